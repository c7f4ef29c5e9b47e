// Runs what follows a command: the game goes on until somebody is asked.
import { passByItself } from './passing/by-itself.js';
import { takeAgreed } from './shortcut/take.js';
import { isQuarantined } from '../model/basics/quarantine.js';
import { endGrowingLoop } from './going-on/growing-loop.js';
import { goOnUntilAsked } from './going-on/advance.js';
import type { Proposal } from '../engine/proposal/proposal.js';

export function goOn(proposal: Proposal): void {
  goOnUntilAsked(proposal);
  takeAgreed(proposal);
  endGrowingLoop(proposal);
  // In a quarantined game nobody acts, and nobody passes automatically.
  if (!isQuarantined(proposal.state)) passByItself(proposal);
  proposal.settleAgenda();
}
