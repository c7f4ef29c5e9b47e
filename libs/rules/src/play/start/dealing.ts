// Deals hands from several libraries (war-zone): each player says in turn order how many cards to draw from
// which. With one library nothing is asked.
import { librarySplitQuestion } from '../../engine/happening/draws.js';
import type { Ran } from '../../engine/frames/handlers.js';
import { newFrame } from '../../engine/proposal/frames.js';
import type { Run } from '../../engine/frames/run.js';
import type { Seat } from '../../model/basics/ids.js';
import { drawCards } from '../../engine/happening/library.js';
import type { Proposal } from '../../engine/proposal/proposal.js';

export interface Hand {
  readonly seat: Seat;
  readonly count: number;
}

type Locals = {
  readonly seats: readonly Hand[];
  /** The answers so far, by seat number. */
  readonly shares: Record<string, number>;
};

/** `then`: what follows when all hands are dealt. */
export function deal(proposal: Proposal, hands: readonly Hand[], then: () => void): void {
  const { state, variant } = proposal;
  const isDivided = hands.some(({ seat }) => variant.libraries.drawnFrom(state, seat).length > 1);
  if (isDivided) {
    const locals = { seats: hands, shares: {} };
    proposal.agenda.frames.push(newFrame('dealing', { locals }));
    return;
  }
  for (const { seat, count } of hands) drawCards(proposal, seat, count);
  then();
}

export function dealing(run: Run): Ran {
  const { proposal, state } = run;
  const { seats, shares } = run.frame.locals as Locals;
  const hands = seats.filter(({ seat }) => !run.hasLeft(seat));
  for (const { seat, count } of hands) {
    if (shares[String(seat)] !== undefined) continue;
    const share = librarySplitQuestion(state, proposal.variant.libraries.drawnFrom(state, seat), count);
    const number =
      share === undefined || share.least === share.most
        ? (share?.least ?? 0)
        : run.ask<'number'>(seat, 'divide', share).number;
    shares[String(seat)] = number;
    run.settle();
  }
  for (const { seat, count } of hands) {
    const libraries = proposal.variant.libraries.drawnFrom(state, seat);
    const number = shares[String(seat)] ?? 0;
    drawCards(proposal, seat, count - number, libraries[0]);
    drawCards(proposal, seat, number, libraries.at(-1));
  }
  proposal.emit({ type: 'MulliganRoundBegan', seats: hands.map(({ seat }) => seat) });
  return undefined;
}
