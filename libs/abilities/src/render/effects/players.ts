// Writes what players do and what is done to them (cr 701).
import { BROUGHT, keptAs } from '../objects/kept.js';
import type { Filter, ManaSpec, NodeKind, Outcome, Players, Value } from '../../nodes/sorts.js';
import { choice } from '../objects/choice.js';
import { counterName } from '../objects/comparing.js';
import {
  capital,
  list,
  many,
  numberWord,
  objectOf,
  one,
  order,
  ordered,
  plural,
  saying,
  spaced,
  verb,
  type Clause,
  type Phrase,
} from '../english/grammar.js';
import { any, asCard, words } from '../english/nouns.js';
import type { Pen, Table } from '../english/pen.js';
import { actorOf } from '../objects/references.js';
import { entering } from '../replacements/replacements.js';
import { forEach, howMany, howMuch, isX, numbered } from '../objects/values.js';
import { player, playerDoes, theirs } from './verbs.js';

type OnPlayers =
  | 'draw'
  | 'discard'
  | 'mill'
  | 'gain-life'
  | 'lose-life'
  | 'set-life'
  | 'exchange-life'
  | 'add-mana'
  | 'activate-mana'
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
  | 'proliferate'
  | 'manifest';

/** cr 701.10d. */
const isTwice = (amount: Value, who: Players): boolean =>
  JSON.stringify(amount) === JSON.stringify({ kind: 'product', of: 2, by: { kind: 'life', of: who } });

function discard(
  { who, count, filter, how = 'choose', bind }: NodeKind<'effect', 'discard'>,
  pen: Pen,
): Clause {
  const noun = asCard(filter === undefined ? {} : pen.noun(filter));
  const manner = { choose: '', random: ' at random', hand: '', 'chosen-by-you': ' of your choice' }[how];
  const what = () => {
    if (how === 'hand')
      return `${filter === undefined ? '' : `all ${words(noun, 'many')} in `}${theirs(who)} hand`;
    return count === undefined ? `all ${words(noun, 'many')}` : numbered(noun, count, pen);
  };
  const most = () => (how === 'hand' && count !== undefined ? ` (${pen.value(count)})` : '');
  const clause = player(who, 'discard', () => `${what()}${manner}${most()}`, pen);
  pen.page.bind(
    bind,
    { ...(count === 1 ? one('the discarded card') : many('the discarded cards')), card: 'card' },
    'a card is discarded this way',
    'the number of cards discarded this way',
    'card discarded this way',
  );
  return clause;
}

function search(node: NodeKind<'effect', 'search'>, pen: Pen): Clause {
  const { who, whose, zones, filter, unbounded, bind } = node;
  const { text: count, number } = choice(node, pen);
  const clause = player(
    who,
    'search',
    () => {
      const owner = whose === undefined ? theirs(who) : pen.players(whose).possessive;
      const noun = asCard(filter === undefined ? {} : pen.noun(filter));
      const what = count === '' ? any(noun) : `${count} ${words(noun, number)}`;
      const places = zones.map((zone) => (zone === 'outside' ? 'cards outside the game' : zone));
      return `${owner} ${list(places, unbounded === undefined ? 'and/or' : 'and')} for ${what}`;
    },
    pen,
  );
  const mine = whose === undefined ? { mine: () => pen.players(who).possessive } : {};
  const phrase = number === 'one' ? one('that card') : many('those cards');
  pen.page.bind(bind, { ...phrase, ...mine }, 'a card is found this way');
  return clause;
}

/** cr 106.6 */
const spentOn = (filter: Filter, said: 'one' | undefined, pen: Pen): string =>
  filter.kind === 'any'
    ? `to ${list(
        filter.of.map((part) => spentOnOne(part, said, pen)),
        'or',
      )}`
    : `to ${spentOnOne(filter, said, pen)}`;
