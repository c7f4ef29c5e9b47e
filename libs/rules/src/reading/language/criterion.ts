// Whether what is chosen has to be something, or is any card of those that lie there (pentaland 705.5).
import type { Filter, Reference } from '#abilities';
import type { GameObject } from '../../model/state/game-state.js';

type Of<K extends Filter['kind']> = Extract<Filter, { kind: K }>;

const OF_A_CARD: ReadonlySet<Filter['kind']> = new Set<Filter['kind']>([
  'type',
  'permanent',
  'supertype',
  'subtype',
  'colour',
  'colours',
  'originally-printed',
  'has',
  'has-ability',
  'stat',
  'could-produce',
]);
/** A name in common is asked for otherwise (705.10); whose it is, and what lies on it, is nothing that a name gives. */
const IN_COMMON: ReadonlySet<Of<'shares'>['what']> = new Set<Of<'shares'>['what']>([
  'colour',
  'type',
  'creature-type',
  'land-type',
  'subtype',
  'mana-value',
  'power',
  'toughness',
]);

export function isCriterion(filter: Filter): boolean {
  if (filter.kind === 'all' || filter.kind === 'any') return filter.of.some(isCriterion);
  if (filter.kind === 'not') return isCriterion(filter.of);
  if (filter.kind === 'is') return isOfWhatFits(filter.of);
  if (filter.kind === 'shares') return IN_COMMON.has(filter.what);
  return OF_A_CARD.has(filter.kind);
}

/** One of those that fit something. */
function isOfWhatFits(reference: Reference): boolean {
  if (reference.kind === 'each') return isCriterion(reference.filter);
  if (reference.kind === 'only') return isCriterion(reference.filter) || isOfWhatFits(reference.of);
  if (reference.kind === 'union') return reference.of.every(isOfWhatFits);
  return reference.kind === 'except' && isOfWhatFits(reference.of);
}

/** What lies on the battlefield or the stack without a name is something all the same. */
export const isMereCard = ({ zone, faceDown }: GameObject): boolean =>
  zone.kind !== 'battlefield' && zone.kind !== 'stack' && faceDown === undefined;
