"""The components of Dungeon Lords, a file per kind; each row says whether it is published or house."""
