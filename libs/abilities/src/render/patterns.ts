// Events as triggers and history speak of them.
import type { Filter, Pattern, Players } from '../grammar/sorts.js';
import { counterName, head } from './filters.js';
import {
  article,
  doing,
  list,
  objectOf,
  one,
  order,
  ordinal,
  plural,
  saying,
  spaced,
  verb,
  type Clause,
  type Phrase,
} from './grammar.js';
import { any, words } from './nouns.js';
import { type Pen, type Table } from './pen.js';
import { anyone } from './references.js';
import { STEP } from './values.js';

export const zoneOf = (zone: string): string =>
  ({
    battlefield: 'the battlefield',
    stack: 'the stack',
    exile: 'exile',
    command: 'the command zone',
    outside: 'outside the game',
  })[zone] ?? `a ${zone}`;

/** What it happens to; afterwards that is 'it', or 'that creature'. */
function subject(filter: Filter | undefined, pen: Pen, group?: string): Phrase {
  if (filter === undefined) return one('a permanent');
  const noun = pen.noun(filter);
  const { page } = pen;
  if (noun.known !== undefined) {
    page.speakOf(filter.kind === 'is' && filter.of.kind === 'this' ? 'this' : 'subject');
    return one(words(noun, 'one'));
  }
  if (group === 'one-or-more')
    return { text: `one or more ${words(noun, 'many')}`, possessive: 'their', number: 'many' };
  page.call('subject', `that ${head(noun)}`);
  page.speakOf('subject');
  return one(any(noun));
}
const agent = (filter: Filter | undefined, pen: Pen): string | undefined => {
  if (filter === undefined) return undefined;
  const noun = pen.noun(filter);
  if (noun.known === undefined) pen.page.call('agent', `that ${head(noun)}`);
  return any(noun);
};
function whom(
  players: Players | undefined,
  pen: Pen,
  role: 'subject' | 'agent' = 'subject',
): Phrase | undefined {
  if (players === undefined) return undefined;
  const who = anyone(players, pen);
  if (who.text !== 'you') pen.page.call(`${role} player`, 'that player');
  return who;
}
const said = (who: Phrase | undefined, infinitive: string, rest = ''): Clause =>
  saying(doing(who ?? one('a player'), undefined, infinitive, rest).text);
const nothing = { kind: 'anything' } as const;

function moves(node: Extract<Pattern, { kind: 'moves' }>, pen: Pen): Clause {
  const { what, from = [], to = [], cause = [], by, group, face } = node;
  const it = subject(what, pen, group);
  const actor = whom(by, pen, 'agent');
  const [cameFrom, went] = [from.join(), to.join()];
  const manner = face === undefined ? '' : face;
  const because =
    cause.length === 0
      ? ''
      : `by being ${list(
          cause.map((each) => PASSIVE[each]),
          'or',
        )}`;
  const causer = actor === undefined ? '' : `because of ${objectOf(actor)}`;
  const plainly = because === '' && causer === '' && manner === '';
  if (plainly && cameFrom === 'battlefield' && went === 'graveyard')
    return saying(spaced(it.text, verb(it, 'die')));
  if (went === 'battlefield' && from.length === 0)
    return saying(spaced(it.text, verb(it, 'enter'), manner, because, causer));
  if (cameFrom === 'battlefield' && to.length === 0)
    return saying(spaced(it.text, verb(it, 'leave'), 'the battlefield', manner, because, causer));
  if (
    cause.join() === 'discard' &&
    cameFrom === 'hand' &&
    to.length === 0 &&
    actor !== undefined &&
    manner === ''
  )
    return saying(spaced(actor.text, verb(actor, 'discard'), it.text));
  const way = [
    ...(from.length === 0 ? [] : [`from ${list(from.map(zoneOf), 'or')}`]),
    ...(to.length === 0 ? [] : [`to ${list(to.map(zoneOf), 'or')}`]),
  ];
  return saying(
    spaced(
      it.text,
      verb(it, way.length === 0 ? 'change' : 'move'),
      way.length === 0 ? 'zones' : way.join(' '),
      manner,
      because,
      causer,
    ),
  );
}

const PASSIVE = {
  put: 'put there',
  play: 'played',
  cast: 'cast',
  resolve: 'resolved',
  draw: 'drawn',
  discard: 'discarded',
  mill: 'milled',
  destroy: 'destroyed',
  sacrifice: 'sacrificed',
  exile: 'exiled',
  return: 'returned',
  counter: 'countered',
  search: 'found',
  cycle: 'cycled',
  'state-based': 'moved by the rules',
  cease: 'removed from the game',
} as const;

const simple =
  (infinitive: string, rest = '') =>
  ({ what }: { readonly what: Filter }, pen: Pen): Clause =>
    said(subject(what, pen), infinitive, rest);
const player =
  (infinitive: string, rest = '') =>
  ({ who }: { readonly who: Players }, pen: Pen): Clause =>
    said(whom(who, pen), infinitive, rest);
