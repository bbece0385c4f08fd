restarted-panel = Ich wurde währenddessen neu gestartet. Nichts ist verloren; so steht es jetzt.
