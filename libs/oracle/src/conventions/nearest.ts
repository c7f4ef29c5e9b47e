// A pronoun that fits several things refers to what was named last. Cr 608.2c reads a text in its order, and Oracle
// text says 'this creature' again when it returns to itself.
import { isNode, type Ability, type AnyNode } from '#abilities';

/**
 * The nearest first: a target or a step's outcome is nearer than the event, and the event is nearer than the card.
 */
const NEARNESS = ['target', 'bound', 'subject', 'agent', 'this', 'host'];
/** Fields without a meaning of their own: hints on the wording, and the names of outcomes. */
const MEANS_NOTHING = ['said', 'bind'];

/** The reading whose pronouns all refer to something nearer than in every other reading, if there is one. */
export const nearestReading = (readings: readonly (readonly Ability[])[]): readonly Ability[] | undefined =>
  readings.find((one) => readings.every((other) => one === other || isNearer(one, other) === true));

/** Undefined if the readings differ in more than what something refers to. */
function isNearer(one: unknown, other: unknown): boolean | undefined {
  const differences = [...differing(one, other)];
  if (differences.length === 0 || differences.some(([near, far]) => !points(near) || !points(far)))
    return undefined;
  return differences.every(([near, far]) => rank(near as AnyNode) < rank(far as AnyNode));
}
const rank = ({ kind }: AnyNode): number => NEARNESS.indexOf(kind);
const points = (part: unknown): boolean => isNode(part) && NEARNESS.includes(part.kind);

/** The smallest parts in which two trees differ. */
function* differing(one: unknown, other: unknown): Generator<readonly [unknown, unknown]> {
  if (one === other) return;
  if (!isRecord(one) || !isRecord(other) || one['kind'] !== other['kind']) {
    yield [one, other];
    return;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
    if (!MEANS_NOTHING.includes(key)) yield* differing(one[key], other[key]);
}
const isRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null;