export const or = (...parts: readonly (string | undefined)[]): string =>
  list(
    parts.filter((part) => part !== undefined),
    'or',
  );

export const PATTERNS: Table<'pattern', Clause> = {
  any: ({ of }, pen) =>
    saying(
      list(
        of.map((part) => pen.pattern(part).text),
        'or',
      ),
    ),
  moves,
  damage: ({ from, to, players, combat, group }, pen) => {
    const source = from === undefined ? one('a source') : one(agent(from, pen) ?? '');
    const targets = or(
      to === undefined
        ? undefined
        : group === undefined
          ? subject(to, pen).text
          : subject(to, pen, group).text,
      players === undefined
        ? undefined
        : group === undefined
          ? whom(players, pen)?.text
          : `one or more players among ${objectOf(pen.players(players))}`,
    );
    if (from !== undefined && pen.noun(from).known !== undefined && to === undefined)
      pen.page.speakOf('this');
    return said(source, 'deal', spaced(combat, 'damage', targets === '' ? '' : `to ${targets}`));
  },
  cast: ({ what, by, nth, from }, pen) => {
    const noun = pen.noun(what);
    const who = whom(by, pen, 'agent');
    if (noun.known === undefined) pen.page.call('subject', `that ${head(noun)}`);
    pen.page.speakOf(noun.known === undefined ? 'subject' : 'this');
    const itself = noun.known === pen.page.self ? 'this spell' : any(noun);
    const spell =
      nth === undefined
        ? itself
        : `${who?.text === 'you' ? 'your' : 'their'} ${typeof nth === 'number' ? ordinal(nth) : pen.value(nth)} ${words(noun, 'one')} each turn`;
    const place = from === undefined ? '' : `from ${zoneOf(from)}`;
    if (who === undefined && noun.known !== undefined) return saying(spaced('you cast', spell, place));
    return said(who, 'cast', spaced(spell, place));
  },
  activated: ({ of, by, except }, pen) =>
    said(
      whom(by, pen, 'agent'),
      'activate',
      `an ability of ${subject(of, pen).text}${except === undefined ? '' : ", if it isn't a mana ability"}`,
    ),
  triggered: ({ of }, pen) => saying(`an ability of ${subject(of, pen).text} triggers`),
  targeted: ({ what, players, by, first }, pen) => {
    const it = or(what === undefined ? undefined : subject(what, pen).text, whom(players, pen)?.text);
    return saying(
      spaced(
        it === 'you' ? 'you become' : `${it === '' ? 'anything' : it} becomes`,
        'the target of',
        agent(by, pen) ?? 'a spell or ability',
        first === undefined ? '' : 'for the first time each turn',
      ),
    );
  },
  attacks: ({ what, defender, players, alone, group, least }, pen) => {
    const it =
      least === undefined
        ? subject(what, pen, group)
        : { ...one(`${pen.value(least)} or more ${words(pen.noun(what), 'many')}`), number: 'many' as const };
    return said(
      it,
      'attack',
      spaced(
        or(
          players === undefined ? undefined : objectOf(whom(players, pen) ?? one('')),
          defender === undefined ? undefined : any(pen.noun(defender)),
        ),
        alone,
        group !== undefined && least !== undefined ? 'together' : '',
      ),
    );
  },
  blocks: ({ what, attacker, group }, pen) => {
    const it = subject(what, pen, group);
    return said(it, 'block', agent(attacker, pen) ?? '');
  },
  'becomes-blocked': ({ what, by, each }, pen) => {
    const it = subject(what, pen);
    const blocker = agent(by, pen);
    return said(
      it,
      'become',
      spaced('blocked', blocker === undefined ? '' : `by ${blocker}`, each === undefined ? '' : '(for each)'),
    );
  },
  unblocked: ({ what }, pen) => saying(`${subject(what, pen).text} attacks and isn't blocked`),
  step: ({ is, whose, at = 'begins' }, pen) => {
    const time = at === 'begins' ? 'the beginning of' : 'the end of';
    const step =
      is === 'turn'
        ? 'turn'
        : is === 'combat'
          ? 'combat'
          : is === 'main'
            ? 'main phase'
            : is === 'each'
              ? 'step'
              : STEP[is];
    if (whose === undefined) return order(`at ${time} each ${step}`);
    if (whose.kind === 'you')
      return order(is === 'combat' ? `at ${time} combat on your turn` : `at ${time} your ${step}`);
    pen.page.call('subject player', 'that player');
    const who = pen.players(whose);
    return order(
      is === 'combat'
        ? `at ${time} combat on ${who.possessive} turn`
        : `at ${time} ${who.possessive} ${step}`,
    );
  },
  draws: ({ who, nth, except }, pen) => {
    const it = whom(who, pen);
    const card =
      nth === undefined
        ? 'a card'
        : `${it?.text === 'you' ? 'your' : 'their'} ${typeof nth === 'number' ? ordinal(nth) : pen.value(nth)} card each turn`;
    return said(
      it,
      'draw',
      spaced(card, except === undefined ? '' : 'except the first one in each of their draw steps'),
    );
  },
  'gains-life': player('gain', 'life'),
  'loses-life': player('lose', 'life'),
  'adds-counters': ({ on, players, counter, reaching }, pen) => {
    const it = or(
      on === undefined ? undefined : subject(on, pen).text,
      players === undefined ? undefined : objectOf(whom(players, pen) ?? one('')),
    );
    const name = counterName(counter);
    return saying(
      reaching === undefined
        ? `one or more ${plural(name)} are put on ${it === '' ? 'anything' : it}`
        : `the ${typeof reaching === 'number' ? ordinal(reaching) : pen.value(reaching)} ${name} is put on ${it === '' ? 'anything' : it}`,
    );
  },
  'removes-counters': ({ from, counter, last }, pen) => {
    const it = from === undefined ? 'anything' : subject(from, pen).text;
    return saying(
      last === undefined
        ? `${article(counterName(counter))} is removed from ${it}`
        : `the last ${counterName(counter)} is removed from ${it}`,
    );
  },
  taps: simple('become', 'tapped'),
  'taps-for-mana': ({ what, who }, pen) =>
    said(whom(who, pen, 'agent'), 'tap', `${subject(what, pen).text} for mana`),
  untaps: simple('become', 'untapped'),
  attached: ({ what, to }, pen) =>
    said(subject(what, pen), 'become', `attached to ${agent(to, pen) ?? 'anything'}`),
  unattached: ({ what, from }, pen) =>
    said(subject(what, pen), 'become', `unattached from ${agent(from, pen) ?? 'anything'}`),
  'turned-face-up': simple('be', 'turned face up'),
  'turned-face-down': simple('be', 'turned face down'),
  transforms: simple('transform'),
  flips: simple('flip'),
  'phases-in': simple('phase', 'in'),
  'phases-out': simple('phase', 'out'),
  'control-changes': ({ what, to, from }, pen) => {
    const it = subject(what, pen);
    return saying(
      spaced(
        to === undefined
          ? `someone gains control of ${it.text}`
          : `${anyone(to, pen).text} ${verb(anyone(to, pen), 'gain')} control of ${it.text}`,
        from === undefined ? '' : `from ${objectOf(anyone(from, pen))}`,
      ),
    );
  },
  creates: ({ who, filter }, pen) => {
    const actor = whom(who, pen, 'agent');
    return said(
      actor,
      'create',
      subject({ kind: 'all', of: [filter ?? nothing, { kind: 'status', is: 'token' }] }, pen).text,
    );
  },
  searches: ({ who, whose }, pen) =>
    said(
      whom(who, pen),
      'search',
      whose === undefined ? 'a library' : `${pen.players(whose).possessive} library`,
    ),
  shuffles: player('shuffle', 'their library'),
  scries: player('scry'),
  surveils: player('surveil'),
  reveals: ({ who, what }, pen) =>
    said(whom(who, pen, 'agent'), 'reveal', what === undefined ? 'a card' : subject(what, pen).text),
  'adds-mana': ({ who, source }, pen) =>
    said(
      whom(who, pen),
      'add',
      spaced('mana', source === undefined ? '' : `from ${agent(source, pen) ?? ''}`),
    ),
  'flips-coin': ({ who, result }, pen) =>
    result === undefined
      ? said(whom(who, pen), 'flip', 'a coin')
      : said(whom(who, pen), result === 'wins' ? 'win' : 'lose', 'a coin flip'),
  'rolls-die': player('roll', 'a die'),
  votes: player('vote'),
  'becomes-monarch': player('become', 'the monarch'),
  'becomes-designated': ({ what, is }, pen) => said(subject(what, pen), 'become', is),
  'loses-game': player('lose', 'the game'),
  regenerates: simple('regenerate'),
  proliferates: player('proliferate'),
  clashes: ({ who, result }, pen) =>
    said(whom(who, pen), 'clash', result === undefined ? '' : `and ${result}`),
  'day-night': ({ to }) =>
    saying(to === undefined ? 'day becomes night or night becomes day' : `it becomes ${to}`),
  state: ({ condition }, pen) => saying(pen.condition(condition)),
  'keyword-action': ({ action, what, who }, pen) =>
    what === undefined && who !== undefined
      ? said(whom(who, pen, 'agent'), action)
      : spacedAction(
          action,
          subject(what ?? nothing, pen),
          who === undefined ? undefined : whom(who, pen, 'agent'),
        ),
  parameter: ({ name }) => saying(`[${name}]`),
};
const spacedAction = (action: string, it: Phrase, who: Phrase | undefined): Clause =>
  who === undefined ? said(it, action) : said(who, action, `with ${it.text}`);
