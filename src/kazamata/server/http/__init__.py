"""HTTP and WebSocket layer: access control, limits, routes, sockets and the page's files."""
