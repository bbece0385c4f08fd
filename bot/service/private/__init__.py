"""What one person alone sees and keeps at a table: his panel with hand, plans and notes."""
