# Remarks in the log
remark-by = { $what } By { $who }.
remark-why = { $what } Reason: { $reason }
