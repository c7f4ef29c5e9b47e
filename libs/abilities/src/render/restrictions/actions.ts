// Writes what can't or must be done.
import type { Action, Filter, Players, Value } from '../../nodes/sorts.js';
import { counterName } from '../objects/comparing.js';
import {
  list,
  many,
  numberWord,
  objectOf,
  one,
  plural,
  spaced,
  verb,
  type Phrase,
} from '../english/grammar.js';
import { words, type Noun } from '../english/nouns.js';
import type { Forbidden, Pen, Table } from '../english/pen.js';
import { anyone } from '../objects/references.js';

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
/** 'creatures with flying', 'this creature'. Absent: the object with the ability. */
export function those(filter: Filter | undefined, pen: Pen, usual?: string): Phrase {
  if (filter === undefined) return one(pen.page.self);
  if (filter.kind === 'any' && filter.said === 'and' && filter.of.every(isMore))
    return many(list(filter.of.map((part) => objectOf(those(part, pen)))));
  const said = pen.noun(filter);
  const { types = [], subtypes = [], base, known } = said;
  const noun =
    usual !== undefined && types.length + subtypes.length === 0 && base === undefined && known === undefined
      ? { ...said, types: [usual] }
      : said;
  return known === undefined || noun.several !== undefined
    ? many(words(noun, 'many'))
    : one(words(noun, 'one'));
}
/** A phrase of several words: a clause after it does not apply to the noun before it. */
const isMore = ({ kind }: Filter): boolean => ['all', 'not', 'spell', 'permanent'].includes(kind);
const ATTACHED: Readonly<Record<string, string>> = { Aura: 'enchanted', Equipment: 'equipped' };
const isOtherAuras = (by: Filter): boolean => {
  const [other, kind, ...more] = by.kind === 'all' ? by.of : [];
  const isOther = other?.kind === 'not' && other.of.kind === 'is' && other.of.of.kind === 'this';
  return isOther && kind?.kind === 'subtype' && kind.is === 'Aura' && more.length === 0;
};
const counted = (count: Value, noun: string, pen: Pen): string =>
  `${typeof count === 'number' ? numberWord(count) : pen.value(count)} ${count === 1 ? noun : plural(noun)}`;
