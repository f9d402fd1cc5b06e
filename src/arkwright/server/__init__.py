"""The server: HTTP and WebSocket, people and seats, storage. It knows no rules."""
