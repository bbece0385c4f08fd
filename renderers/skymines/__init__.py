"""The pictures of Skymines."""
