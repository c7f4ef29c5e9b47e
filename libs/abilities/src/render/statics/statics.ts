// Writes static effects, each as a clause.
import { auxiliary, those } from '../restrictions/actions.js';
import type {
  Action,
  Change,
  Cost,
  Filter,
  NodeKind,
  Pattern,
  Players,
  Static,
  Value,
} from '../../nodes/sorts.js';
import { changed, changesIn } from '../changes/changes.js';
import { asDeed, costs as listed } from '../costs/costs.js';
import {
  list,
  many,
  numberWord,
  objectOf,
  one,
  ordinal,
  spaced,
  verb,
  type Phrase,
} from '../english/grammar.js';
import { any, words } from '../english/nouns.js';
import { anyone } from '../objects/references.js';
import { keptAs, REVEALED } from '../objects/kept.js';
import { enters } from './entering.js';
import { playersHave } from './players.js';
import { forEach } from '../objects/values.js';
import type { Pen, Table } from '../english/pen.js';
import { fromZone } from '../english/vocabulary.js';

const FACES = {
  'face-down': 'face down as a 2/2 creature',
  transformed: 'transformed',
  awaken: 'with awaken',
  bestow: 'bestowed',
} as const;

const PRICED = {
  spells: '',
  abilities: 'activated abilities of ',
  equip: 'equip abilities of ',
  cycling: 'cycling abilities of ',
  morph: 'morph costs of ',
} as const;

/** 'blue spells and red spells' */
const bothKinds = (what: Filter, pen: Pen): Phrase | undefined =>
  what.kind === 'any' && what.said === 'and' && what.of.every((part) => pen.noun(part).base === 'spell')
    ? many(list(what.of.map((part) => words(pen.noun(part), 'many'))))
    : undefined;

type Priced = NodeKind<'static', 'costs'>;
const saysMore = ({ mana, amount, extra, of, except, floor }: Priced, but: 'mana' | 'amount'): boolean =>
  [but === 'mana' ? amount : mana, extra, of, except, floor].some((part) => part !== undefined);
/** 'Each spell that would cost less than three mana to cast costs three mana to cast.' */
function leastOf(node: Priced): string | undefined {
  const { what, for: players, amount, direction } = node;
  if (direction !== 'set' || what.kind !== 'spell' || players.kind !== 'all' || saysMore(node, 'amount'))
    return undefined;
  if (typeof amount !== 'number') return undefined;
  const least = numberWord(amount);
  return `each spell that would cost less than ${least} mana to cast costs ${least} mana to cast`;
}
/** "Each spell costs {3} more to cast except during its controller's turn." */
function onOthersTurns(node: Priced, pen: Pen): string | undefined {
  const { what, for: players, mana, direction } = node;
  if (direction !== 'more' || players.kind !== 'nonactive' || mana === undefined || saysMore(node, 'mana'))
    return undefined;
  return `each ${words({ base: 'spell', ...pen.noun(what) }, 'one')} costs ${mana} more to cast except during its controller's turn`;
}

/** A spell's targets are written after its controller: 'spells your opponents cast that target this creature'. */
function aimedAt(what: Filter, pen: Pen): readonly [Filter, string] {
  if (what.kind !== 'all' || what.of.length < 2 || what.of.at(-1)?.kind !== 'targets') return [what, ''];
  const others: Filter = { kind: 'all', of: what.of.slice(0, -1) };
  const [before, all] = [others, what].map((filter) => words(pen.noun(filter), 'many'));
  return all !== undefined && before !== undefined && all.startsWith(`${before} `)
    ? [others, all.slice(before.length)]
    : [what, ''];
}
/** 'creature spells you cast cost {1} less to cast'. */
function costs(node: NodeKind<'static', 'costs'>, pen: Pen): string {
  const { what, for: players, mana, amount, direction, extra, of = 'spells', except, floor } = node;
  const told = leastOf(node) ?? onOthersTurns(node, pen);
  const own = of === 'abilities' && what.kind === 'is' ? pen.object(what.of).possessive : undefined;
  if (told !== undefined) return told;
  const [kinds, aimed] = of === 'spells' ? aimedAt(what, pen) : [what, ''];
  const subject = bothKinds(kinds, pen) ?? those(kinds, pen);
  const isSpell = of === 'spells';
  const deed = isSpell ? 'cast' : 'activate';
  const who =
    players.kind === 'opponents' && players.of === undefined ? many('your opponents') : pen.players(players);
  const isKnown = subject.number === 'one';
  const whose =
    players.kind === 'all' ? '' : isKnown ? ` for ${objectOf(who)}` : ` ${who.text} ${verb(who, deed)}`;
  const yours =
    isKnown && players.kind === 'you' ? '' : isKnown && players.kind === 'all' ? ' for anyone' : whose;
  const sum = mana ?? (typeof amount === 'number' ? `{${amount}}` : amount?.kind === 'x' ? '{X}' : '{1}');
  const isEach =
    amount !== undefined && (mana !== undefined || (typeof amount !== 'number' && amount.kind !== 'x'));
  const rate = direction === 'set' ? sum : `${sum} ${direction}`;
  const isAny = of === 'abilities' && what.kind === 'anything' && players.kind === 'all';
  const price = mana === undefined && amount === undefined ? `as much (${direction})` : rate;
  return [
    isAny
      ? 'activated abilities'
      : own !== undefined && isKnown
        ? `${own} activated abilities`
        : `${PRICED[of]}${objectOf(subject)}${isKnown ? '' : yours}${aimed}`,
    ` ${isSpell ? verb(subject, 'cost') : 'cost'} ${price} to ${deed}${isKnown && !(of === 'abilities' && players.kind === 'all') ? yours : ''}`,
    isEach ? ` ${forEach(amount, pen)}` : '',
    extra === undefined || extra.length === 0 ? '' : ` and you ${asDeed(extra, pen)} in addition`,
    except === undefined ? '' : " unless they're mana abilities",
    floor === undefined
      ? ''
      : of === 'abilities' && direction === 'less' && floor === 1
        ? ". This effect can't reduce the amount of mana an ability costs to activate to less than one mana"
        : `, to no less than ${numberWord(floor)} mana`,
  ].join('');
}

