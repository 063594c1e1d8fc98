"""The data of a table of Equinox: numbers for things, the table itself, what stays hidden."""
