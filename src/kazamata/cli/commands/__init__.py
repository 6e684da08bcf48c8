"""The commands of `kazamata`, one module each."""
