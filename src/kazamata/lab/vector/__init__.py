"""Tables for learners: positions that are stepped by numbers and shown in numbers; compiled."""
