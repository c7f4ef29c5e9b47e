// Effects one after another (cr 608.2c), conditional effects, and names bound to what is known now.
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { linkOf } from '../../../model/state/links.js';
import { occur } from '../../../engine/triggers/occur.js';
import { castOf } from '../../../reading/language/cast.js';

type InOrder = 'sequence' | 'nothing' | 'if' | 'let-value' | 'let-objects' | 'remember' | 'note-mana';

export const inOrderEffects: EffectHandlers<InOrder> = {
  sequence(run, { steps }) {
    for (const index of steps.keys()) run.enter(run.place('steps', index));
    return undefined;
  },
  nothing: () => undefined,
  if(run, { condition, else: otherwise }) {
    if (run.holds(condition)) run.enter(run.place('then'));
    else if (otherwise !== undefined) run.enter(run.place('else'));
    return undefined;
  },
  'let-value'(run, { value, bind }) {
    run.bind(bind, { amount: run.value(value) });
    return undefined;
  },
  'let-objects'(run, { what, bind }) {
    run.bind(bind, { objects: [...run.objects(what)] });
    return undefined;
  },
  /** cr 607: for the linked abilities of the same object, or of the named one. */
  remember(run, { what, as, on }) {
    const { context } = run;
    const keepers = on === undefined ? [context.source] : run.objects(on);
    const link = on === undefined ? linkOf(as, context) : as;
    const bound = context.bindings[what] ?? {};
    occur(
      run.proposal,
      keepers.map((object) => ({ type: 'LinkSet' as const, object, link, bound: { ...bound } })),
    );
    return undefined;
  },
  'note-mana'({ context, sight, proposal }, { what, as }) {
    const { source, stack } = context;
    const spent = (stack === null ? null : castOf(sight, stack))?.mana ?? [];
    const types = spent.map((unit) => unit.charAt(0));
    const word = (what === 'type' ? [...new Set(types)] : types).join('');
    occur(proposal, [{ type: 'LinkSet', object: source, link: linkOf(as, context), bound: { word } }]);
    return undefined;
  },
};
