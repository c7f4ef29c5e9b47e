// What can't or must be done, and what may be.
import type { Filter, Players } from '../grammar/sorts.js';
import { asDeed } from './costs.js';
import { counterName } from './filters.js';
import { list, many, numberWord, objectOf, one, plural, spaced, verb, type Phrase } from './grammar.js';
import { words } from './nouns.js';
import type { Forbidden, Pen, Table } from './pen.js';
import { anyone } from './references.js';

const PLACE: Readonly<Record<string, string>> = {
  battlefield: 'the battlefield',
  hand: 'hands',
  library: 'libraries',
  graveyard: 'graveyards',
  exile: 'exile',
  stack: 'the stack',
  command: 'the command zone',
  outside: 'outside the game',
};
/** 'creatures with flying', 'this creature'. Absent: whatever has the ability. */
export function those(filter: Filter | undefined, pen: Pen, usual?: string): Phrase {
  if (filter === undefined) return one(pen.page.self);
  const said = pen.noun(filter);
  const { types = [], subtypes = [], base } = said;
  const noun =
    usual !== undefined && types.length + subtypes.length === 0 && base === undefined
      ? { ...said, types: [usual] }
      : said;
  return noun.known === undefined ? many(words(noun, 'many')) : one(words(noun, 'one'));
}
const who = (players: Players, pen: Pen): Phrase => {
  if (players.kind === 'all') return many('players');
  if (players.kind === 'opponents' && players.of === undefined) return many('your opponents');
  return pen.players(players);
};
const act = (subject: Phrase, infinitive: string, rest = ''): Forbidden => ({
  subject,
  verb: infinitive,
  rest,
});
const from = (zone: string | undefined) => (zone === undefined ? '' : `from ${PLACE[zone] ?? zone}`);
const than = (most: string | undefined, noun: string) =>
  most === undefined ? '' : `more than ${most} ${noun}`;
const alone = { alone: 'alone', 'not-alone': 'unless others do' } as const;
const passive =
  (participle: string) =>
  ({ what }: { readonly what?: Filter }, pen: Pen): Forbidden =>
    act(those(what, pen), 'be', participle);
const player =
  (infinitive: string, rest = '') =>
  ({ who: players }: { readonly who: Players }, pen: Pen): Forbidden =>
    act(who(players, pen), infinitive, rest);

