"""What every game shares: the contract and the values it is written in."""
