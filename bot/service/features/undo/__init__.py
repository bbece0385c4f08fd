"""Going back: by right, or by the consent of the others."""
