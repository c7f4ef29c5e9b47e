// The rules of pentaland in this project's words, by their numbers.
export const PENTALAND_RULES: Readonly<Record<string, string>> = {
  '700.1': 'Pentaland is a way to play Mental Magic, a variant of Magic that is not official.',
  '700.1a': 'What these rules do not change is played by the rules of Magic.',
  '700.2': 'All players draw from one library, of about 300 cards unless the terms say otherwise.',
  '701.1': 'The library is everybody’s, so what is done to it is restricted.',
  '701.1a': 'Nobody searches the library.',
  '701.1b': 'Instead of shuffling the library, a player cuts it. For every effect, that counts as a shuffle.',
  '702.1': 'There is one library for all players.',
  '702.1a': 'An effect on the library of some player is an effect on that one library.',
  '702.2':
    'A card that goes from the library to another zone belongs to the player whose library the effect or the draw took it from.',
  '702.2a': 'A card that goes into the library belongs to nobody.',
  '702.2b':
    'While a player reveals cards of the library they are that player’s, except a top card that an effect keeps revealed.',
  '702.2c': 'While anybody looks at cards of a player’s library they are that player’s.',
  '703.1': 'A Pentaland is a basic land without a subtype that taps for one mana of any colour.',
  '703.2': 'A player may play any card of their hand face down as a Pentaland.',
  '703.3':
    'The same is true of any face-down card that the player could play, and of any card without a name that lies face up and that the player could play if it were a land.',
  '703.4': 'To play a Pentaland is a special action, which follows the rules for playing a land.',
  '703.5':
    'If an effect lets a player put a land from hand onto the battlefield without revealing it first, that player may put any card of the hand there face down as a Pentaland.',
  '703.6': 'A Pentaland on the battlefield is no face-down permanent.',
  '703.7': 'A Pentaland that goes to another zone stays face down.',
  '703.8': 'A Pentaland that goes to a hand or to the library is one no more.',
  '704.1':
    'A card is named as another card of the format with exactly the same mana cost. Either cost may be read with any choice of its hybrid symbols, and a split card counts with either of its costs. Nobody names a card as what is printed on it.',
  '704.2': 'Each name is given once in a game. The one exception is 705.4a.',
  '704.3': 'Each half of a split card is a card with a name of its own.',
  '704.4': 'A named card is that card from then on, for the rest of the game.',
  '705.1':
    'A player names a card to cast or play it face up, to suspend it, to splice it, to use an ability of it, or to play it face down from a zone that everyone sees.',
  '705.2': 'A card without a name that leaves a hand face up is named by its player before it leaves.',
  '705.3':
    'A card without a name that goes face up to a graveyard is named by that player before it leaves the zone it was in.',
  '705.4':
    'A face-down card without a name that is turned face up is named by its controller, as a card that could have been played so and whose name is free.',
  '705.4a':
    'If every name that would be legal was used up since the card was played face down, one of them by an opponent, a used name may be given. A player who still has no legal name loses the game.',
  '705.5':
    'A player who chooses or reveals a card that must meet a criterion names it so that it does. If that player cannot, and the cards lie face up, their owner may choose and name one instead.',
  '705.6':
    'If an effect has to know something of a face-up card without a name, its owner names it. The rules 705.7 to 705.11 are exceptions.',
  '705.7': 'The mana cost and the mana value of a card without a name are those that are printed on it.',
  '705.8': 'Its colours are those of the mana symbols of its printed cost.',
  '705.9': 'A card without a name that has a mana cost is known to be no land.',
  '705.10': 'Cards of which one has no name do not share a name.',
  '705.11':
    'If an effect asks whether certain cards are in a hand, every card there that could be given such a name is named, unless the name is used up. Its owner may name one of them as the card that is sought, and leave the others.',
  '706.1':
    'A card that is banned or restricted in a format is banned in the Mental Magic game of that format.',
  '706.2':
    'Cards that change the size of the library too much, or reveal an open number of its cards, are banned.',
  '706.3': 'Cards that make a game too chaotic are banned.',
  '706.4': 'Cards that abuse the rules of Mental Magic are banned.',
  '706.4a': 'Some cards are watched: they may be named, and everyone is told of it.',
};
