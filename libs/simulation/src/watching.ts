// Watchers of a game: a fault they find ends the game and becomes the reason it is stuck.
import type { Setting } from './play.js';
import { Invariants } from './invariants.js';
import { decideAgain, Lockstep, type Pace, type Recorded } from './lockstep.js';

type Watch = NonNullable<Setting['watch']>;

function complain(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** All invariants, after every command. */
export function invariantWatch(): Watch {
  const invariants = new Invariants();
  return (state, events) => {
    complain(invariants.after(state, events));
  };
}

/** Folds a second state beside the game; at pace 'command' it also decides every command again at the end. */
export function lockstepWatch(
  pace: Pace,
  { seed, cards, variants }: Pick<Setting, 'seed' | 'cards' | 'variants'>,
): Watch {
  const lockstep = new Lockstep(pace);
  const recorded: Recorded[] = [];
  return (state, events, proposed) => {
    complain(lockstep.follow(state, events));
    if (pace !== 'command') return;
    recorded.push({ proposed, events });
    if (state.stage.kind === 'over') complain(decideAgain(recorded, { seed, cards, variants }));
  };
}
