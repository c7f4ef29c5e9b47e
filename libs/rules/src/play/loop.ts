// Runs the agenda: its top frame runs until it is done, starts other frames, or asks a question.
import { isAgreed } from '../model/printed/node-ref.js';
import { claim } from './assisted/claims.js';
import { announced } from './casting/announcing/announced.js';
import { checkCombat } from './combat/removal.js';
import type { Ran } from '../engine/frames/handlers.js';
import { runEffect } from './effects/index.js';
import { settleControl } from '../engine/triggers/control.js';
import { resolve } from './stack/resolve.js';
import { stateBasedFrame } from './state-based/frame.js';
import { agreeOnRepeating } from './repeating/agreeing.js';
import type { Frame } from '../model/state/agenda.js';
import { putTriggers } from '../engine/triggers/put.js';
import { coming } from './turn/coming.js';
import { turnBased } from './turn/turn-based.js';
import type { FrameLoop, Inputs, Proposal, Rules } from '../engine/proposal/proposal.js';
import { firstDrawn } from '../engine/happening/first-drawn.js';
import { runNaming } from '../engine/happening/ask-for-name.js';
import { perform } from '../engine/happening/perform.js';
import { whichZone } from '../engine/frames/which-zone.js';
import { dealing } from './start/dealing.js';
import { openingHands } from './start/opening-hands.js';
import { loosen } from '../engine/triggers/occur.js';
import { Run, SUSPEND } from '../engine/frames/run.js';

const FRAMES: { readonly [K in Frame['kind']]: (run: Run) => Ran } = {
  effect: runEffect,
  resolve,
  'put-triggers': putTriggers,
  perform,
  'turn-based': turnBased,
  coming,
  'state-based': stateBasedFrame,
  announced,
  naming: runNaming,
  'which-zone': whichZone,
  dealing,
  'opening-hands': openingHands,
  claim,
  shortcut: agreeOnRepeating,
  'first-drawn': firstDrawn,
};

/** Runs the top frame once. If it asked a question, that question is open afterwards. */
export function runTopFrame(proposal: Proposal): void {
  const { frames } = proposal.agenda;
  const frame = frames.at(-1);
  if (frame === undefined) return;
  if (frame.at !== undefined && isAgreed(frame.at)) proposal.work?.holdAgreed();
  const run = new Run(proposal, frame);
  try {
    const ran = FRAMES[frame.kind](run);
    if (ran === 'again') frame.answers = [];
    else {
      const at = frames.lastIndexOf(frame);
      if (at !== -1) frames.splice(at, 1);
    }
    for (const begun of run.begun.reverse()) frames.push(begun);
    settle(proposal);
  } catch (thrown) {
    if (thrown !== SUSPEND) throw thrown;
  }
}

/**
 * Updates before the next instruction: control changes (cr 302.6), removal from combat (506.4), and ended
 * pairings.
 */
function settle(proposal: Proposal): void {
  // This runs before the change of control is recorded: effects that end with it still need the former
  // controller (cr 702.95e).
  loosen(proposal);
  if (proposal.state.stage.kind !== 'turns') return;
  settleControl(proposal);
  checkCombat(proposal);
}

/** Hands the answer to the frame that asked. */
export function answerTopFrame(proposal: Proposal, answer: Frame['answers'][number]): void {
  proposal.agenda.frames.at(-1)?.answers.push(answer);
}

export const FRAME_LOOP: FrameLoop = { runTopFrame, answerTopFrame };

/** The rules for a question about a game. */
export const rulesOf = ({ cards, variants }: Pick<Inputs, 'cards' | 'variants'>): Rules => ({
  loop: FRAME_LOOP,
  cards,
  variants,
});