function spentOnOne(filter: Filter, said: 'one' | undefined, pen: Pen): string {
  const noun = pen.noun(filter);
  if (noun.base === 'spell') return `cast ${said === undefined ? words(noun, 'many') : any(noun)}`;
  const [there, ...others] = filter.kind === 'all' ? filter.of.toReversed() : [];
  const isThere =
    there?.kind === 'in' && there.zone === 'battlefield' && there.whose === undefined && others.length > 0;
  const of = isThere ? pen.noun({ kind: 'all', of: others.toReversed() }) : noun;
  return `${isThere ? 'activate abilities of' : 'pay for'} ${words(of, 'many')}`;
}

export const ON_PLAYERS: Pick<Table<'effect', Clause>, OnPlayers> = {
  draw: ({ who, count, bind }, pen) => {
    const clause = player(who, 'draw', () => howMany(count, 'card', pen), pen);
    pen.page.bind(
      bind,
      { ...(count === 1 ? one('the drawn card') : many('the drawn cards')), card: 'card' },
      'a card is drawn this way',
      'the number of cards drawn this way',
    );
    return clause;
  },
  discard,
  mill: ({ who, count, bind }, pen) => {
    const clause = player(who, 'mill', () => howMany(count, 'card', pen), pen);
    pen.page.bind(
      bind,
      { ...(count === 1 ? one('the milled card') : many('the milled cards')), card: 'card' },
      'a card is milled this way',
    );
    return clause;
  },
  'gain-life': ({ who, amount, bind }, pen) => {
    const clause = player(who, 'gain', () => howMuch(amount, 'life', pen), pen);
    pen.page.bind(bind, one('that life'), 'life is gained this way', 'the life gained this way');
    return clause;
  },
  'lose-life': ({ who, amount, bind }, pen) => {
    const clause = player(who, 'lose', () => howMuch(amount, 'life', pen), pen);
    pen.page.bind(bind, one('that loss'), 'life is lost this way', 'the life lost this way');
    return clause;
  },
  'set-life': ({ who, amount }, pen) => {
    const whose = pen.players(who);
    if (isTwice(amount, who)) return order(`double ${whose.possessive} life total`);
    const value = pen.page.acting(actorOf(who), () => pen.value(amount));
    return saying(`${whose.possessive} life total becomes ${value}`);
  },
  'exchange-life': ({ one: first, other }, pen) => {
    const left = objectOf(pen.players(first));
    return saying(`${left} and ${objectOf(pen.players(other))} exchange life totals`);
  },
  'add-mana': ({ who, mana, count, restriction, said, until, rider }, pen) => {
    const text = () =>
      [
        addedMana(mana, count, pen),
        restriction === undefined ? '' : `. Spend this mana only ${spentOn(restriction, said, pen)}`,
        until === undefined
          ? ''
          : `. Until end of ${until === 'end-of-turn' ? 'turn' : 'phase'}, you don't lose this mana as steps and phases end`,
        rider === undefined ? '' : `. When this mana is spent, ${pen.deed(rider)}`,
      ].join('');
    if (mana.kind === 'doubled' && [who, count, restriction, until, rider].every((one) => one === undefined))
      return order('double the amount of each type of unspent mana you have');
    return who === undefined ? order(`add ${text()}`) : player(who, 'add', text, pen);
  },
  'activate-mana': ({ who, of }, pen) =>
    player(who, 'activate', () => `a mana ability of ${objectOf(pen.object(of))}`, pen),
  'empty-pool': ({ who, to }, pen) =>
    player(
      who,
      'lose',
      () => {
        if (to === undefined) return 'all unspent mana';
        const adding = pen.players(to);
        return `all unspent mana and ${objectOf(adding)} ${verb(adding, 'add')} the mana lost this way`;
      },
      pen,
    ),
  'player-counters': ({ who, counter, count }, pen) =>
    player(
      who,
      'get',
      () =>
        counter === 'energy' && typeof count === 'number' && count > 0 && count < 9
          ? '{E}'.repeat(count)
          : howMany(count, counterName(counter), pen),
      pen,
    ),
  'remove-player-counters': ({ who, counter, count }, pen) =>
    player(
      who,
      'lose',
      () =>
        count === undefined
          ? `all ${plural(counterName(counter))}`
          : howMany(count, counterName(counter), pen),
      pen,
    ),
  'create-token': ({ who, token, count = 1, enters = [], link, bind }, pen) => {
    let number = 'one' as Phrase['number'];
    const text = () => `${created()}${keptAs(link, BROUGHT)}`;
    const created = () => {
      const isTapped = enters.length === 1 && isPlainlyTapped(enters[0]);
      const made = pen.token(token, count, isTapped ? 'tapped' : undefined);
      number = made.number;
      if (enters.length === 0 || isTapped) return made.text;
      if (enters.length === 2 && isPlainlyTapped(enters[0]) && isPlainlyAttacking(enters[1]))
        return `${made.text} ${number === 'one' ? "that's" : 'that are'} tapped and attacking`;
      const [only] = enters;
      if (isPlainlyAttacking(only) && enters.length === 1)
        return `${made.text} ${number === 'one' ? "that's" : 'that are'} attacking`;
      if (only?.kind === 'blocking' && enters.length === 1)
        return `${made.text} ${number === 'one' ? "that's" : 'that are'} ${entering([only], pen).replace(/^enters /, '')}`;
      const it = number === 'one' ? 'that token' : 'those tokens';
      const entry = entering(enters, pen);
      return `${made.text}. ${capital(it)} ${number === 'one' ? entry : entry.replace(/^enters/, 'enter')}`;
    };
    const clause = who === undefined ? ordered(`create ${text()}`) : player(who, 'create', text, pen);
    pen.page.bind(
      bind,
      number === 'one' ? one('that token') : many('those tokens'),
      'a token is created this way',
    );
    return clause;
  },
  search,
  shuffle: playerDoes('shuffle'),
  scry: ({ who, count, whose }, pen) =>
    player(
      who,
      'scry',
      () =>
        spaced(pen.value(count), whose === undefined ? '' : `with ${pen.players(whose).possessive} library`),
      pen,
    ),
  surveil: ({ who, count }, pen) => player(who, 'surveil', () => pen.value(count), pen),
  fateseal: ({ who, whose, count }, pen) =>
    player(who, 'fateseal', () => `${pen.value(count)} on ${pen.players(whose).possessive} library`, pen),
  clash: ({ who, against, bind }, pen) => {
    const clause = player(who, 'clash', () => `with ${objectOf(pen.players(against))}`, pen);
    const subject = pen.players(who);
    pen.page.bind(bind, one('that clash'), `${subject.text} ${verb(subject, 'win')}`);
    return clause;
  },
  proliferate: ({ who = { kind: 'you' } }, pen) => player(who, 'proliferate', () => '', pen),
  manifest: ({ who, what, how = 'manifest', bind }, pen) => {
    let number = 'one' as Phrase['number'];
    const clause = player(
      who,
      how,
      () => {
        const it = pen.object(what);
        number = it.number;
        return objectOf(it);
      },
      pen,
    );
    const phrase = number === 'one' ? one(`the ${how}ed permanent`) : many(`the ${how}ed permanents`);
    pen.page.bind(bind, phrase, `a card is ${how}ed this way`);
    return clause;
  },
};

const isPlainlyTapped = (outcome: Outcome | undefined): boolean =>
  outcome?.kind === 'tapped' && outcome.if === undefined;
/** The controller chooses which player or permanent (cr 508.4). */
const isPlainlyAttacking = (outcome: Outcome | undefined): boolean =>
  outcome?.kind === 'attacking' && outcome.like === undefined && outcome.players === undefined;

/** 'three mana of any one color', '{G} for each creature you control'. */
function addedMana(mana: ManaSpec, count: Value | undefined, pen: Pen): string {
  if (count === undefined) return pen.mana(mana, '');
  if (typeof count === 'number') return pen.mana(mana, numberWord(count));
  if (mana.kind === 'exactly' && (isX(count) || count.kind === 'stat'))
    return `an amount of ${mana.symbols} equal to ${pen.value(count)}`;
  if (isX(count)) return pen.mana(mana, 'X');
  if (mana.kind === 'colour' && typeof mana.of !== 'string' && mana.of.kind === 'chosen')
    return `an amount of mana of ${pen.colour(mana.of)} equal to ${pen.value(count)}`;
  return `${pen.mana(mana, '')} ${forEach(count, pen)}`;
}
