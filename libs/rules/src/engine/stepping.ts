// The engine's loop, for what is tried out from among what it runs: it knows every handler of frames, and they cannot
// know it. It puts itself here as it is loaded.
import type { Proposal } from '../decide/proposal.js';
import type { Frame } from '../state/agenda.js';

interface Loop {
  readonly runTopFrame: (proposal: Proposal) => void;
  readonly answerTopFrame: (proposal: Proposal, answer: Frame['answers'][number]) => void;
}

let running: Loop | undefined;

export function stepBy(loop: Loop): void {
  running = loop;
}

export function theLoop(): Loop {
  if (running === undefined) throw new Error('nothing runs frames before the loop is loaded');
  return running;
}
