// What follows a command once it has done its own part: the game goes on until somebody is asked.
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
  // Nobody acts in a game that stands still, and nobody passes by themselves.
  if (!isQuarantined(proposal.state)) passByItself(proposal);
  proposal.settleAgenda();
}
