// Steps, phases and turns that are skipped (cr 614.1b, 614.10): by effects that wait for the next one, each for one of
// its own, and by replacement effects that leave nothing of a step.
import type { Proposal } from '../decide/proposal.js';
import { sightOf } from '../characteristics/characteristics.js';
import type { Happening } from '../state/happening.js';
import type { Seat } from '../state/ids.js';
import { PHASE_OF, type Step } from '../turn/steps.js';
import { replaceFits } from './applicable.js';
import { sources, sourcesFor } from './sources.js';

/** What a skip is called that takes a step away; one of a phase takes it at its first step. */
const NAMES: { readonly [S in Step]: readonly string[] } = {
  untap: ['untap'],
  upkeep: ['upkeep'],
  draw: ['draw'],
  'precombat-main': ['precombat-main', 'main'],
  'begin-combat': ['combat'],
  'declare-attackers': [],
  'declare-blockers': [],
  'first-strike-damage': [],
  'combat-damage': [],
  'end-combat': [],
  'postcombat-main': ['postcombat-main', 'main'],
  end: ['end'],
  cleanup: [],
};

/** cr 614.10a: uses up one skip that waits for this, if there is one. */
export function takeSkip(proposal: Proposal, seat: Seat, names: readonly string[]): boolean {
  const { extraTurns, skips, controls } = proposal.state.future;
  const at = skips.findIndex((skip) => skip.seat === seat && names.includes(skip.what));
  if (at === -1) return false;
  proposal.emit({
    type: 'FuturePlanned',
    extraTurns,
    skips: skips.filter((_, index) => index !== at),
    controls,
  });
  return true;
}

/** Whether the step, or the phase that begins with it, goes by. */
export const isSkipped = (proposal: Proposal, active: Seat, step: Step): boolean =>
  isReplacedByNothing(proposal, active, step) || takeSkip(proposal, active, NAMES[step]);

function isReplacedByNothing(proposal: Proposal, player: Seat, word: Step): boolean {
  const { state } = proposal;
  const watching = sourcesFor(sources(state), 'step');
  if (watching.length === 0) return false;
  const happening: Happening = {
    kind: 'step',
    subject: null,
    before: null,
    agent: null,
    player,
    other: null,
    amount: 1,
    from: null,
    to: null,
    cause: null,
    word,
    combat: false,
  };
  return watching.some(
    (source) =>
      source.form === 'replace' &&
      source.node.outcomes.length === 0 &&
      replaceFits(state, sightOf(state), source, null, happening),
  );
}

/** The first of the steps ahead that takes place; what is skipped is over with (cr 614.10a). */
export function comingStep(
  proposal: Proposal,
  active: Seat,
  ahead: readonly Step[],
  happens: (step: Step) => boolean,
): Step | undefined {
  const at = ahead.findIndex(happens);
  const step = ahead[at];
  if (step === undefined || !isSkipped(proposal, active, step)) return step;
  const rest = ahead.slice(at + 1);
  const left = step === 'begin-combat' ? rest.slice(restOfCombat(rest)) : rest;
  proposal.emit({ type: 'TurnPlanned', ahead: [...left] });
  return comingStep(proposal, active, left, happens);
}

function restOfCombat(rest: readonly Step[]): number {
  const end = rest.findIndex((step) => PHASE_OF[step] !== 'combat' || step === 'begin-combat');
  return end === -1 ? rest.length : end;
}
