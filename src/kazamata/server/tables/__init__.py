"""Tables: their records, histories, seats, plans and undo."""
