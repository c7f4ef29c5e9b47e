// The rules of utopia in this project's words, by their numbers.
export const UTOPIA_RULES: Readonly<Record<string, string>> = {
  '904.1':
    'Every card stands for every card with exactly its mana cost. Everything else is played by the rules of Magic.',
  '904.2': 'Two or more players can play.',
  '904.3': 'What a card is, with everything that belongs to it in the game, is its identity.',
  '904.4': 'There is one more basic land type, Utopia.',
  '904.4a': 'A land of the type Utopia taps for one mana of any colour, whatever text it has.',
  '904.5': 'Every card can be played as a Utopia, a basic land.',
  '904.5a': 'It is played face down, by the rules for playing a land.',
  '904.5b':
    'It is a basic land of the subtype Utopia without a name, a text and a mana cost, and copies of it are the same.',
  '904.5c':
    'It does not count as face down. An effect that turns it face down makes it a face-down permanent as usual.',
  '904.5d': 'If it is then turned face up again, it is a Utopia again.',
  '904.5e': 'Only the player who controls it may look at the card.',
  '904.5f':
    'Before a Utopia leaves the battlefield it swaps its identity with one of that player’s Utopias that is chosen at random, and that one’s card goes where the first was going.',
  '904.6':
    'A hidden card is cast as any card of exactly its mana cost that is not marked. The name is said first. When the card is cast, the name is marked: nobody casts a card under it again.',
  '904.6a': 'A card is what is printed on it only if its player names it so, and not if that name is marked.',
  '904.7': 'A hidden card without a mana cost can be any land that is not marked, and is played as such.',
  '904.8':
    'A hidden card can be any card of its mana cost that is not marked, or a Utopia. If no such card is left, it is only a Utopia.',
  '904.8a':
    'So can the special actions of hidden cards be used. The name is marked, and a card that comes into the open by it stays what it was named.',
  '904.9':
    'So can the abilities of hidden cards be activated. The card is revealed and its name is marked. If the ability takes it into the open, it is that card there.',
  '904.10': 'A card can be played face down as a card with morph of its mana cost.',
  '904.10a':
    'It is turned face up for the morph cost of a card of its mana cost that is not marked, and is that card then.',
  '904.10b':
    'If anything else turns it face up, it becomes a card with morph of its mana cost that is not marked, and the name is marked.',
  '904.10c': 'If no such card is left, it stays what a face-down creature is, but face up.',
  '904.11': 'The following rules are about hidden cards that somebody gets to know.',
  '904.11a':
    'Who would search a library for some number of cards searches that many cards from its top instead. What is named so is not marked.',
  '904.11b': 'Who would search for any number of cards searches none.',
  '904.11c':
    'The owner of a card that is revealed says what it is: a card of its mana cost that is not marked, or a land. The name is not marked, and what is printed stays visible to all.',
  '904.11d':
    'A card that another player looks at is a land, and stays one where it goes. This is true of searching another player’s library too.',
  '904.11e':
    'A card that its owner looks at or searches may be a Utopia or any card of its mana cost that is not marked. It comes into the open as that, and the name is marked then.',
  '904.12':
    'A hidden card that comes into the open in another way is what it was when it left. If that is not known, its owner says what it is, and a name that is said is marked.',
};
