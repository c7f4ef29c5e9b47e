// Verbs done by or to players (cr 701, 700s), and what happens to the game.
import type { NodeKind, Players, Value } from '../grammar/sorts.js';
import { choice } from './effects-combined.js';
import { counterName } from './filters.js';
import {
  doing,
  list,
  many,
  numberWord,
  objectOf,
  one,
  order,
  plural,
  saying,
  spaced,
  verb,
  type Clause,
} from './grammar.js';
import { any, several, words } from './nouns.js';
import { entering } from './replacements.js';
import type { Pen, Table } from './pen.js';
import { actorOf } from './references.js';
import { howMany, howMuch, STEP } from './values.js';

type OnPlayers =
  | 'draw'
  | 'discard'
  | 'mill'
  | 'gain-life'
  | 'lose-life'
  | 'set-life'
  | 'exchange-life'
  | 'add-mana'
  | 'empty-pool'
  | 'player-counters'
  | 'remove-player-counters'
  | 'create-token'
  | 'search'
  | 'shuffle'
  | 'scry'
  | 'surveil'
  | 'fateseal'
  | 'clash'
  | 'vote'
  | 'flip-coins'
  | 'roll-dice'
  | 'proliferate'
  | 'manifest'
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

const player = (who: Players, infinitive: string, rest: string, pen: Pen): Clause =>
  doing(pen.players(who), actorOf(who), infinitive, rest);
const does =
  (infinitive: string, rest = '') =>
  ({ who }: { readonly who: Players }, pen: Pen): Clause =>
    player(who, infinitive, rest, pen);
const theirs = (who: Players, pen: Pen) =>
  who.kind === 'you' ? 'your' : pen.players(who).text === 'you' ? 'your' : 'their';
const SKIPPED: Readonly<Record<string, string>> = {
  turn: 'turn',
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  'precombat-main': 'precombat main phase',
  combat: 'combat phase',
  'postcombat-main': 'postcombat main phase',
  end: 'end step',
  main: 'main phase',
};
const times = (count: Value, pen: Pen) => (typeof count === 'number' ? numberWord(count) : pen.value(count));

function discard(
  { who, count, filter, how = 'choose', bind }: NodeKind<'effect', 'discard'>,
  pen: Pen,
): Clause {
  const subject = pen.players(who);
  const noun = { ...(filter === undefined ? {} : pen.noun(filter)), base: 'card' };
  pen.page.bind(
    bind,
    count === 1 ? one('the discarded card') : many('the discarded cards'),
    'a card is discarded this way',
    'the number of cards discarded this way',
  );
  const whose = who.kind === 'you' ? 'your' : 'their';
  const what =
    how === 'hand'
      ? filter === undefined
        ? `${whose} hand`
        : `all ${words(noun, 'many')} in ${whose} hand`
      : count === undefined
        ? `all ${words(noun, 'many')}`
        : typeof count === 'number'
          ? several(noun, count)
          : count.kind === 'x'
            ? several(noun, 'X')
            : `a number of ${words(noun, 'many')} equal to ${pen.value(count)}`;
  const manner = { choose: '', random: ' at random', hand: '', 'chosen-by-you': ' of your choice' }[how];
  return doing(
    subject,
    actorOf(who),
    'discard',
    `${what}${manner}${how === 'hand' && count !== undefined ? ` (${pen.value(count)})` : ''}`,
  );
}

function search(
  { who, whose, zones, filter, least, most, unbounded, bind }: NodeKind<'effect', 'search'>,
  pen: Pen,
): Clause {
  const subject = pen.players(who);
  const owner = whose === undefined ? (who.kind === 'you' ? 'your' : 'their') : pen.players(whose).possessive;
  const limits = choice(
    {
      ...(least === undefined ? {} : { least }),
      ...(most === undefined ? {} : { most }),
      ...(unbounded === undefined ? {} : { unbounded }),
    },
    pen,
  );
  const noun = { ...(filter === undefined ? {} : pen.noun(filter)), base: 'card' };
  const what = limits.text === '' ? any(noun) : `${limits.text} ${words(noun, limits.number)}`;
  pen.page.bind(
    bind,
    limits.number === 'one' ? one('that card') : many('those cards'),
    'a card is found this way',
  );
  return doing(subject, actorOf(who), 'search', `${owner} ${list(zones, 'and/or')} for ${what}`);
}