const ofCreatures = (action: Action): Filter | undefined =>
  action.kind === 'attack' || action.kind === 'block' || action.kind === 'be-blocked'
    ? action.who
    : action.kind === 'untap'
      ? action.what
      : undefined;
/** 'each creature you control can't be blocked', where the text has it so. */
function eachOf(action: Action, they: Phrase, said: 'all' | 'each' | undefined, pen: Pen): Phrase {
  const filter = ofCreatures(action);
  if (said === undefined || they.number === 'one' || filter === undefined) return they;
  return said === 'all' ? many(`all ${they.text}`) : one(`each ${words(pen.noun(filter), 'one')}`);
}

const isByAll = ({ by, least, most, all }: NodeKind<'action', 'be-blocked'>): boolean =>
  all !== undefined && by === undefined && least === undefined && most === undefined;

type Modified = NodeKind<'static', 'modify' | 'modify-this' | 'modify-host'>;
const isModified = (node: Static): node is Modified =>
  node.kind === 'modify' || node.kind === 'modify-this' || node.kind === 'modify-host';
/** cr 702.95: this creature and the one it is paired with. */
const isPair = (what: Filter): boolean => {
  if (what.kind !== 'is' || what.of.kind !== 'union') return false;
  const [first, second, ...more] = what.of.of;
  return (
    more.length === 0 &&
    first?.kind === 'this' &&
    second?.kind === 'combat' &&
    second.relation === 'paired-with' &&
    second.of.kind === 'this'
  );
};
function modifiedSubject(node: Modified, pen: Pen): Phrase {
  if (node.kind === 'modify' && isPair(node.what) && node.said === undefined)
    return one('each of those creatures');
  if (node.kind !== 'modify') return pen.object({ kind: node.kind === 'modify-this' ? 'this' : 'host' });
  const known = those(node.what, pen);
  if (node.said === undefined || known.number === 'one') return known;
  return node.said === 'all' ? many(`all ${known.text}`) : one(`each ${words(pen.noun(node.what), 'one')}`);
}
/** 'You control enchanted creature.' */
const isYours = ({ changes: [only, ...more] }: Modified): boolean =>
  only?.kind === 'control' && only.to.kind === 'you' && more.length === 0;
/** The parts of a static effect, one by one; the first has the subject. */
export function partsOf(node: Static, pen: Pen): readonly string[] {
  if (!isModified(node) || isYours(node)) return [pen.static(node)];
  const subject = modifiedSubject(node, pen);
  if (node.kind === 'modify' && node.bind !== undefined)
    pen.page.bind(node.bind, one('that permanent'), 'it is there');
  const [first = '', ...others] = changesIn(node.changes, subject, pen, 'has');
  return [`${subject.text} ${first}`, ...others];
}
function modified(node: Modified, pen: Pen): string {
  if (isYours(node)) return `you control ${objectOf(modifiedSubject(node, pen))}`;
  return list(partsOf(node, pen));
}

const isOfHost = (action: Action): boolean => {
  const of = ofCreatures(action);
  return of?.kind === 'is' && of.of.kind === 'host';
};
/**
 * A cost for each attacker: 'unless their controller pays {2} for each creature they control that's attacking you'.
 */