export const who = (players: Players, pen: Pen): Phrase => {
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
/** cr 506.5: forbidden alone, or forbidden unless alone. */
const onlyAlone = (infinitive: string, how: 'alone' | 'not-alone' | undefined): string =>
  how === 'not-alone' ? `only ${infinitive}` : infinitive;
const passive =
  (participle: string) =>
  ({ what }: { readonly what?: Filter }, pen: Pen): Forbidden =>
    act(those(what, pen), 'be', participle);
const player =
  (infinitive: string, rest = '') =>
  ({ who: players }: { readonly who: Players }, pen: Pen): Forbidden =>
    act(who(players, pen), infinitive, rest);

/** 'artifact creatures and/or red creatures'. */
const anyOf = (filter: Filter, pen: Pen): Phrase =>
  filter.kind === 'any' && filter.of.some((part) => part.kind === 'all' || part.kind === 'subtype')
    ? many(
        list(
          filter.of.map((part) => objectOf(those(part, pen, 'creature'))),
          'and/or',
        ),
      )
    : those(filter, pen, 'creature');

/** 'doesn't untap' and 'can block only' are not written with 'can't'. */
export function auxiliary(action: Action, subject: Phrase): string {
  if ((action.kind === 'attack' || action.kind === 'block') && action.alone === 'not-alone') return 'can';
  if (action.kind === 'untap' && action.step === 'untap-step' && action.most === undefined)
    return verb(subject, "don't");
  return action.kind === 'block' && action.attacker?.kind === 'not' ? 'can' : "can't";
}

/** "Players can't untap more than one land during their untap steps." */
function untapMore(
  what: Filter,
  most: Value,
  players: Players,
  step: 'untap-step' | 'ever' | undefined,
  pen: Pen,
): Forbidden {
  const subject = who(players, pen);
  const count = typeof most === 'number' ? numberWord(most) : pen.value(most);
  const noun = words(pen.noun(what), most === 1 ? 'one' : 'many');
  const own = subject.text === 'you' ? 'your untap step' : 'their untap steps';
  const when = step === undefined ? '' : step === 'ever' ? 'ever' : `during ${own}`;
  return act(subject, 'untap', spaced('more than', count, noun, when));
}

export const ACTIONS: Table<'action', Forbidden> = {
  attack: ({ who: filter, players, defender, alone: how, most }, pen) =>
    act(
      those(filter, pen),
      onlyAlone('attack', how),
      spaced(
        list(
          [
            ...(players === undefined ? [] : [objectOf(anyone(players, pen))]),
            ...(defender === undefined ? [] : [objectOf(those(defender, pen))]),
          ],
          'or',
        ),
        how === undefined ? '' : 'alone',
        most === undefined ? '' : `with more than ${pen.value(most)} of them each combat`,
      ),
    ),
  block: ({ who: filter, attacker, alone: how, most }, pen) =>
    act(
      those(filter, pen),
      onlyAlone('block', how),
      spaced(
        attacker === undefined
          ? ''
          : attacker.kind === 'not'
            ? `only ${objectOf(those(attacker.of, pen, 'creature'))}`
            : objectOf(those(attacker, pen, 'creature')),
        how === undefined ? '' : 'alone',
        most === undefined ? '' : `with more than ${pen.value(most)} of them each combat`,
      ),
    ),
  'be-blocked': ({ who: filter, by, least, most, all }, pen) => {
    const isExcept = by?.kind === 'not';
    const blockers = by === undefined ? undefined : anyOf(isExcept ? by.of : by, pen);
    return act(
      those(filter, pen, 'creature'),
      'be',
      spaced(
        'blocked',
        all === undefined ? '' : 'by all creatures able to block it',
        blockers === undefined ? '' : `${isExcept ? 'except by' : 'by'} ${objectOf(blockers)}`,
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
    const noun = by === undefined ? undefined : pen.noun(by);
    const spells =
      noun === undefined
        ? 'spells or abilities'
        : noun.base === 'spell'
          ? words(noun, 'many')
          : `spells or abilities that are ${words(noun, 'many')}`;
    const whose = byPlayers === undefined ? '' : `${who(byPlayers, pen).text} control`;
    return act(subject, 'be', spaced('the target of', spells, whose));
  },
  'be-attached': ({ what, by }, pen) => {
    const done = by?.kind === 'subtype' && typeof by.is === 'string' ? ATTACHED[by.is] : undefined;
    if (by !== undefined && isOtherAuras(by)) return act(those(what, pen), 'be', 'enchanted by other Auras');
    return done === undefined
      ? act(those(what, pen), 'have', `${by === undefined ? 'anything' : objectOf(those(by, pen))} attached`)
      : act(those(what, pen), 'be', done);
  },
  cast: ({ who: players, what, from: zone, most, speed }, pen) => {
    const noun: Noun = what === undefined ? { base: 'spell' } : { base: 'spell', ...pen.noun(what) };
    const many = most === undefined ? '' : typeof most === 'number' ? numberWord(most) : pen.value(most);
    const spells =
      most === undefined
        ? words(noun, 'many')
        : `more than ${many} ${words(noun, most === 1 ? 'one' : 'many')}`;
    return act(
      who(players, pen),
      'cast',
      spaced(
        spells,
        from(zone),
        most === undefined ? '' : 'each turn',
        speed === undefined ? '' : "any time they couldn't cast a sorcery",
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
        except === undefined ? '' : "unless they're mana abilities",
      ),
    );
  },
  play: ({ who: players, what, from: zone }, pen) =>
    act(
      who(players, pen),
      'play',
      spaced(what === undefined ? 'cards' : words(pen.noun(what), 'many'), from(zone)),
    ),
  untap: ({ what, step, most, players }, pen) => {
    if (most !== undefined) return untapMore(what, most, players ?? { kind: 'all' }, step, pen);
    const subject = those(what, pen);
    const isOwn = what.kind === 'is' && what.of.kind === 'this';
    const whose = isOwn
      ? 'your untap step'
      : subject.number === 'many'
        ? "their controllers' untap steps"
        : "its controller's untap step";
    return act(
      subject,
      'untap',
      spaced(
        step === undefined ? '' : step === 'ever' ? 'ever' : `during ${whose}`,
        players === undefined ? '' : `on ${pen.players(players).possessive} turn`,
      ),
    );
  },
  tap: ({ what }, pen) => act(those(what, pen), 'become', 'tapped'),
  'be-countered': passive('countered'),
  'be-destroyed': passive('destroyed'),
  'be-sacrificed': passive('sacrificed'),
  'assign-damage': ({ who: filter }, pen) => act(those(filter, pen), 'assign', 'combat damage'),
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
      most === undefined ? 'cards' : `more than ${counted(most, 'card', pen)} each turn`,
    ),
  search: player('search', 'libraries'),
  'prevent-damage': ({ from: source, combat }, pen) => ({
    subject: one(
      spaced(combat, 'damage', source === undefined ? '' : `from ${objectOf(those(source, pen))}`),
    ),
    verb: 'be',
    rest: 'prevented',
  }),
  'have-counters': ({ what, counter, players, most }, pen) => {
    const subject = what === undefined && players !== undefined ? who(players, pen) : those(what, pen);
    const kind = counterName(counter);
    const them = most !== undefined && subject.number === 'one' ? 'it' : 'them';
    const others = what !== undefined && players !== undefined ? `or on ${objectOf(who(players, pen))}` : '';
    const some = most === undefined ? `${plural(kind)} put on` : `more than ${counted(most, kind, pen)} on`;
    return act(subject, 'have', spaced(some, them, others));
  },
  transform: ({ what }, pen) => act(those(what, pen), 'transform'),
  'turn-face-up': ({ what }, pen) => act(those(what, pen), 'be', 'turned face up'),
  'win-game': player('win', 'the game'),
  'lose-game': player('lose', 'the game'),
  'cause-triggers': ({ what }, pen) =>
    act(one(`an event where ${pen.pattern(what).text}`), 'cause', 'abilities to trigger'),
  'phase-in': ({ what }, pen) => act(those(what, pen), 'phase', 'in'),
  parameter: ({ name }) => act(one(`[${name}]`), 'happen'),
};
