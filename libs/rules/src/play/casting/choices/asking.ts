// Choices during a resolution. Each is a question of the running frame (cr 608.2g, 118.12).
import type { Choices } from '../../../model/decisions/action.js';
import type { Rules } from '../../../engine/proposal/proposal.js';
import type { Run } from '../../../engine/frames/run.js';
import type { Seat } from '../../../model/basics/ids.js';
import type { Pick, Point } from './pick.js';

/** cr 601.6a: if several players could make a choice, the acting player says who does. */
export function oneOf(run: Run, seat: Seat, choosers: readonly Seat[]): Seat {
  const [chosen = seat] = run.choosePlayers(seat, 'choose', choosers, { least: 1, most: 1 });
  return chosen;
}

export class Asking implements Pick {
  readonly rules: Rules;

  /** `choices`: the earlier choices. */
  constructor(
    private readonly run: Run,
    private readonly seat: Seat,
    readonly choices: Choices = {},
  ) {
    this.rules = run.proposal.rules;
  }

  choose<T>({ by, given, only, options, prompt, question, read }: Point<T>): T {
    if (by === 'random') return this.drawn(options());
    const said = by === undefined ? given(this.choices) : undefined;
    if (said !== undefined) return said;
    if (only !== undefined) return only;
    const chooser = by === undefined ? this.seat : oneOf(this.run, this.seat, by);
    return read(this.run.ask(chooser, prompt, question()));
  }

  /** Drawn once, even if the frame runs again. */
  private drawn<T>(options: readonly T[]): T {
    const { run } = this;
    let at = run.local(DRAWN) as number | undefined;
    if (at === undefined) {
      const random = run.proposal.random();
      at = random.below(Math.max(1, options.length));
      run.proposal.emit({ type: 'RandomnessUsed', drawn: random.drawn });
      run.keep(DRAWN, at);
    }
    const option = options[at];
    if (option === undefined) throw new Error('there is nothing to draw from');
    return option;
  }
}

const DRAWN = 'drawn';
