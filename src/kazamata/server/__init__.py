"""The online server: tables for people and bots. It knows no game, only the seven verbs."""
