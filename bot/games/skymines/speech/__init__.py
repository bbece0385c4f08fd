"""The words of Skymines."""
