// Checks whether an event, past or about to happen, fits a pattern (cr 603.2, 614.1, 608.2i). One entry per
// kind of pattern.
import type { Filter, MoveCause, Pattern, Players, StepName } from '#abilities';
import type { Context } from '../../model/state/context.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Happening } from '../../model/state/happening.js';
import { linkOf } from '../../model/state/links.js';
import { sightAsThen } from './as-then.js';
import { isInRange, isObjectInRange } from './range.js';
import type { Sight } from './sight.js';
import { countersOn } from './stats.js';

type Fits<K extends Pattern['kind']> = (
  sight: Sight,
  pattern: Extract<Pattern, { kind: K }>,
  happening: Happening,
  context: Context,
) => boolean;

const object = (sight: Sight, filter: Filter | undefined, id: ObjectId | null, context: Context): boolean =>
  filter === undefined || (id !== null && sight.read.matches(sight, filter, id, context));

const player = (sight: Sight, players: Players | undefined, seat: Seat | null, context: Context): boolean =>
  players === undefined || (seat !== null && sight.read.playersOf(sight, players, context).includes(seat));

/** 'To a creature', 'to you', 'to you or a permanent you control'; with neither, any recipient fits. */
function either(
  sight: Sight,
  filter: Filter | undefined,
  players: Players | undefined,
  { subject, player: seat }: Pick<Happening, 'subject' | 'player'>,
  context: Context,
): boolean {
  if (filter === undefined && players === undefined) return true;
  return subject === null
    ? players !== undefined && player(sight, players, seat, context)
    : filter !== undefined && object(sight, filter, subject, context);
}

/**
 * cr 603.6, 603.10: checks the object as it entered, or as it was before it left. An ability of the object
 * itself recognizes it by the incarnation that has the ability.
 */
const moved = (sight: Sight, what: Filter, { subject, before, to }: Happening, context: Context): boolean =>
  object(sight, what, subject, context) ||
  (to !== 'battlefield' && before === context.source && object(sight, what, before, context));

/** cr 702.29a: cycling a card discards it. */
const isCause = (causes: readonly MoveCause[], cause: MoveCause): boolean =>
  causes.includes(cause) || (cause === 'cycle' && causes.includes('discard'));

/** How many fitting events came earlier this turn. */
function earlier(sight: Sight, pattern: Pattern, happening: Happening, context: Context): number {
  const { turn } = sight.state.history;
  const at = turn.lastIndexOf(happening);
  return turn
    .slice(0, at === -1 ? turn.length : at)
    .filter(
      (one) =>
        one.player === happening.player &&
        one.other === happening.other &&
        sight.read.fitsPattern(sightAsThen(sight, one), pattern, one, context),
    ).length;
}

const isNth = (
  sight: Sight,
  { nth, ...pattern }: Extract<Pattern, { kind: 'cast' | 'draws' }>,
  happening: Happening,
  context: Context,
): boolean =>
  nth === undefined ||
  earlier(sight, pattern, happening, context) + 1 === sight.read.valueOf(sight, nth, context);

const STEPS_OF: Readonly<Record<'turn' | 'combat' | 'main', readonly StepName[]>> = {
  turn: ['untap'],
  combat: ['begin-combat'],
  main: ['precombat-main', 'postcombat-main'],
};

/** Patterns that name only players, or only objects. */
type OfPlayers = (
  sight: Sight,
  pattern: { readonly who: Players },
  happening: Happening,
  context: Context,
) => boolean;
const byWho: OfPlayers = (sight, { who }, happening, context) =>
  player(sight, who, happening.player, context);

type OfObjects = (
  sight: Sight,
  pattern: { readonly what: Filter },
  happening: Happening,
  context: Context,
) => boolean;
const byWhat: OfObjects = (sight, { what }, { subject }, context) => object(sight, what, subject, context);

const sourceOf = (sight: Sight, id: ObjectId | null): ObjectId | null => {
  if (id === null) return null;
  const item = sight.object(id)?.item ?? sight.state.gone[String(objectNumber(id))]?.was?.item;
  return item?.source ?? id;
};