export const ACTIONS: Table<'action', Forbidden> = {
  attack: ({ who: filter, players, defender, alone: how, most }, pen) =>
    act(
      those(filter, pen),
      'attack',
      spaced(
        list(
          [
            ...(players === undefined ? [] : [objectOf(anyone(players, pen))]),
            ...(defender === undefined ? [] : [objectOf(those(defender, pen))]),
          ],
          'or',
        ),
        how === undefined ? '' : alone[how],
        most === undefined ? '' : `with more than ${pen.value(most)} of them each combat`,
      ),
    ),
  block: ({ who: filter, attacker, alone: how, most }, pen) =>
    act(
      those(filter, pen),
      'block',
      spaced(
        attacker === undefined ? '' : objectOf(those(attacker, pen, 'creature')),
        how === undefined ? '' : alone[how],
        most === undefined ? '' : `with more than ${pen.value(most)} of them each combat`,
      ),
    ),
  'be-blocked': ({ who: filter, by, least, most, all }, pen) => {
    const blockers = by === undefined ? undefined : those(by, pen, 'creature');
    return act(
      those(filter, pen, 'creature'),
      'be',
      spaced(
        'blocked',
        all === undefined ? '' : 'by all creatures able to block it',
        blockers === undefined ? '' : `by ${objectOf(blockers)}`,
        least === undefined ? '' : `except by ${numberWord(least)} or more creatures`,
        most === undefined ? '' : `by more than ${numberWord(most)} ${most === 1 ? 'creature' : 'creatures'}`,
      ),
    );
  },
  'be-targeted': ({ what, players, by, byPlayers }, pen) => {
    const subject =
      what === undefined && players !== undefined
        ? who(players, pen)
        : players === undefined
          ? those(what, pen)
          : many(`${those(what, pen).text} and ${objectOf(who(players, pen))}`);
    const spells =
      by === undefined
        ? 'spells or abilities'
        : `spells or abilities that are ${words(pen.noun(by), 'many')}`;
    const whose = byPlayers === undefined ? '' : `${who(byPlayers, pen).text} control`;
    return act(subject, 'be', spaced('the target of', spells, whose));
  },
  'be-attached': ({ what, by }, pen) =>
    act(those(what, pen), 'have', `${by === undefined ? 'anything' : objectOf(those(by, pen))} attached`),
  cast: ({ who: players, what, from: zone, most }, pen) => {
    const spells = what === undefined ? 'spells' : words(pen.noun(what), 'many');
    return act(
      who(players, pen),
      'cast',
      spaced(
        most === undefined ? spells : than(pen.value(most), spells.replace(/s\b/, most === 1 ? '' : 's')),
        from(zone),
        most === undefined ? '' : 'each turn',
      ),
    );
  },
  activate: ({ who: players, of, except, which }, pen) => {
    const kind =
      which === undefined || which === 'any'
        ? 'abilities'
        : which === 'loyalty'
          ? 'loyalty abilities'
          : 'abilities with {T} in their costs';
    return act(
      who(players, pen),
      'activate',
      spaced(
        kind,
        of === undefined ? '' : `of ${objectOf(those(of, pen))}`,
        which === 'any' ? 'of any kind' : '',
        except === undefined ? '' : "that aren't mana abilities",
      ),
    );
  },
  play: ({ who: players, what, from: zone }, pen) =>
    act(
      who(players, pen),
      'play',
      spaced(what === undefined ? 'cards' : words(pen.noun(what), 'many'), from(zone)),
    ),
  untap: ({ what, step }, pen) =>
    act(
      those(what, pen),
      'untap',
      step === undefined ? '' : step === 'ever' ? 'ever' : "during its controller's untap step",
    ),
  tap: ({ what }, pen) => act(those(what, pen), 'become', 'tapped'),
  'be-countered': passive('countered'),
  'be-destroyed': passive('destroyed'),
  'be-sacrificed': passive('sacrificed'),
  regenerate: passive('regenerated'),
  enter: ({ what, from: zone }, pen) => act(those(what, pen), 'enter', spaced('the battlefield', from(zone))),
  leave: ({ what, from: zone }, pen) => act(those(what, pen), 'leave', PLACE[zone] ?? zone),
  'gain-life': player('gain', 'life'),
  'lose-life': player('lose', 'life'),
  'pay-life': player('pay', 'life'),
  draw: ({ who: players, most }, pen) =>
    act(
      who(players, pen),
      'draw',
      most === undefined
        ? 'cards'
        : `more than ${pen.value(most)} ${most === 1 ? 'card' : 'cards'} each turn`,
    ),
  search: player('search', 'libraries'),
  'prevent-damage': ({ from: source, combat }, pen) => ({
    subject: one(
      spaced(combat, 'damage', source === undefined ? '' : `from ${objectOf(those(source, pen))}`),
    ),
    verb: 'be',
    rest: 'prevented',
  }),
  'have-counters': ({ what, counter, players }, pen) =>
    act(
      what === undefined && players !== undefined ? who(players, pen) : those(what, pen),
      'have',
      spaced(
        plural(counterName(counter)),
        'put on',
        what !== undefined && players !== undefined ? `them or on ${objectOf(who(players, pen))}` : 'them',
      ),
    ),
  transform: ({ what }, pen) => act(those(what, pen), 'transform'),
  'turn-face-up': ({ what }, pen) => act(those(what, pen), 'be', 'turned face up'),
  'win-game': player('win', 'the game'),
  'lose-game': player('lose', 'the game'),
  'cause-triggers': ({ what }, pen) =>
    act(one(`an event where ${pen.pattern(what).text}`), 'cause', 'abilities to trigger'),
  'phase-in': ({ what }, pen) => act(those(what, pen), 'phase', 'in'),
  parameter: ({ name }) => act(one(`[${name}]`), 'happen'),
};

const may = (subject: Phrase, rest: string): string => `${subject.text} may ${rest}`;

