"""The online house: tables that people and bots share over the network. It knows no game, only the seven verbs."""
