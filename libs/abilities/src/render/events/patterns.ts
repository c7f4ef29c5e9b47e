// Writes the events of triggers and history.
import type { Filter, Players, Value } from '../../nodes/sorts.js';
import { counterName } from '../objects/comparing.js';
import { keptAs, REVEALED } from '../objects/kept.js';
import {
  article,
  many,
  numberWord,
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
} from '../english/grammar.js';
import { any, head, words } from '../english/nouns.js';
import { agent, or, said, subject, whom } from './roles.js';
import { anyOf } from './one-or-another.js';
import { damage, damagePrevented } from './damage.js';
import { moves } from './moves.js';
import type { Pen, Table } from '../english/pen.js';
import { anyone } from '../objects/references.js';
import { STEP, zoneOf } from '../english/vocabulary.js';

const nothing = { kind: 'anything' } as const;
const simple =
  (infinitive: string, rest = '') =>
  ({ what }: { readonly what: Filter }, pen: Pen): Clause =>
    said(subject(what, pen), infinitive, rest);
const player =
  (infinitive: string, rest = '') =>
  ({ who }: { readonly who: Players }, pen: Pen): Clause =>
    said(whom(who, pen), infinitive, rest);
/** 'three or more creatures you control'. */
const atLeast = (what: Filter, least: Value, pen: Pen): Phrase => {
  const count = typeof least === 'number' ? numberWord(least) : pen.value(least);
  return many(`${count} or more ${words(pen.noun(what), 'many')}`);
};
/** 'this creature and at least two other creatures'. */
const withOthers = ({ text }: Phrase, least: number): Phrase =>
  many(`${text} and at least ${least === 1 ? 'one other creature' : `${numberWord(least)} other creatures`}`);

