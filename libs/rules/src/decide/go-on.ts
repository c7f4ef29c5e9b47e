// Runs what follows a command: the game goes on until somebody is asked.
import type { Steps } from '#kernel';
import { isPassedNow, passByItself } from './passing/by-itself.js';
import { takeAgreed } from './shortcut/take.js';
import { isStopped } from '../model/basics/dispute.js';
import { endGrowingLoop, mayLoop } from './going-on/growing-loop.js';
import { goOnUntilAsked } from './going-on/advance.js';
import type { Proposal } from '../engine/proposal/proposal.js';

export function* goOn(proposal: Proposal): Steps<void> {
  yield* goOnUntilAsked(proposal);
  if (proposal.agreed !== null) yield* takeAgreed(proposal);
  if (mayLoop(proposal)) yield* endGrowingLoop(proposal);
  // In a stopped game nobody acts, and nobody passes automatically.
  if (isPassedNow(proposal) && !isStopped(proposal.state)) yield* passByItself(proposal);
  proposal.settleAgenda();
}