export const PERMISSIONS: Table<'permission', string> = {
  play: (
    { who: players, what, from: zone, cards, costs, additional, free, speed, anyMana, lands, then, most },
    pen,
  ) => {
    const noun = pen.noun(what);
    const it = noun.known === undefined ? words(noun, 'many') : words(noun, 'one');
    const deed = lands === 'only' || lands === 'too' ? 'play' : 'cast';
    return [
      may(
        who(players, pen),
        spaced(
          deed,
          lands === 'only' ? `${it}, if they're lands,` : it,
          zone !== undefined && noun.known !== undefined ? `from your ${zone}` : from(zone),
        ),
      ),
      cards === undefined ? '' : ` from among ${objectOf(pen.object(cards))}`,
      lands === 'no' ? " that aren't lands" : '',
      speed === undefined
        ? ''
        : noun.known === undefined
          ? ' as though they had flash'
          : ' as though it had flash',
      free === undefined
        ? ''
        : ` without paying ${noun.known === undefined ? 'their mana costs' : 'its mana cost'}`,
      costs === undefined || costs.length === 0
        ? ''
        : ` by paying a cost to ${asDeed(costs, pen)} rather than its mana cost`,
      additional === undefined || additional.length === 0
        ? ''
        : ` by choosing to ${asDeed(additional, pen)} in addition to its other costs`,
      anyMana === undefined
        ? ''
        : `, spending mana as though it were mana of any ${anyMana === 'any-colour' ? 'color' : 'type'}`,
      most === undefined ? '' : `, up to ${pen.value(most)} each turn`,
      then === undefined ? '' : ', and if it would then be put into a graveyard, exile it instead',
    ].join('');
  },
  'activate-as-instant': ({ who: players, of }, pen) =>
    may(
      who(players, pen),
      `activate abilities of ${objectOf(those(of, pen))} any time they could cast an instant`,
    ),
  'attack-as-though': ({ who: filter, what }, pen) =>
    may(
      those(filter, pen),
      {
        'no-defender': "attack as though it didn't have defender",
        haste: 'attack as though it had haste',
        unblocked: 'attack as though unblocked',
      }[what],
    ),
  'block-as-though': ({ who: filter, what, count, attacker }, pen) =>
    may(
      those(filter, pen),
      spaced(
        what === 'more'
          ? `block ${count === undefined ? 'any number of additional' : `an additional ${pen.value(count)}`} creatures each combat`
          : {
              reach: 'block as though it had reach',
              'no-shadow': 'block creatures with shadow as though it had shadow',
              untapped: 'block as though it were untapped',
            }[what],
        what !== 'more' && count !== undefined ? `up to ${pen.value(count)} times` : '',
        attacker === undefined ? '' : `if it blocks ${objectOf(those(attacker, pen))}`,
      ),
    ),
  'assign-as-though-unblocked': (_, { page }) =>
    `${page.self} may assign its combat damage as though it weren't blocked`,
  'assign-with-toughness': ({ what }, pen) => {
    const it = those(what, pen);
    return `${it.text} ${verb(it, 'assign')} combat damage equal to ${it.number === 'one' ? 'its' : 'their'} toughness rather than ${it.number === 'one' ? 'its' : 'their'} power`;
  },
  'not-untap': ({ what }, pen) =>
    `you may choose not to untap ${objectOf(those(what, pen))} during your untap step`,
  'look-at': ({ who: players, what }, pen) =>
    may(who(players, pen), `look at ${objectOf(pen.object(what))} any time`),
  'target-as-though': ({ who: players, what, without }, pen) =>
    may(who(players, pen), `target ${objectOf(those(what, pen))} as though without ${without}`),
  'spend-as-though': ({ who: players, what, for: filter }, pen) =>
    may(
      who(players, pen),
      `spend mana as though it were mana of any ${what === 'any-colour' ? 'color' : 'type'}${filter === undefined ? '' : ` to cast ${words(pen.noun(filter), 'many')}`}`,
    ),
  'pay-instead': ({ who: players, costs, instead }, pen) =>
    may(
      who(players, pen),
      `${asDeed(costs, pen)} rather than pay ${instead === 'mana' ? 'one mana' : '1 life'}`,
    ),
  'legend-rule-off': ({ what }, pen) => `the "legend rule" doesn't apply to ${objectOf(those(what, pen))}`,
  'loyalty-anytime': ({ what }, pen) =>
    `you may activate loyalty abilities of ${objectOf(those(what, pen))} any time you could cast an instant`,
  'loyalty-again': ({ what }, pen) =>
    `you may activate loyalty abilities of ${objectOf(those(what, pen))} twice each turn`,
  parameter: ({ name }) => `[${name}]`,
};
