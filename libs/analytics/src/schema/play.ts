// Tables about what happens in play.
import { count, flag, long, maybe, opened, table, text } from './columns.js';
import { GAME, MAYBE_SEAT, PLACE, SEAT } from './places.js';

const PRINTED = { printed: opened(text('The name printed on the card.')) };

export const PLAY_TABLES = {
  opening_hands: table({
    says: 'The cards with which each player kept, one row a card. Only of games that have opened.',
    opened: true,
    columns: { ...GAME, ...SEAT, printed: text('The name printed on the card.') },
  }),
  names: table({
    says: 'One row for each name given to a card.',
    columns: {
      ...PLACE,
      ...SEAT,
      name: text('The name that was given.'),
      cost: maybe(text('The mana cost of the card of that name, if it came to be seen.')),
      ...PRINTED,
      zone: text('Where the card was.'),
      counts: flag('Whether the name is used up in this game.'),
      watched: flag('A name under watch (pentaland 706.4a).'),
    },
  }),
  casts: table({
    says: 'One row for each spell cast or copied.',
    columns: {
      ...PLACE,
      ...SEAT,
      name: maybe(text('Its name; null for a spell cast face down.')),
      cost: maybe(text('Its mana cost.')),
      ...PRINTED,
      copy: flag('A copy, which was not cast.'),
      x: maybe(long('The X of its cost.')),
      alternative: maybe(text('The alternative cost that was paid.')),
      paid: count('How much mana was spent on it.'),
      colours: text('The types of that mana, each letter once, as `GW`.'),
      targets: count('How many targets it had.'),
      outcome: text('resolved, fizzled, countered, left (it left the stack otherwise) or unfinished.'),
    },
  }),
  abilities: table({
    says: 'One row for each activated or triggered ability on the stack.',
    columns: {
      ...PLACE,
      ...SEAT,
      kind: text('activated or triggered.'),
      name: maybe(text('The name of its source, if everyone knew it.')),
      targets: count('How many targets it had.'),
      outcome: text('As for `casts`.'),
    },
  }),
  lands: table({
    says: 'One row for each land played: lands, Pentalands and Utopias.',
    columns: {
      ...PLACE,
      ...SEAT,
      kind: text('land, pentaland or utopia.'),
      name: maybe(text('The name of a land that lies face up.')),
      ...PRINTED,
    },
  }),
  transfers: table({
    says: 'One row for each change of owner (pentaland 702.2).',
    columns: {
      ...PLACE,
      owner: maybe(count('The new owner; null: nobody.')),
      zone: text('The zone of the cards.'),
      cards: opened(count('How many cards.')),
    },
  }),
  moves: table({
    says: 'One row for each card or token that changed zone. Draws included.',
    columns: {
      ...PLACE,
      seat: maybe(count('The owner, or the player who draws.')),
      by: maybe(count('The player who moved it.')),
      cause: text('Why, as `draw`, `cast`, `destroy` or `discard`.'),
      origin: text('The zone it left.'),
      destination: text('The zone it reached.'),
      name: maybe(text('Its name there, if it was seen.')),
      ...PRINTED,
    },
  }),
  damage: table({
    says: 'One row for each source and recipient of damage.',
    columns: {
      ...PLACE,
      name: maybe(text('The name of the source.')),
      seat: maybe(count('The player it was dealt to; null: to a permanent.')),
      target: maybe(text('The name of the permanent it was dealt to.')),
      amount: long('How much.'),
      combat: flag('Combat damage.'),
      prevented: flag('It was prevented and not dealt.'),
    },
  }),
  life: table({
    says: 'One row for each change of a life total.',
    columns: {
      ...PLACE,
      ...SEAT,
      by: long('The change.'),
      cause: text('gain, lose, damage, pay, set or burn.'),
      life: long('The total afterwards.'),
    },
  }),
  attacks: table({
    says: 'One row for each attacking creature.',
    columns: {
      ...PLACE,
      name: maybe(text('The name of the attacker.')),
      seat: maybe(count('The attacking player: the one whose turn it is.')),
      defending: count('The seat that may block it.'),
      blockers: count('How many creatures were declared to block it.'),
    },
  }),
  chances: table({
    says: 'Coins flipped and dice rolled.',
    columns: {
      ...PLACE,
      ...MAYBE_SEAT,
      sides: count('2 for a coin.'),
      result: count('The number rolled; heads is 1, tails is 0.'),
      won: maybe(flag('Whether the flip was won.')),
    },
  }),
} as const;