const KINDS: { readonly [K in Pattern['kind']]: Fits<K> } = {
  any: (sight, { of }, happening, context) =>
    of.some((pattern) => sight.read.fitsPattern(sight, pattern, happening, context)),
  moves: (sight, pattern, happening, context) => {
    const { from, to, cause } = happening;
    return (
      (pattern.from === undefined || (from !== null && pattern.from.includes(from))) &&
      (pattern.to === undefined || (to !== null && pattern.to.includes(to))) &&
      (pattern.cause === undefined || (cause !== null && isCause(pattern.cause, cause))) &&
      (pattern.face === undefined || happening.word === pattern.face) &&
      player(sight, pattern.by, happening.other, context) &&
      moved(sight, pattern.what, happening, context)
    );
  },
  damage: (sight, { from, to, players, combat }, happening, context) =>
    (combat === undefined || (combat === 'combat') === happening.combat) &&
    either(sight, to, players, happening, context) &&
    object(sight, from, happening.agent, context),
  'damage-prevented': (sight, { from, to, players, combat }, happening, context) =>
    (combat === undefined || (combat === 'combat') === happening.combat) &&
    either(sight, to, players, happening, context) &&
    object(sight, from, happening.agent, context),
  cast: (sight, pattern, happening, context) =>
    (pattern.from === undefined || happening.word === pattern.from || happening.from === pattern.from) &&
    player(sight, pattern.by, happening.other, context) &&
    object(sight, pattern.what, happening.subject, context) &&
    isNth(sight, pattern, happening, context),
  activated: (sight, { of, by, except }, happening, context) =>
    (except === undefined || happening.word !== 'mana') &&
    player(sight, by, happening.other, context) &&
    object(sight, of, sourceOf(sight, happening.subject), context),
  triggered: (sight, { of }, { subject }, context) => object(sight, of, sourceOf(sight, subject), context),
  targeted: (sight, pattern, happening, context) => {
    const { what: filter, players, by, first } = pattern;
    if (!either(sight, filter, players, happening, context) || !object(sight, by, happening.agent, context))
      return false;
    if (first === undefined) return true;
    const { turn } = sight.state.history;
    const at = turn.lastIndexOf(happening);
    return !turn
      .slice(0, at === -1 ? turn.length : at)
      .some(
        (one) =>
          one.kind === 'targeted' && one.subject === happening.subject && one.player === happening.player,
      );
  },
  attacks: (sight, { what: filter, defender, players, alone, least, others }, happening, context) =>
    (alone === undefined || happening.amount === 1) &&
    (others === undefined || happening.amount > others) &&
    (least === undefined || happening.amount >= sight.read.valueOf(sight, least, context)) &&
    either(sight, defender, players, { subject: happening.agent, player: happening.player }, context) &&
    object(sight, filter, happening.subject, context),
  blocks: (sight, { what: filter, attacker }, { subject, agent }, context) =>
    object(sight, filter, subject, context) && object(sight, attacker, agent, context),
  'becomes-blocked': (sight, { what: filter, by, each }, { subject, agent, word }, context) =>
    (word !== 'again' || by !== undefined || each !== undefined) &&
    object(sight, filter, subject, context) &&
    object(sight, by, agent, context),
  unblocked: byWhat,
  step: (sight, { is, whose, at = 'begins' }, happening, context) => {
    const step = at === 'begins' ? happening.word : (happening.word?.split(' ends')[0] ?? null);
    if ((at === 'ends') !== (happening.word?.endsWith(' ends') ?? false)) return false;
    const named: readonly string[] =
      is === 'turn' && at === 'ends'
        ? ['cleanup']
        : is === 'combat' && at === 'ends'
          ? ['end-combat']
          : is === 'turn' || is === 'combat' || is === 'main'
            ? STEPS_OF[is]
            : [is];
    return (
      step !== null &&
      (is === 'each' || named.includes(step)) &&
      player(sight, whose, happening.player, context)
    );
  },
  draws: (sight, pattern, happening, context) =>
    (pattern.except === undefined || !isDrawStepDraw(sight, happening)) &&
    player(sight, pattern.who, happening.player, context) &&
    isNth(sight, pattern, happening, context),
  'gains-life': byWho,
  'loses-life': byWho,
  'adds-counters': (sight, { on, players, counter, reaching }, happening, context) => {
    const { subject, word, amount } = happening;
    if (counter !== undefined && word !== counter) return false;
    if (!either(sight, on, players, happening, context)) return false;
    if (reaching === undefined) return true;
    const now = subject === null || word === null ? 0 : (countersOn(sight, subject)[word] ?? 0);
    const wanted = sight.read.valueOf(sight, reaching, context);
    return now - amount < wanted && now >= wanted;
  },
  'removes-counters': (sight, { from, counter, last }, { subject, word }, context) =>
    (counter === undefined || word === counter) &&
    object(sight, from, subject, context) &&
    (last === undefined ||
      (subject !== null && word !== null && (countersOn(sight, subject)[word] ?? 0) === 0)),
  taps: byWhat,
  'taps-for-mana': (sight, { what: filter, who: players }, { subject, other }, context) =>
    player(sight, players, other, context) && object(sight, filter, subject, context),
  untaps: byWhat,
  attached: (sight, { what: filter, to }, { subject, agent }, context) =>
    object(sight, filter, subject, context) && object(sight, to, agent, context),
  unattached: (sight, { what: filter, from }, { subject, agent }, context) =>
    object(sight, filter, subject, context) && object(sight, from, agent, context),
  'turned-face-up': byWhat,
  'turned-face-down': byWhat,
  transforms: byWhat,
  flips: byWhat,
  'phases-in': byWhat,
  'phases-out': byWhat,
  'control-changes': (sight, { what: filter, to, from }, happening, context) =>
    player(sight, to, happening.other, context) &&
    player(sight, from, happening.player, context) &&
    object(sight, filter, happening.subject, context),
  creates: (sight, { who: players, filter }, { subject, other }, context) =>
    player(sight, players, other, context) && object(sight, filter, subject, context),
  searches: (sight, { who: players, whose }, happening, context) =>
    player(sight, players, happening.player, context) &&
    player(sight, whose, happening.other ?? happening.player, context),
  shuffles: byWho,
  scries: byWho,
  surveils: byWho,
  reveals: (sight, { who: players, what: filter, as }, { subject, other, agent, word }, context) =>
    (as === undefined || (agent === context.source && word === linkOf(as, context))) &&
    player(sight, players, other, context) &&
    object(sight, filter, subject, context),
  'adds-mana': (sight, { who: players, source }, happening, context) =>
    player(sight, players, happening.player, context) && object(sight, source, happening.agent, context),
  'flips-coin': (sight, { who: players, result }, happening, context) =>
    (result === undefined || happening.word === result) && player(sight, players, happening.player, context),
  'rolls-die': byWho,
  votes: byWho,
  'becomes-monarch': byWho,
  'becomes-designated': (sight, { what: filter, is }, { subject, word }, context) =>
    word === is && object(sight, filter, subject, context),
  'loses-game': byWho,
  regenerates: byWhat,
  proliferates: byWho,
  clashes: (sight, { who: players, result }, happening, context) =>
    (result === undefined || happening.word === result) && player(sight, players, happening.player, context),
  'day-night': (_, { to }, { word }) => to === undefined || word === to,
  // cr 603.8: no event causes it; triggers evaluate its condition.
  state: () => false,
  'keyword-action': (sight, { action, what: filter, who: players }, happening, context) =>
    happening.word === action &&
    object(sight, filter, happening.subject, context) &&
    player(sight, players, happening.other ?? happening.player, context),
  parameter: () => false,
};

