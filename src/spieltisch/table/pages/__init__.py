"""The pages: each handler reads a request, asks the house, and renders or redirects."""
