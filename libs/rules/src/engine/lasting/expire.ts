// Ends continuous effects: at a moment of the turn, when what they last for is over, or when something
// happens.
import { sightOf } from '../../reading/characteristics/characteristics.js';
import type { Proposal } from '../proposal/proposal.js';
import type { Happening } from '../../model/state/happening.js';
import type { Lasting } from '../../model/state/lasting.js';
import { endsAt, isEndedBy, isOver, type Moment } from './durations.js';
import { endedBy } from './ending.js';
import { returnAll } from './returning.js';

export function endEffects(proposal: Proposal, ended: readonly Lasting[]): void {
  if (ended.length === 0) return;
  proposal.emit({ type: 'EffectEnded', effects: ended.map(({ id }) => id) });
  returnAll(proposal, ended);
}

/** Ends all of these effects at the same time (cr 514.2). */
export function endEffectsAt(proposal: Proposal, moment: Moment): void {
  const { lasting } = proposal.state;
  if (lasting.length === 0) return;
  const sight = sightOf(proposal.state);
  endEffects(
    proposal,
    lasting.filter(
      (effect) =>
        endsAt(sight, effect, moment) ||
        // Nothing is left that this permission could end.
        (effect.kind === 'ending' &&
          moment.at === 'end-of-turn' &&
          endedBy(sight.state, effect).length === 0),
    ),
  );
}

const dependsOnGame = ({ until }: Lasting): boolean =>
  until.kind === 'while' || until.kind === 'while-this' || until.kind === 'until';

/** Checks 'for as long as' and 'until' after something has happened, against the game as it is now. */
export function expireAfter(proposal: Proposal, happenings: readonly Happening[]): void {
  const depending = proposal.state.lasting.filter(dependsOnGame);
  if (depending.length === 0) return;
  const sight = sightOf(proposal.state);
  endEffects(
    proposal,
    depending.filter(
      (effect) =>
        isOver(sight, effect.until, effect.context) ||
        happenings.some((happening) => isEndedBy(sight, effect, happening)),
    ),
  );
}
