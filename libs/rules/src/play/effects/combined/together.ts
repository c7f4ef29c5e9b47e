// Several effects at the same time (cr 101.4): all choices are made first, in turn order. Then everything
// happens.
import type { Effect } from '#abilities';
import { Run, performLocals } from '../../../engine/frames/run.js';
import type { Verb } from '../../../engine/verbs/verb.js';
import type { Frame } from '../../../model/state/agenda.js';
import type { EffectHandlers, Ran } from '../../../engine/frames/handlers.js';

/** Effects that make one set of choices and then only perform verbs. */
const AT_ONCE: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>([
  'sacrifice',
  'sacrifice-these',
  'discard',
  'move',
  'destroy',
  'tap',
  'untap',
  'damage',
  'gain-life',
  'lose-life',
  'add-counters',
  'remove-counters',
  'double-counters',
  'player-counters',
  'create-token',
  'choose-objects',
  'choose-players',
]);

/** True unless it has to show or settle something in the middle. */
const isAtOnce = (effect: Effect): boolean =>
  AT_ONCE.has(effect.kind) &&
  !(effect.kind === 'discard' && effect.how === 'chosen-by-you') &&
  !('enters' in effect && effect.enters.some(({ kind }) => kind === 'choosing'));

const groupsOf = ({ locals }: Frame): readonly (readonly Verb[])[] =>
  (locals['groups'] ?? []) as readonly (readonly Verb[])[];

/** Effects that only perform, and bind no name within, happen as one. */
function merged(begun: readonly Frame[]): readonly Frame[] {
  const [first] = begun;
  if (first === undefined || begun.some(({ kind, locals }) => kind !== 'perform' || 'bind' in locals))
    return begun;
  const length = Math.max(...begun.map((frame) => groupsOf(frame).length));
  const groups = Array.from({ length }, (_, nth) => begun.flatMap((frame) => groupsOf(frame)[nth] ?? []));
  return [{ ...first, locals: performLocals(groups) }];
}

/** `runEffect` executes any effect. */
export const togetherBy = (runEffect: (run: Run) => Ran): EffectHandlers<'together'> => ({
  together(run, { effects }) {
    if (!effects.every(isAtOnce)) {
      for (const index of effects.keys()) run.enter(run.place('effects', index));
      return undefined;
    }
    const answers = [...run.frame.answers];
    const begun = effects.flatMap((_, index) => {
      const part = new Run(run.proposal, {
        ...run.frame,
        at: run.place('effects', index),
        answers,
        locals: {},
      });
      runEffect(part);
      part.settle();
      return part.begun;
    });
    for (const frame of merged(begun)) run.begin(frame);
    return undefined;
  },
});
