// Skipped steps, phases and turns (cr 614.1b, 614.10): by effects that each wait for the next one, and by
// replacement effects that remove a step.
import type { Proposal } from '../proposal/proposal.js';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import type { GameState } from '../../model/state/game-state.js';
import { happening, type Happening } from '../../model/state/happening.js';
import type { Seat } from '../../model/basics/ids.js';
import { PHASE_OF, type Step } from '../../model/basics/steps.js';
import { leafPatterns } from '../watching/watchers.js';
import { replaceFits } from './applicable.js';
import { sources, sourcesFor, type EffectSource } from '../watching/sources.js';

/** The names of skips that remove a step; the skip of a phase removes it at its first step. */
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

const waiting = ({ future: { skips } }: GameState, seat: Seat, names: readonly string[]): number =>
  skips.findIndex((skip) => skip.seat === seat && names.includes(skip.what));

const namesOf = (word: Step | 'turn'): readonly string[] => (word === 'turn' ? [word] : NAMES[word]);

/** cr 614.10a: true if a skip of that player waits for the next such step or turn. */
export const isSkipWaiting = (state: GameState, seat: Seat, word: Step | 'turn'): boolean =>
  waiting(state, seat, namesOf(word)) !== -1;

/** cr 614.10a: uses up one skip that waits for this, if there is one. */
function takeNamed(proposal: Proposal, seat: Seat, names: readonly string[]): boolean {
  const { extraTurns, skips, controls } = proposal.state.future;
  const at = waiting(proposal.state, seat, names);
  if (at === -1) return false;
  proposal.emit({
    type: 'FuturePlanned',
    extraTurns,
    skips: skips.filter((_, index) => index !== at),
    controls,
  });
  return true;
}

export const takeSkip = (proposal: Proposal, seat: Seat, word: Step | 'turn'): boolean =>
  takeNamed(proposal, seat, namesOf(word));

/** True if the step, or the phase that begins with it, is skipped. */
export const isSkipped = (proposal: Proposal, active: Seat, step: Step): boolean =>
  skipping(proposal.state, active, step).length > 0 || takeSkip(proposal, active, step);

export type Skipping = Extract<EffectSource, { form: 'replace' }>;

/** A turn begins with its first step, but an effect about turns does not apply to that step (cr 614.10). */
const isOfTurns = ({ node }: Skipping): boolean =>
  leafPatterns(node.event).some((leaf) => leaf.kind === 'step' && leaf.is === 'turn');

/**
 * True if steps must be checked one by one: somebody may skip something, replaces it, skips whole turns, or
 * has another skip waiting.
 */
export const isSkippingActive = (state: GameState): boolean =>
  sourcesFor(sources(state), 'step').some(
    (source) =>
      source.form === 'replace' &&
      (source.node.may !== undefined ||
        source.node.outcomes.length > 0 ||
        state.future.skips.length > 0 ||
        isOfTurns(source)),
  );

export const stepToCome = (player: Seat, word: Step): Happening => happening('step', { player, word });

/** The effects that replace the beginning of that step, or of that player's turn. */
export function skipping(state: GameState, player: Seat, word: Step | 'turn'): readonly Skipping[] {
  const watching = sourcesFor(sources(state), 'step');
  if (watching.length === 0) return [];
  const coming = stepToCome(player, word === 'turn' ? 'untap' : word);
  return watching.filter(
    (source): source is Skipping =>
      source.form === 'replace' &&
      isOfTurns(source) === (word === 'turn') &&
      replaceFits(state, sightOf(state), source, null, coming),
  );
}

/** The first step ahead that takes place. Skips used on the way are used up (cr 614.10a). */
export function comingStep(
  proposal: Proposal,
  active: Seat,
  ahead: readonly Step[],
  happens: (step: Step) => boolean,
): Step | undefined {
  const step = ahead.find(happens);
  if (step === undefined || !isSkipped(proposal, active, step)) return step;
  return comingStep(proposal, active, skipStep(proposal, ahead, step), happens);
}

/** The steps ahead without that step, or without the phase that begins with it. */
export function skipStep(proposal: Proposal, ahead: readonly Step[], step: Step): readonly Step[] {
  const rest = ahead.slice(ahead.indexOf(step) + 1);
  const left = step === 'begin-combat' ? rest.slice(restOfCombat(rest)) : rest;
  proposal.emit({ type: 'TurnPlanned', ahead: [...left] });
  return left;
}

function restOfCombat(rest: readonly Step[]): number {
  const end = rest.findIndex((step) => PHASE_OF[step] !== 'combat' || step === 'begin-combat');
  return end === -1 ? rest.length : end;
}