/** cr 504.1: the turn-based draw of the draw step, which is the first draw of that step. */
function isDrawStepDraw({ state }: Sight, happening: Happening): boolean {
  const { turn, history } = state;
  if (turn === null || turn.step !== 'draw' || turn.active !== happening.player) return false;
  const at = history.turn.lastIndexOf(happening);
  const earlier = history.turn.slice(turn.stepFrom, at === -1 ? history.turn.length : at);
  return !earlier.some(({ kind, player: seat }) => kind === 'draws' && seat === happening.player);
}

/** Fields for amounts; they do not restrict the object of the event. */
const AMOUNTS: ReadonlySet<string> = new Set(['nth', 'least', 'reaching']);

const saysOfWhat = (pattern: Pattern): boolean =>
  Object.entries(pattern).some(
    ([key, value]) => typeof value === 'object' && !Array.isArray(value) && !AMOUNTS.has(key),
  );

/**
 * cr 801.7, 801.11: the objects a pattern names must be within range; if it names none, the whole event must
 * be.
 */
function isWithinRange(
  sight: Sight,
  pattern: Pattern,
  { subject, agent, player: seat, other }: Happening,
  { controller }: Context,
): boolean {
  if (pattern.kind === 'any' || saysOfWhat(pattern)) return true;
  return (
    [subject, agent].every((id) => id === null || isObjectInRange(sight, controller, id)) &&
    [seat, other].every((one) => one === null || isInRange(sight.state, controller, one))
  );
}

export function fitsPattern(sight: Sight, pattern: Pattern, happening: Happening, context: Context): boolean {
  if (pattern.kind !== 'any' && pattern.kind !== happening.kind) return false;
  if (sight.state.range !== undefined && !isWithinRange(sight, pattern, happening, context)) return false;
  return (
    KINDS[pattern.kind] as (sight: Sight, pattern: Pattern, happening: Happening, context: Context) => boolean
  )(sight, pattern, happening, context);
}
