// Counts past events, or adds up their amounts, for effects that look back.
import type { Filter, Pattern, Sorts } from '#abilities';
import type { Context } from '../../model/state/context.js';
import { happening, type Happening } from '../../model/state/happening.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import { sightAsThen } from './as-then.js';
import { castOf } from './cast.js';
import type { Sight } from './sight.js';

type Since = Extract<Sorts['condition'], { kind: 'happened' }>['since'];

interface Narrowed {
  /** Only events that happened to this object. */
  readonly subject?: ObjectId;
  /** cr 702.40a: only events before the one that triggered. */
  readonly before?: 'event' | undefined;
}

/** The recorded events of that time. Only two turns are kept, not the whole game. */
function during(sight: Sight, since: Since, context: Context): readonly Happening[] {
  const { turn, last } = sight.state.history;
  switch (since) {
    case 'turn':
      return turn;
    case 'last-turn':
      return last;
    case 'combat':
      return sight.state.combat === null ? [] : turn.filter(({ combat }) => combat);
    case 'game':
      return [...last, ...turn];
    case 'last-upkeep':
      return [...comings(sight, context), ...turn];
  }
}

/**
 * cr 702.30a: whether the permanent came under its controller's control since their last upkeep, read from
 * the permanent itself.
 */
function comings(sight: Sight, { source, controller }: Context): readonly Happening[] {
  const permanent = sight.object(source)?.permanent;
  const turns = sight.state.seats[controller]?.turns;
  if (permanent === undefined || turns === undefined || permanent.controlledSince < turns.before) return [];
  return [happening('control-changes', { subject: source, before: source, other: permanent.controlledBy })];
}

function found(
  sight: Sight,
  pattern: Pattern,
  since: Since,
  context: Context,
  { subject, before }: Narrowed,
): readonly Happening[] {
  const all = during(sight, since, context);
  const list = before === 'event' ? all.slice(0, eventAt(all, pattern, context)) : all;
  return list.filter(
    (happening) =>
      (subject === undefined || happening.subject === subject || happening.before === subject) &&
      sight.read.fitsPattern(sightAsThen(sight, happening), pattern, happening, context) &&
      !isOwnSpell(sight, pattern, happening, context),
  );
}

/** cr 400.7d: a permanent that refers to another spell does not mean the spell it was. */
const isOwnSpell = (sight: Sight, pattern: Pattern, { subject }: Happening, { source }: Context): boolean =>
  pattern.kind === 'cast' &&
  subject !== null &&
  sight.state.gone[String(objectNumber(subject))]?.became === source &&
  castOf(sight, source) !== null &&
  speaksOfAnother(pattern.what);

const speaksOfAnother = (filter: Filter | undefined): boolean =>
  filter?.kind === 'all'
    ? filter.of.some(speaksOfAnother)
    : filter?.kind === 'not' && filter.of.kind === 'is' && filter.of.of.kind === 'this';

/** The index of the context's event among them: the last of that kind that happened to the same object. */
function eventAt(list: readonly Happening[], pattern: Pattern, { event }: Context): number {
  if (event === null) return list.length;
  const at = list.findLastIndex(
    ({ kind, subject, agent }) =>
      kind === pattern.kind && (event.subject === null ? agent === event.agent : subject === event.subject),
  );
  return at === -1 ? list.length : at;
}

export const happenedTimes = (
  sight: Sight,
  pattern: Pattern,
  since: Since,
  context: Context,
  narrowed: Narrowed = {},
): number => found(sight, pattern, since, context, narrowed).length;

export const happenedAmount = (
  sight: Sight,
  pattern: Pattern,
  since: Since,
  context: Context,
  narrowed: Narrowed = {},
): number => found(sight, pattern, since, context, narrowed).reduce((sum, { amount }) => sum + amount, 0);
