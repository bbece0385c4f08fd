"""Work in processes of its own, so that neither the interpreter's lock nor a fault in it is the host's."""
