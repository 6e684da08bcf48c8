"""The ground floor: what every board game here is made of. It knows no game."""
