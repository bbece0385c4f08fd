# The next table where somebody is awaited
command-next = next
command-next-about = Open the table that has been waiting for you for the longest time
next-line = Next table where you are awaited: [{ $what }]({ $link }) · { $server } · since { $since }
next-none = No table waits for you.
button-next = Next: { $title }, table { $table }
