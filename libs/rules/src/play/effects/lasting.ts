// The effects that begin or end something lasting (cr 603.7, 611.2, 614.1, 615.1, 701.19).
import type { Effect } from '#abilities';
import type { EffectHandlers } from '../../engine/frames/handlers.js';
import type { Run } from '../../engine/frames/run.js';
import { SHIELDED_PLAYER } from '../../engine/replacement/shields.js';
import type { Context } from '../../model/state/context.js';
import type { Lasting } from '../../model/state/lasting.js';
import { objectNumber } from '../../model/basics/ids.js';
import { addReflexive } from '../../engine/triggers/reflexive.js';
import { beginEffect, affectable, type EffectBeginning } from '../../engine/lasting/begin.js';
import { offerToEnd } from '../../engine/lasting/ending.js';

export type LastingKind =
  | 'continuous'
  | 'rule'
  | 'delayed'
  | 'reflexive'
  | 'create-replacement'
  | 'prevent-damage'
  | 'regenerate'
  | 'may-end'
  | 'end-continuous'
  | 'skip';

const END_OF_TURN = { kind: 'end-of-turn' } as const;

const begin = (
  run: Run,
  kind: Lasting['kind'],
  rest: Omit<EffectBeginning, 'kind' | 'at' | 'context'>,
): void => beginEffect(run.proposal, { kind, at: run.at, context: run.context, ...rest });

export const lastingEffects: EffectHandlers<LastingKind> = {
  /** cr 611.2c: affects what the reference means now. */
  continuous(run, { what, changes, until }) {
    const affects = affectable(run.proposal, run.objects(what));
    // Each lasts until its own controller's untap step.
    const groups = until.kind === 'next-untap-step' ? affects.map((id) => [id]) : [affects];
    for (const group of groups)
      if (group.length > 0) begin(run, 'continuous', { affects: group, changes, until });
    return undefined;
  },
  rule(run, { until }) {
    begin(run, 'rule', { until });
    return undefined;
  },
  /** cr 603.7. */
  delayed(run, { until }) {
    begin(run, 'delayed', { until: until ?? { kind: 'forever' } });
    return undefined;
  },
  reflexive(run) {
    addReflexive(run, run.at);
    return undefined;
  },
  'create-replacement'(run, { until, uses }) {
    begin(run, 'replacement', { until, ...(uses === undefined ? {} : { left: run.value(uses) }) });
    return undefined;
  },
  'prevent-damage'(run, effect) {
    shield(run, effect);
    return undefined;
  },
  /** cr 701.19a: the next time it would be destroyed this turn. */
  regenerate(run, { what }) {
    for (const object of run.objects(what))
      if (run.state.objects[objectNumber(object)]?.permanent !== undefined)
        begin(run, 'replacement', { until: END_OF_TURN, affects: [object], left: 1 });
    return undefined;
  },
  'may-end'(run, { who }) {
    offerToEnd(run, who);
    return undefined;
  },
  'end-continuous'(run, { what }) {
    const meant = run.objects(what);
    const ended = run.state.lasting.filter(({ source }) => meant.includes(source)).map(({ id }) => id);
    if (ended.length > 0) run.proposal.emit({ type: 'EffectEnded', effects: ended });
    return undefined;
  },
  /** cr 614.10a: each one waits for an occurrence of its own. */
  skip(run, { who, what, count }) {
    const times = count === undefined ? 1 : run.times(count);
    const more = run.players(who).flatMap((seat) => Array.from({ length: times }, () => ({ seat, what })));
    if (more.length === 0) return undefined;
    const { extraTurns, skips, controls } = run.state.future;
    run.proposal.emit({ type: 'FuturePlanned', extraTurns, skips: [...skips, ...more], controls });
    return undefined;
  },
};

/**
 * cr 615.7, 615.11: a shield with an amount is one shield for each protected object. Without an amount it is
 * a rule for everything that fits.
 */
function shield(run: Run, effect: Extract<Effect, { kind: 'prevent-damage' }>): void {
  const { to, toPlayers, amount, until } = effect;
  if (amount === undefined) {
    begin(run, 'prevention', { until });
    return;
  }
  const left = run.value(amount);
  if (left <= 0) return;
  if (to === undefined && toPlayers === undefined) begin(run, 'prevention', { until, left });
  if (to !== undefined)
    for (const object of affectable(run.proposal, run.objects(to)))
      begin(run, 'prevention', { until, left, affects: [object] });
  if (toPlayers !== undefined)
    for (const seat of run.players(toPlayers))
      beginEffect(run.proposal, {
        kind: 'prevention',
        at: run.at,
        context: withShielded(run.context, seat),
        until,
        left,
      });
}

const withShielded = (context: Context, seat: Context['controller']): Context => ({
  ...context,
  bindings: { ...context.bindings, [SHIELDED_PLAYER]: { players: [seat] } },
});
