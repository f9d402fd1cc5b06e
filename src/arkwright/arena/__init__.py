"""Many games at once: simulations and tournaments, on all cores or on a cluster."""