const spellOrAbility = ({ page }: Pen): string => {
  page.call('agent', 'that spell or ability');
  return 'a spell or ability';
};
export const PATTERNS: Table<'pattern', Clause> = {
  any: ({ of }, pen) => saying(anyOf(of, pen)),
  moves,
  damage,
  'damage-prevented': damagePrevented,
  cast: ({ what, by, nth, from }, pen) => {
    const noun = pen.noun(what);
    const who = whom(by, pen, 'agent');
    const isThis = noun.known === pen.page.self;
    if (noun.known === undefined) pen.page.call('subject', `that ${head(noun)}`);
    pen.page.speakOf(noun.known === undefined ? 'subject' : 'this');
    const spell =
      nth === undefined
        ? any(isThis ? { ...noun, known: 'this spell' } : noun)
        : `${who?.text === 'you' ? 'your' : 'their'} ${typeof nth === 'number' ? ordinal(nth) : pen.value(nth)} ${words(noun, 'one')} each turn`;
    const own = who?.text === 'you' ? 'your' : 'their';
    const place =
      from === undefined
        ? ''
        : (from === 'hand' || from === 'library') && who !== undefined
          ? `from ${own} ${from}`
          : `from ${zoneOf(from)}`;
    if (who === undefined && isThis) return saying(spaced('you cast', spell, place));
    if (who === undefined && noun.known !== undefined && nth === undefined)
      return saying(spaced(spell, noun.several === undefined ? 'is' : 'are', 'cast', place));
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
        agent(by, pen) ?? spellOrAbility(pen),
        first === undefined ? '' : 'for the first time each turn',
      ),
    );
  },
  attacks: ({ what, defender, players, alone, group, least, others }, pen) => {
    const alonePhrase = least === undefined ? subject(what, pen, group) : atLeast(what, least, pen);
    const it = others === undefined ? alonePhrase : withOthers(alonePhrase, others);
    const isMine = players?.kind === 'you';
    return said(
      it,
      'attack',
      spaced(
        or(
          players === undefined ? undefined : objectOf(whom(players, pen) ?? one('')),
          defender === undefined
            ? undefined
            : isMine
              ? words(pen.noun(defender), 'many')
              : any(pen.noun(defender)),
        ),
        alone,
        group !== undefined && least !== undefined ? 'together' : '',
      ),
    );
  },
  blocks: ({ what, attacker, group }, pen) => {
    const it = subject(what, pen, group, undefined, attacker);
    return said(it, 'block', agent(attacker, pen) ?? '');
  },
  // cr 509.3d: for blockers of some kind, once for each.
  'becomes-blocked': ({ what, by, each }, pen) => {
    const it = subject(what, pen, undefined, undefined, by);
    const blocker = agent(by, pen);
    const how = blocker === undefined ? 'blocked' : `blocked by ${blocker}`;
    const isUsual = (blocker === undefined) === (each === undefined);
    return said(it, 'become', isUsual ? how : `${how} (${each === undefined ? 'once' : 'for each'})`);
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
    if (is === 'end-combat' && whose === undefined && at === 'begins') return order('at end of combat');
    if (whose === undefined) return order(`at ${time} each ${step}`);
    if (whose.kind === 'you' && is === 'main') return order(`at ${time} each of your main phases`);
    if (whose.kind === 'you')
      return order(is === 'combat' ? `at ${time} combat on your turn` : `at ${time} your ${step}`);
    pen.page.call('subject player', 'that player');
    const who = pen.players(whose);
    if (is === 'combat') return order(`at ${time} combat on ${who.possessive} turn`);
    // Not 'enchanted creature's controller's upkeep'.
    return / ?'s? (?:controller|owner)$/.test(who.text)
      ? order(`at ${time} the ${step} of ${who.text}`)
      : order(`at ${time} ${who.possessive} ${step}`);
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
      spaced(
        card,
        except === undefined
          ? ''
          : it?.text === 'you'
            ? 'except the first one you draw in each of your draw steps'
            : 'except the first one they draw in each of their draw steps',
      ),
    );
  },
  'gains-life': player('gain', 'life'),
  'loses-life': player('lose', 'life'),
  'adds-counters': ({ on, players, counter, reaching, except }, pen) => {
    const isEnergy = counter === 'energy' && players?.kind === 'you' && on === undefined;
    if (isEnergy && reaching === undefined && except === undefined) return saying('you get one or more {E}');
    const it = or(
      on === undefined ? undefined : subject(on, pen).text,
      players === undefined ? undefined : objectOf(whom(players, pen) ?? one('')),
    );
    const name = counterName(counter);
    const put =
      reaching === undefined
        ? `one or more ${plural(name)} are put`
        : `the ${typeof reaching === 'number' ? ordinal(reaching) : pen.value(reaching)} ${name} is put`;
    return saying(
      spaced(`${put} on ${it === '' ? 'anything' : it}`, except === undefined ? '' : 'but for a cost'),
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
    who === undefined
      ? said(subject(what, pen), 'be', 'tapped for mana')
      : said(whom(who, pen, 'agent'), 'tap', `${subject(what, pen).text} for mana`),
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
    const gainer = to === undefined ? one('someone') : anyone(to, pen);
    const loser = from === undefined ? '' : `from ${objectOf(anyone(from, pen))}`;
    return saying(spaced(gainer.text, verb(gainer, 'gain'), 'control of', it.text, loser));
  },
  creates: ({ who, filter }, pen) => {
    const actor = whom(who, pen, 'agent');
    const token = { kind: 'all', of: [filter ?? nothing, { kind: 'status', is: 'token' }] } as const;
    return said(actor, 'create', subject(token, pen).text);
  },
  searches: ({ who, whose }, pen) =>
    said(
      whom(who, pen),
      'search',
      whose === undefined ? 'a library' : `${pen.players(whose).possessive} library`,
    ),
  shuffles: ({ who }, pen) => said(whom(who, pen), 'shuffle'),
  scries: player('scry'),
  surveils: player('surveil'),
  reveals: ({ who, what, as }, pen) => {
    const card =
      what === undefined
        ? 'a card'
        : subject(what, pen, undefined, as === undefined || what.kind === 'anything' ? undefined : 'card')
            .text;
    const way = as === undefined ? '' : `this way${keptAs(as, REVEALED)}`;
    return said(whom(who, pen, 'agent'), 'reveal', spaced(card, way));
  },
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
  clashes: ({ who, result }, pen) => {
    const it = whom(who, pen);
    const end = { wins: 'win', loses: 'lose' } as const;
    return said(
      it,
      'clash',
      result === undefined ? '' : `and ${it === undefined ? result : verb(it, end[result])}`,
    );
  },
  'day-night': ({ to }) =>
    saying(to === undefined ? 'day becomes night or night becomes day' : `it becomes ${to}`),
  state: ({ condition }, pen) => saying(pen.condition(condition)),
  'keyword-action': ({ action, what, who }, pen) =>
    action === 'exploit' && what !== undefined && who === undefined
      ? said(subject(what, pen), 'exploit', 'a creature')
      : what === undefined && who !== undefined
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
