"""The online house: tables that people and bots share. It knows no game, only the seven verbs."""
