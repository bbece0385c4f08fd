# On pictures: somebody whose name has no letters that can be drawn, by the letter of his emblem
picture-nameless = Player { $letter }
