// Ends the game in a draw because of a loop that nobody can stop (cr 104.4b). With a limited range of
// influence the draw is for the players who control what is involved and those within their ranges; they
// leave (cr 801.16).
import type { Steps } from '#kernel';
import { answerTo } from './answering.js';
import { goOnUntilAsked } from './advance.js';
import { drawFor, endGame } from '../../engine/ending/ending.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { onlyAnswer } from '../../model/decisions/forced.js';
import { unlessDeclined } from '../../model/printed/unless.js';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import { outlineOf } from '../../model/state/outline.js';

/** Somebody has priority, and the loop continues from there. */
export function* drawLoop(proposal: Proposal): Steps<void> {
  const seats = proposal.state.range === undefined ? [] : yield* involved(proposal);
  if (seats.length === 0) {
    endGame(proposal, 'mandatory-loop', []);
    return;
  }
  drawFor(proposal, seats);
  yield* goOnUntilAsked(proposal);
}

/** More questions than a round of any detected loop has. */
const LONGEST_ROUND = 1000;

/** Finds the controllers of everything that the events of one round name. The round runs on trial. */
function* involved(proposal: Proposal): Steps<readonly Seat[]> {
  const { state } = proposal;
  const mark = proposal.mark();
  const { hash } = outlineOf(state);
  const from = state.loop.resolved;
  const seats = new Set<Seat>();
  for (let asked = 0; asked < LONGEST_ROUND; asked += 1) {
    const told = proposal.events.length;
    if (!(yield* goOnByItself(proposal))) break;
    for (const seat of controllersIn(proposal, told)) seats.add(seat);
    if (state.loop.resolved > from && outlineOf(state).hash === hash) break;
  }
  proposal.goBack(mark);
  return [...seats];
}

function* goOnByItself(proposal: Proposal): Steps<boolean> {
  const { decision } = proposal.state;
  if (decision === null) return false;
  const answer = onlyAnswer(decision) ?? unlessDeclined(proposal.state, proposal.agenda, decision);
  if (answer === undefined) return false;
  if (answerTo(proposal, decision, answer) !== undefined) return false;
  yield* goOnUntilAsked(proposal);
  return true;
}

function controllersIn({ state, events }: Proposal, since: number): readonly Seat[] {
  const spoken: readonly string[] = JSON.stringify(events.slice(since)).match(/(?<=")o\d+(?=")/g) ?? [];
  const { remembered } = sightOf(state);
  return [...new Set(spoken)].flatMap((id) => remembered(id as ObjectId)?.controller ?? []);
}
