"""Research: environments, matches of bots, data sets and measurements."""
