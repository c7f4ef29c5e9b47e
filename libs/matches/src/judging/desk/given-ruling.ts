// A ruling as a judge gives it: the same shape, with the ids that the judge sees.
import type { RulingText } from '#disputes';
import type { ObjectId, Remedy, Seat } from '#rules';
import type { DisputeAction } from './dispute-action.js';
import { answerMeant, NO_OBJECT, type GivenAnswer, type Projector } from '#visibility';

export type GivenRemedy =
  | Exclude<Remedy, { kind: 'repair' | 'answer' }>
  | { readonly kind: 'repair'; readonly repair: object }
  | {
      readonly kind: 'answer';
      readonly seat: number;
      readonly decision: string;
      readonly answer: GivenAnswer;
    };

export interface GivenRulingText extends Omit<RulingText, 'remedies'> {
  readonly remedies: readonly GivenRemedy[];
  readonly loser: number | null;
}

type ToLog = (visible: string) => ObjectId;

/** The ids of the log for those that the eyes see; an unknown id means no object. */
export const toLogBy =
  (eyes: Projector): ToLog =>
  (visible) =>
    eyes.objectOf(visible) ?? NO_OBJECT;

type Written<T> = T extends Seat ? number : T;
type WithoutRuling = Exclude<DisputeAction, { readonly ruling: unknown }>;

/** An action as a client gives it: seats by number. */
export type GivenAction =
  | { readonly type: 'give-ruling' | 'overturn-ruling'; readonly ruling: GivenRulingText }
  | (WithoutRuling extends infer A ? { readonly [K in keyof A]: Written<A[K]> } : never);

/** The action with the ids of the log. Its shape is still to be checked. */
export const actionMeant = (action: GivenAction, toLog: ToLog): unknown =>
  'ruling' in action
    ? { ...action, ruling: { ...action.ruling, remedies: remediesMeant(action.ruling.remedies, toLog) } }
    : action;

const remediesMeant = (remedies: readonly GivenRemedy[], toLog: ToLog): readonly unknown[] =>
  remedies.map((remedy) => {
    if (remedy.kind === 'repair') return { ...remedy, repair: withIds(remedy.repair, toLog) };
    if (remedy.kind === 'answer') return { ...remedy, answer: answerMeant(remedy.answer, toLog) };
    return remedy;
  });

/** Remedies of the log with the ids that the eyes see. */
export const remediesShown = (remedies: readonly Remedy[], eyes: Projector): readonly unknown[] =>
  remedies.map((remedy) => {
    const shown = (id: string): string => eyes.idOf(id as ObjectId) ?? id;
    if (remedy.kind === 'repair') return { ...remedy, repair: withIds(remedy.repair, shown) };
    // It has the same places for ids, whosever they are.
    if (remedy.kind === 'answer')
      return { ...remedy, answer: answerMeant(remedy.answer, (id) => shown(id) as ObjectId) };
    return remedy;
  });

/** The members of a repair that name objects. */
function withIds(repair: object, change: (id: string) => string): object {
  const changed: Record<string, unknown> = { ...repair };
  for (const key of ['object', 'on'])
    if (typeof changed[key] === 'string') changed[key] = change(changed[key]);
  if (Array.isArray(changed['objects'])) changed['objects'] = (changed['objects'] as string[]).map(change);
  return changed;
}
