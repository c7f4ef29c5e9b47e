// The chapters of the War Zone rules in this project's words, by their headings.
export const WAR_ZONE_RULES: Readonly<Record<string, string>> = {
  Introduction: 'What these rules do not change is played by the rules of Magic.',
  Setup:
    'Each player has a Main Library of cards without lands, and a Utopia Library of basic lands. Chance decides who begins. Mulligans are those of Paris.',
  'Optional Land Rule':
    'The players may put some nonbasic lands into their Main Libraries. They are used as any other land card, and are no Utopias.',
  'Basic Game Play':
    'The player who begins does not draw in the first turn. Every draw comes from the Main Library or from the Utopia Library.',
  'Special Rules on Cards':
    'A card is never what is printed on it. When the game needs it, it is any card of exactly its mana cost: that is its template. A template is used once in a game, by whichever player. A card keeps it until it is exiled, or goes to a hand or a library.',
  'Out of Play':
    'A card that is phased out, or set aside for a time by what brings it back, keeps its template. One that leaves the game loses it.',
  'Discard Rule':
    'A discarded card may be given a template as it is discarded. Without one it is a card of its cost, and gets none before it is in a hand or a library again.',
  'Using Templates':
    'A template is used only where the game needs one. Who discards cards, or puts them from a library into a graveyard, says which they are, or leaves them without a template.',
  'Dual Libraries and Graveyards':
    'Each player has two libraries and two graveyards. An effect on a player’s library or graveyard is about one of them, and stays with it to its end.',
  'Optional Ante Rule': 'If the players agree, a game is played for ante, with the cards for ante.',
  'Running Out of Cards': 'A player who must draw and can draw from neither library loses the game.',
  Clairvoyance: 'The cards are seen, and get no template.',
  'Cursed Scroll': 'Its player names a mana cost instead of a card, and no template is used.',
  'Demonic Consultation':
    'A card is named, and its template is used up. The card that is found is a card of its cost in the hand. Those that are exiled get no template.',
  'Demonic Tutor': 'The card is not shown, so no template is used.',
  'Dream Cache':
    'Each of the draws may come from either library; how many from which is said first. A Utopia that is put back is shown, and goes into the Utopia Library.',
  'Enlightened Tutor':
    'The card is shown, so it needs a template. In the hand it may be cast as anything of its cost again.',
  "Gaea's Blessing":
    'The targets lie in one graveyard. If Utopias were put back, the draw that follows is from the Utopia Library.',
  Mulch: 'It may be about either library.',
  Rowen: 'All of its effect is about one library.',
  Timetwister:
    'The hand and the main graveyard go into the Main Library. Each of the seven draws may come from either library.',
  Utopia:
    'A Utopia is a basic land that taps for one mana of any colour. It becomes a basic land of a chosen type, snow or not, until the turn ends, for nothing and without the stack.',
  'Utopia, Rulings':
    'Utopias have a graveyard of their own. How the draws of one effect are divided between the libraries is said before any card is drawn. A draw from the Utopia Library is never one from the Main Library. A Utopia that would go to a library is shown and goes to the Utopia Library. A Utopia that has become a basic land of some type is no Utopia meanwhile.',
  'The Decks':
    'In a tournament the judges make the libraries, 40 cards and 30 Utopias, and each stays at its table. There are no sideboards.',
  'Sealed Deck':
    'Libraries may be made of sealed cards: their basic lands are the Utopia Library. Three cards may be taken out as a sideboard.',
  'Match Victory':
    'A match is one game. When the time is over, the player with more life wins, unless somebody shows that the game is decided.',
  'Card Templating':
    'A player says the name of a card so clearly that it can be no other. In doubt the judge has it written down.',
  'The Judge': 'What the judge rules is final.',
  Challenges:
    'If two players do not agree on what a card does or on what has happened, one challenges the other and a judge decides. Who loses two challenges in a match loses the match.',
  'Note Taking': 'Notes are allowed and recommended. In a challenge they are the evidence.',
  Time: 'A player thinks for 45 seconds at most, and in the last quarter of an hour of a round for 15.',
  'Special Tournament Card Rulings': 'Cards that are dropped are aimed at a single card, as they resolve.',
};
