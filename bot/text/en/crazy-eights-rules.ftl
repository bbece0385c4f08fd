### The rules of Crazy Eights in our own words. Refusals cite these paragraphs by number.

ce-rules-summary-1 = **Goal.** Get rid of your cards before the others do.
ce-rules-summary-2 = **Your turn**
ce-rules-summary-3 = - **Play** a card of the suit that is to be followed, or of the rank of the top card.
ce-rules-summary-4 = - **Play an eight** at any time, and name the suit that is to be followed now.
ce-rules-summary-5 = - **Draw** if you cannot or do not want to play, up to three times in a turn; after each draw you may play.
ce-rules-summary-6 = - **Pass** only when you may not draw any more.
ce-rules-summary-7 = **The end** comes when a hand is empty, or when all have passed in turn. The fewest points in hand win: an eight counts 50, king, queen and jack 10, an ace 1, all others their number.
ce-rules-summary-8 = **A good start:** keep your eights for when nothing else fits, but not too long.

ce-rules-topic-goal = 1. What it is about
ce-rules-goal-1 = **1.1** You want to get rid of your cards before the others do. The 52 cards are shuffled; two players get seven cards each, three or four players get five. The next card is turned up and begins the pile. The rest is the stock.
ce-rules-goal-2 = **1.2** The suit of the card turned up is the first suit to follow, even if that card is an eight.

ce-rules-topic-turn = 2. Your turn
ce-rules-turn-1 = **2.1** You take turns, seat by seat. The first player is drawn.
ce-rules-turn-2 = **2.2** In your turn you play a card, play an eight, or draw. If you may not draw, you may pass.
ce-rules-turn-3 = **2.3** You play cards from your hand, face up on the pile, one in a turn.

ce-rules-topic-play = 3. Playing a card
ce-rules-play-1 = **3.1** A card fits if it has the suit to follow or the same rank as the top card of the pile.
ce-rules-play-2 = **3.2** Its own suit is then the suit to follow.

ce-rules-topic-eight = 4. Eights
ce-rules-eight-1 = **4.1** An eight always fits. When you play it, you name the suit to follow.
ce-rules-eight-2 = **4.2** You name a suit with an eight only.
ce-rules-eight-3 = **4.3** You name one of the four suits; it may be the suit of the eight itself.

ce-rules-topic-draw = 5. Drawing and passing
ce-rules-draw-1 = **5.1** If you cannot or do not want to play, draw the top card of the stock. You may play any card that fits after each draw, also the one just drawn. You may pass only when you may not draw.
ce-rules-draw-2 = **5.2** You draw up to three cards in a turn. An option of the table makes that one.
ce-rules-draw-3 = **5.3** When the stock is empty it stays empty: the pile is not shuffled again. If you then do not play, you pass.

ce-rules-topic-end = 6. The end
ce-rules-end-1 = **6.1** After the end nobody acts any more.
ce-rules-end-2 = **6.2** The round ends when a hand is empty.
ce-rules-end-3 = **6.3** It also ends when all have passed in turn, and nobody has played or drawn in between.

ce-rules-topic-scoring = 7. Scoring
ce-rules-scoring-1 = **7.1** Cards in hand count: an eight 50, king, queen and jack 10, an ace 1, any other card its number.
ce-rules-scoring-2 = **7.2** The player with the fewest points in hand wins. From each other player they score what that hand counts more than their own; with an empty hand that is all that the others hold. The others score nothing.
ce-rules-scoring-3 = **7.3** If several players have the fewest points in hand, they share the victory. Behind them, fewer points in hand make the better place.

ce-rules-topic-edition = 8. This edition
ce-rules-edition-1 = **8.1** Crazy Eights is a traditional game in the public domain, played with many house rules. A game here is one round.
ce-rules-edition-2 = **8.2** The choice of rules, the words and the pictures are our own edition.