export const ON_PLAYERS: Pick<Table<'effect', Clause>, OnPlayers> = {
  draw: ({ who, count, bind }, pen) => {
    const clause = player(who, 'draw', howMany(count, 'card', pen), pen);
    pen.page.bind(
      bind,
      count === 1 ? one('the drawn card') : many('the drawn cards'),
      'a card is drawn this way',
      'the number of cards drawn this way',
    );
    return clause;
  },
  discard,
  mill: ({ who, count, bind }, pen) => {
    const clause = player(who, 'mill', howMany(count, 'card', pen), pen);
    pen.page.bind(
      bind,
      count === 1 ? one('the milled card') : many('the milled cards'),
      'a card is milled this way',
    );
    return clause;
  },
  'gain-life': ({ who, amount, bind }, pen) => {
    const clause = player(who, 'gain', howMuch(amount, 'life', pen), pen);
    pen.page.bind(bind, one('that life'), 'life is gained this way', 'the life gained this way');
    return clause;
  },
  'lose-life': ({ who, amount, bind }, pen) => {
    const clause = player(who, 'lose', howMuch(amount, 'life', pen), pen);
    pen.page.bind(bind, one('that loss'), 'life is lost this way', 'the life lost this way');
    return clause;
  },
  'set-life': ({ who, amount }, pen) => {
    const whose = pen.players(who);
    return saying(`${whose.possessive} life total becomes ${pen.value(amount)}`);
  },
  'exchange-life': ({ one: first, other }, pen) => {
    const left = objectOf(pen.players(first));
    return saying(`${left} and ${objectOf(pen.players(other))} exchange life totals`);
  },
  'add-mana': ({ who, mana, count, restriction, until, rider }, pen) => {
    const number =
      count === undefined
        ? ''
        : typeof count === 'number'
          ? numberWord(count)
          : count.kind === 'x'
            ? 'X'
            : '';
    const many_ = count !== undefined && number === '' ? ` for each of ${pen.value(count)}` : '';
    const text = [
      pen.mana(mana, number),
      many_,
      restriction === undefined ? '' : `. Spend this mana only on ${words(pen.noun(restriction), 'many')}`,
      until === undefined
        ? ''
        : `. Until end of ${until === 'end-of-turn' ? 'turn' : 'phase'}, you don't lose this mana as steps and phases end`,
      rider === undefined
        ? ''
        : `. When this mana is spent, ${pen
            .body(rider)
            .replace(/\.$/, '')
            .replace(/^./, (first) => first.toLowerCase())}`,
    ].join('');
    return who === undefined ? order(`add ${text}`) : player(who, 'add', text, pen);
  },
  'empty-pool': does('lose', 'all unspent mana'),
  'player-counters': ({ who, counter, count }, pen) =>
    counter === 'energy' && typeof count === 'number' && count < 9
      ? player(who, 'get', '{E}'.repeat(count), pen)
      : player(who, 'get', howMany(count, counterName(counter), pen), pen),
  'remove-player-counters': ({ who, counter, count }, pen) =>
    player(
      who,
      'lose',
      count === undefined ? `all ${plural(counterName(counter))}` : howMany(count, counterName(counter), pen),
      pen,
    ),
  'create-token': ({ who, token, count = 1, enters, bind }, pen) => {
    const actor = who === undefined ? undefined : pen.players(who);
    const made = pen.token(token, count);
    const entry =
      enters === undefined
        ? ''
        : ` that ${made.number === 'one' ? '' : ''}${entering(enters, pen)}`.replace('  ', ' ');
    pen.page.bind(
      bind,
      made.number === 'one' ? one('that token') : many('those tokens'),
      'a token is created this way',
    );
    const text = `${made.text}${made.number === 'one' ? entry : entry.replace('that enters', 'that enter')}`;
    return actor === undefined || who === undefined
      ? order(`create ${text}`)
      : doing(actor, actorOf(who), 'create', text);
  },
  search,
  shuffle: ({ who }, pen) => {
    const text = who.kind === 'you' ? order('shuffle') : doing(pen.players(who), actorOf(who), 'shuffle');
    return text;
  },
  scry: ({ who, count, whose }, pen) =>
    player(
      who,
      'scry',
      spaced(pen.value(count), whose === undefined ? '' : `with ${pen.players(whose).possessive} library`),
      pen,
    ),
  surveil: ({ who, count }, pen) => player(who, 'surveil', pen.value(count), pen),
  fateseal: ({ who, whose, count }, pen) =>
    player(who, 'fateseal', `${pen.value(count)} on ${pen.players(whose).possessive} library`, pen),
  clash: ({ who, against, bind }, pen) => {
    const subject = pen.players(who);
    const clause = doing(subject, actorOf(who), 'clash', `with ${objectOf(pen.players(against))}`);
    pen.page.bind(bind, one('that clash'), `${subject.text} ${verb(subject, 'win')}`);
    return clause;
  },
  vote: ({ who, options, bind }, pen) => {
    const clause = player(who, 'vote', `for ${list(options, 'or')}`, pen);
    pen.page.bind(bind, one('that vote'), 'a vote was cast');
    return clause;
  },
  'flip-coins': ({ who, count = 1, until, call, bind }, pen) => {
    const subject = pen.players(who);
    const coins = count === 1 ? 'a coin' : `${times(count, pen)} coins`;
    const rest = spaced(
      coins,
      until === undefined
        ? ''
        : `until ${subject.text === 'you' ? 'you' : 'they'} ${until === 'loses' ? 'lose' : 'win'} a flip`,
      call === undefined ? '' : call === 'call' ? 'and call it' : 'without a call',
    );
    pen.page.bind(
      bind,
      one('that flip'),
      `${subject.text} ${verb(subject, 'win')} the flip`,
      'the number of flips won',
    );
    return doing(subject, actorOf(who), 'flip', rest);
  },
  'roll-dice': ({ who, sides, count = 1, bind }, pen) => {
    const clause = player(who, 'roll', count === 1 ? `a d${sides}` : `${times(count, pen)} d${sides}`, pen);
    pen.page.bind(bind, one('that roll'), 'the result is more than zero', 'the result');
    return clause;
  },
  proliferate: ({ who }, pen) =>
    who === undefined ? order('proliferate') : player(who, 'proliferate', '', pen),
  manifest: ({ who, what, how = 'manifest', bind }, pen) => {
    const subject = pen.players(who);
    const it = pen.object(what);
    pen.page.bind(
      bind,
      it.number === 'one' ? one(`the ${how}ed permanent`) : many(`the ${how}ed permanents`),
      `a card is ${how}ed this way`,
    );
    return doing(subject, actorOf(who), how, objectOf(it));
  },
  'get-emblem': ({ who, face }, pen) =>
    player(
      who,
      'get',
      `an emblem with ${(face.abilities ?? []).map((ability) => `"${pen.apart('this emblem').ability(ability)}"`).join(' and ') || 'no abilities'}`,
      pen,
    ),
  'become-monarch': does('become', 'the monarch'),
  'take-initiative': does('take', 'the initiative'),
  'get-city-blessing': does('get', "the city's blessing for the rest of the game"),
  'lose-game': does('lose', 'the game'),
  'win-game': does('win', 'the game'),
  'draw-game': () => saying('the game is a draw'),
  'restart-game': ({ except }, pen) =>
    order(
      `restart the game${except === undefined ? '' : `, leaving ${objectOf(pen.object(except))} in exile`}`,
    ),
  'extra-turn': ({ who, count = 1 }, pen) =>
    player(
      who,
      'take',
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
    const name = SKIPPED[what] ?? what;
    return player(
      who,
      'skip',
      `${theirs(who, pen)} next ${count === 1 ? name : `${times(count, pen)} ${plural(name)}`}`,
      pen,
    );
  },
  'end-turn': () => order('end the turn'),
  'end-combat-phase': () => order('end the combat phase'),
  'control-player': ({ who, by, during }, pen) => {
    const time = {
      'next-turn': 'during their next turn',
      'next-combat': 'during their next combat phase',
      this: 'until this is done',
    }[during];
    return player(by, 'control', `${objectOf(pen.players(who))} ${time}`, pen);
  },
  'exchange-zones': ({ who, one: first, other }, pen) =>
    player(who, 'exchange', `${theirs(who, pen)} ${first} and ${other}`, pen),
  'reverse-turn-order': () => saying('the turn order is reversed'),
};