function priced(action: Action, unless: readonly Cost[], pen: Pen): string {
  if (action.kind !== 'attack' || action.players?.kind !== 'you')
    return isOfHost(action)
      ? `unless its controller ${asDeed(unless, pen, 'one')}`
      : `unless you ${asDeed(unless, pen)}`;
  const those =
    action.defender === undefined ? "creature they control that's attacking you" : 'of those creatures';
  const [price] = unless;
  return unless.length === 1 && price?.kind === 'mana-value' && price.colour === undefined
    ? `unless their controller pays {X} for each ${those}, where X is ${pen.value(price.amount)}`
    : `unless their controller ${asDeed(unless, pen, 'one')} for each ${those}`;
}
/** "Its activated abilities can't be activated", by any player. */
const isOfOne = ({ who, of, which }: NodeKind<'action', 'activate'>): boolean =>
  who.kind === 'all' && of?.kind === 'is' && which === undefined;
const objectPossessive = ({ of }: NodeKind<'action', 'activate'>, pen: Pen): string =>
  of?.kind === 'is' ? pen.object(of.of).possessive : '';

/** 'Each opponent can cast spells only any time they could cast a sorcery.' */
function onlyAsSorceries({ who, what, ...rest }: NodeKind<'action', 'cast'>, pen: Pen): string | undefined {
  if (Object.keys(rest).length > 2 || who.kind === 'you') return undefined;
  const players = who.kind === 'opponents' && who.of === undefined ? 'each opponent' : pen.players(who).text;
  const spells = words({ base: 'spell', ...(what === undefined ? {} : pen.noun(what)) }, 'many');
  return `${players} can cast ${spells} only any time they could cast a sorcery`;
}

/** How much more one value is than another. */
const moreThan = (value: Value, other: Value): number | undefined => {
  if (typeof value === 'number' || value.kind !== 'sum' || value.of.length !== 2) return undefined;
  const [same, more] = value.of;
  return typeof more === 'number' && JSON.stringify(same) === JSON.stringify(other) ? more : undefined;
};

/** cr 604.3a: a colour or type without a condition. */
const isSimple = (change: Change): boolean =>
  change.kind === 'every-creature-type' ||
  (change.kind === 'set-colours' && change.colours.every((colour) => typeof colour === 'string'));

const stepsOf = (players: Players, pen: Pen): string =>
  players.kind === 'others' && players.than.kind === 'you'
    ? "each other player's"
    : pen.players(players).possessive;

/** True if the event is that something enters. */
const isEntering = (pattern: Pattern): pattern is NodeKind<'pattern', 'moves'> =>
  pattern.kind === 'moves' &&
  pattern.to?.join() === 'battlefield' &&
  [pattern.from, pattern.cause, pattern.by, pattern.group, pattern.face].every((part) => part === undefined);

