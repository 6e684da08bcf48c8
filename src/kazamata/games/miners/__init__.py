"""Imperial Miners: ten rounds of digging, all seats at once."""
