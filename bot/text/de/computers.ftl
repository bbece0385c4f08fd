# Ein Tipp an einem Übungstisch
button-hint = Tipp
hint-heading = Ein starker Zug wäre:
refused-no-practice = Tipps gibt es nur zum Üben: in einem Freundschaftsspiel, in dem du nur gegen Computer spielst.
refused-no-hint-now = Du hast gerade nichts zu entscheiden. Frag noch einmal, wenn du am Zug bist.

# Warum Computer taten, was sie taten
button-why = Gründe der Computer
why-heading = Warum die Computer das taten.
why-unknown = Darüber hat der Computer nicht lange nachgedacht; mehr ist nicht zu sagen.
why-not-now = Den Grund kann ich gerade nicht ermitteln. Frag gleich noch einmal.
refused-why-not-over = Computer verraten ihre Gründe, wenn das Spiel vorbei ist.
refused-why-no-computers = In diesem Spiel hat kein Computer etwas getan.

# Whom a searching computer compares a lead with, where there are several: after “gleichauf mit”, “vor”, “hinter”.
game-rival = dem Besten der anderen