export const STATICS: Table<'static', string> = {
  modify: modified,
  'modify-this': modified,
  'modify-host': modified,
  defines: ({ changes }, pen) => {
    if (changes.every(isSimple)) return modified({ kind: 'modify-this', changes }, pen);
    const stats = changes.map((change) =>
      change.kind === 'set-stat' && (change.stat === 'power' || change.stat === 'toughness')
        ? { stat: change.stat, value: change.value }
        : undefined,
    );
    const [power, toughness] = stats;
    if (power !== undefined && stats.length === 1)
      return `${pen.page.self}'s ${power.stat} is equal to ${pen.value(power.value)}`;
    if (
      power?.stat === 'power' &&
      toughness?.stat === 'toughness' &&
      stats.length === 2 &&
      JSON.stringify(power.value) === JSON.stringify(toughness.value)
    )
      return `${pen.page.self}'s power and toughness are each equal to ${pen.value(power.value)}`;
    const more =
      power?.stat === 'power' && toughness?.stat === 'toughness'
        ? moreThan(toughness.value, power.value)
        : undefined;
    if (power !== undefined && more !== undefined && stats.length === 2)
      return `${pen.page.self}'s power is equal to ${pen.value(power.value)} and its toughness is equal to that number plus ${more}`;
    return `${pen.page.self} is by definition one that ${changed(changes, one(pen.page.self), pen, 'has')}`;
  },
  cannot: ({ action, unless, said }, pen) => {
    if (action.kind === 'activate' && isOfOne(action) && unless === undefined)
      return `${objectPossessive(action, pen)} activated abilities can't be activated${action.except === undefined ? '' : " unless they're mana abilities"}`;
    if (action.kind === 'cast' && action.speed !== undefined && unless === undefined) {
      const told = onlyAsSorceries(action, pen);
      if (told !== undefined) return told;
    }
    if (action.kind === 'cast' && action.who.kind === 'nonactive' && unless === undefined) {
      const isPlain = action.from === undefined && action.most === undefined;
      const spells = () => (action.what === undefined ? {} : pen.noun(action.what));
      if (isPlain)
        return `players can cast ${words({ base: 'spell', ...spells() }, 'many')} only during their own turns`;
    }
    if (action.kind === 'activate' && action.who.kind === 'nonactive' && unless === undefined)
      if (Object.keys(action).length === 2)
        return 'players can activate abilities only during their own turns';
    if (action.kind === 'cause-triggers' && isEntering(action.what) && unless === undefined)
      return `${objectOf(those(action.what.what, pen))} entering don't cause abilities to trigger`;
    const { subject: they, verb: deed, rest } = pen.action(action);
    const subject = eachOf(action, they, said, pen);
    return spaced(
      subject.text,
      auxiliary(action, subject),
      deed,
      rest,
      unless === undefined ? '' : priced(action, unless, pen),
    );
  },
  must: ({ action, said }, pen) => {
    if (action.kind === 'be-blocked' && isByAll(action))
      return `all creatures able to block ${objectOf(those(action.who, pen, 'creature'))} do so`;
    const { subject: they, verb: deed, rest } = pen.action(action);
    const subject = eachOf(action, they, said, pen);
    const isEach = action.kind === 'attack' || action.kind === 'block';
    return spaced(
      subject.text,
      isEach ? verb(subject, deed) : `must ${deed}`,
      rest,
      isEach ? 'each combat if able' : 'if able',
    );
  },
  may: ({ permission }, pen) => pen.permission(permission),
  costs,
  'additional-cost': ({ costs, optional, repeat, or }, pen) => {
    const deed = asDeed(costs, pen);
    const other = or === undefined ? '' : ` or ${asDeed(or, pen)}`;
    return [
      'as an additional cost to cast this spell, ',
      optional === undefined ? '' : 'you may ',
      deed,
      other,
      repeat === undefined ? '' : ' any number of times',
      optional === undefined ? '' : ` (${optional})`,
    ].join('');
  },
  'alternative-cost': ({ label, costs, from, if: condition, speed, face }, pen) =>
    [
      condition === undefined ? '' : `if ${pen.condition(condition)}, `,
      costs.length === 0
        ? 'you may cast this spell without paying its mana cost'
        : `you may ${asDeed(costs, pen)} rather than pay this spell's mana cost`,
      from === undefined ? '' : ` to cast it ${fromZone(from, { kind: 'you' })}`,
      speed === undefined ? '' : ' any time you could cast an instant',
      face === undefined ? '' : `, ${FACES[face]}`,
      label === 'otherwise' ? '' : ` (${label})`,
    ].join(''),
  replace: ({ replacement }, pen) => pen.replacement(replacement),
  'untaps-too': ({ what, during, said }, pen) => {
    const noun = pen.noun(what);
    const they =
      noun.known === undefined ? words(noun, said === 'each' ? 'one' : 'many') : words(noun, 'one');
    const each = said === undefined ? they : `${said} ${they}`;
    return `untap ${each} during ${stepsOf(during, pen)} untap step`;
  },
  commander: (_, { page }) => `${page.self} can be your commander`,
  ignorable: ({ by, costs }, pen) =>
    `${anyone(by, pen).text} may ${asDeed(costs, pen)} for that player to ignore this effect until end of turn`,
  'reveals-drawn': ({ nth, turn, as }, pen) => {
    const which = typeof nth === 'number' ? ordinal(nth) : `card number ${pen.value(nth)}, the`;
    const when = turn === undefined ? 'each turn' : `on each of ${pen.players(turn).possessive} turns`;
    return `reveal the ${which} card you draw ${when}${keptAs(as, REVEALED)}`;
  },
  player: playersHave,
  'trigger-again': ({ pattern, source, times = 1 }, pen) =>
    pattern !== undefined && isEntering(pattern) && times === 1
      ? `if ${any(pen.noun(pattern.what))} entering causes a triggered ability of ${any(pen.noun(source))} to trigger, that ability triggers an additional time`
      : `if ${pattern === undefined ? 'anything' : `an event where ${pen.pattern(pattern).text}`} causes a triggered ability of ${objectOf(those(source, pen))} to trigger, that ability triggers ${times === 1 ? 'an additional time' : `${numberWord(times)} additional times`}`,
  quality: ({ is, value, filter, players, costs, text, link }, pen) =>
    `${spaced(
      `${pen.page.self} has the quality ${is}`,
      value === undefined ? '' : pen.value(value),
      filter === undefined ? '' : `for ${any(pen.noun(filter))}`,
      players === undefined ? '' : `for ${objectOf(pen.players(players))}`,
      costs === undefined || costs.length === 0 ? '' : `at ${listed(costs, pen)}`,
      text === undefined ? '' : `“${text}”`,
    )}${keptAs(link, '')}`,
  enters,
  parameter: ({ name }) => `[${name}]`,
};
