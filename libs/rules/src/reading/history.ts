// What has happened, for what looks back: how often, or how much in all.
import type { Pattern } from '#abilities';
import type { Context } from '../state/context.js';
import type { Happening } from '../state/happening.js';
import type { ObjectId } from '../state/ids.js';
import { fitsPattern } from './patterns.js';
import type { Sight } from './sight.js';

type Since = 'turn' | 'last-turn' | 'game' | 'combat';

function found(sight: Sight, pattern: Pattern, since: Since, context: Context, subject?: ObjectId): readonly Happening[] {
  const { turn, last } = sight.state.history;
  const list = since === 'last-turn' ? last : turn;
  return list.filter(
    (happening) =>
      (subject === undefined || happening.subject === subject || happening.before === subject) &&
      fitsPattern(sight, pattern, happening, context),
  );
}

export const happenedTimes = (sight: Sight, pattern: Pattern, since: Since, context: Context, subject?: ObjectId): number =>
  found(sight, pattern, since, context, subject).length;

export const happenedAmount = (sight: Sight, pattern: Pattern, since: Since, context: Context): number =>
  found(sight, pattern, since, context).reduce((sum, { amount }) => sum + amount, 0);
