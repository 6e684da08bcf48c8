"""What is heard and said over the wire: the door, its limits, routes, sockets and the page."""
