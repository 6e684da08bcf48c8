"""What lies on the server: tables, their chronicles, who sits at them, and how they are shown."""
