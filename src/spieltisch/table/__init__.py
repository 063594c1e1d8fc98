"""The web table: live games in the browser, kept move by move in a database.

`store` keeps tables, `house` plays at them; the pages, pictures and templates on top of these two
hold no game of their own.
"""
