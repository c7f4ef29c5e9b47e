// Writes what happens to the game: turns and phases, votes, coins and dice, winning and losing.
import { list, objectOf, one, order, plural, saying, spaced, verb, type Clause } from '../english/grammar.js';
import type { Table } from '../english/pen.js';
import { player, playerDoes, theirs, times } from './verbs.js';
import { STEP } from '../english/vocabulary.js';

type OnGame =
  | 'vote'
  | 'flip-coins'
  | 'roll-dice'
  | 'get-emblem'
  | 'become-monarch'
  | 'take-initiative'
  | 'get-city-blessing'
  | 'lose-game'
  | 'win-game'
  | 'draw-game'
  | 'restart-game'
  | 'extra-turn'
  | 'extra-phase'
  | 'extra-step'
  | 'skip'
  | 'end-turn'
  | 'end-combat-phase'
  | 'control-player'
  | 'exchange-zones'
  | 'reverse-turn-order';

const SKIPPED = {
  ...STEP,
  turn: 'turn',
  combat: 'combat phase',
  main: 'main phase',
} as const;

export const ON_GAME: Pick<Table<'effect', Clause>, OnGame> = {
  vote: ({ who, options, bind }, pen) => {
    const clause = player(who, 'vote', () => `for ${list(options, 'or')}`, pen);
    pen.page.bind(bind, one('that vote'), 'a vote was cast');
    return clause;
  },
  'flip-coins': ({ who, count = 1, until, call, bind }, pen) => {
    const they = who.kind === 'you' ? 'you' : 'they';
    const rest = () =>
      spaced(
        count === 1 ? 'a coin' : `${times(count, pen)} coins`,
        until === undefined ? '' : `until ${they} ${until === 'loses' ? 'lose' : 'win'} a flip`,
        call === undefined ? '' : call === 'call' ? 'and call it' : 'without a call',
      );
    const clause = player(who, 'flip', rest, pen);
    const subject = pen.players(who);
    pen.page.bind(
      bind,
      one('that flip'),
      `${subject.text} ${verb(subject, 'win')} the flip`,
      'the number of flips won',
    );
    return clause;
  },
  'roll-dice': ({ who, sides, count = 1, bind }, pen) => {
    const dice = () => (count === 1 ? `a d${sides}` : `${times(count, pen)} d${sides}`);
    const clause = player(who, 'roll', dice, pen);
    pen.page.bind(bind, one('that roll'), 'the result is more than zero', 'the result');
    return clause;
  },
  // cr 114.3: an emblem has no characteristics except its abilities.
  'get-emblem': ({ who, face: { abilities = [] } }, pen) => {
    const inside = pen.apart('this emblem');
    const texts = abilities.map((ability) => `"${inside.ability(ability)}"`);
    return player(who, 'get', () => `an emblem with ${list(texts) || 'no abilities'}`, pen);
  },
  'become-monarch': playerDoes('become', 'the monarch'),
  'take-initiative': playerDoes('take', 'the initiative'),
  'get-city-blessing': playerDoes('get', "the city's blessing for the rest of the game"),
  'lose-game': playerDoes('lose', 'the game'),
  'win-game': playerDoes('win', 'the game'),
  'draw-game': () => saying('the game is a draw'),
  'restart-game': ({ except }, pen) =>
    order(
      `restart the game${except === undefined ? '' : `, leaving ${objectOf(pen.object(except))} in exile`}`,
    ),
  'extra-turn': ({ who, count = 1 }, pen) =>
    player(
      who,
      'take',
      () =>
        count === 1 ? 'an extra turn after this one' : `${times(count, pen)} extra turns after this one`,
      pen,
    ),
  'extra-phase': ({ phase, after = 'this-phase', then, count = 1 }, pen) => {
    const name = { beginning: 'beginning', combat: 'combat', main: 'main', end: 'ending' }[phase];
    const start = {
      'this-phase': 'after this phase',
      'main-phase': 'after this main phase',
      combat: 'after this combat',
    }[after];
    const phases =
      count === 1 ? `an additional ${name} phase` : `${times(count, pen)} additional ${name} phases`;
    return saying(
      `${start}, there ${count === 1 ? 'is' : 'are'} ${phases}${then === undefined ? '' : ' followed by an additional main phase'}`,
    );
  },
  'extra-step': ({ step }) => saying(`there is an additional ${STEP[step]} after this step`),
  skip: ({ who, what, count = 1 }, pen) => {
    const name = SKIPPED[what];
    const skipped = () => (count === 1 ? name : `${times(count, pen)} ${plural(name)}`);
    return player(who, 'skip', () => `${theirs(who)} next ${skipped()}`, pen);
  },
  'end-turn': () => order('end the turn'),
  'end-combat-phase': () => order('end the combat phase'),
  'control-player': ({ who, by, during }, pen) => {
    const time = {
      'next-turn': "during that player's next turn",
      'next-combat': 'during their next combat phase',
      this: 'until this is done',
    }[during];
    return player(by, 'control', () => `${objectOf(pen.players(who))} ${time}`, pen);
  },
  'exchange-zones': ({ who, one: first, other }, pen) =>
    player(who, 'exchange', () => `${theirs(who)} ${first} and ${other}`, pen),
  'reverse-turn-order': () => saying('the turn order is reversed'),
};
