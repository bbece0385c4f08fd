# On pictures: somebody whose name has no letters that can be drawn, by the letter of their emblem
picture-nameless = Player { $letter }
