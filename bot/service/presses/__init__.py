"""What buttons, menus and windows do. One small function a verb; `buttons.PRESSES` is the whole list."""
