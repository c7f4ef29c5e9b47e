// Control of another player's decisions and its duration (cr 722): the controlled player's next turn or
// combat phase, or as long as the effect lasts.
import type { Proposal } from '../../engine/proposal/proposal.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';

type Control = GameState['future']['controls'][number];
type During = 'next-turn' | 'next-combat' | 'this';

function plan(proposal: Proposal, controls: Control[]): void {
  proposal.emit({ type: 'FuturePlanned', ...proposal.state.future, controls });
}

/** cr 722.1: ends with the turn or the phase. */
export function beginControls(proposal: Proposal, seat: Seat, during: During): void {
  const { controls } = proposal.state.future;
  const begins = (control: Control): boolean =>
    control.seat === seat && control.during === during && !control.active;
  if (controls.some(begins))
    plan(
      proposal,
      controls.map((control) => (begins(control) ? { ...control, active: true } : control)),
    );
}

export function endControls(proposal: Proposal, during: During): void {
  const { controls } = proposal.state.future;
  const ends = (control: Control): boolean => control.active && control.during === during;
  if (controls.some(ends))
    plan(
      proposal,
      controls.filter((control) => !ends(control)),
    );
}
