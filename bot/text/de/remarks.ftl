# Remarks in the log
remark-by = { $what } Von { $who }.
remark-why = { $what } Grund: { $reason }
