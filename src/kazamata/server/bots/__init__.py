"""Who plays where no person does: bots in processes of their own, and the care of clocks."""
