"""The records that travel between server and page."""
