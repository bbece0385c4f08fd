# The next table where somebody is awaited
command-next = next
command-next-about = Open the table that has been waiting for you the longest
next-line = The next table waiting for you: [{ $what }]({ $link }) · { $server } · since { $since }
next-none = No table is waiting for you.
button-next = Next: { $title }, table { $table }
