// Choices made while something resolves: each is a question of the frame at work (cr 608.2g, 118.12).
import type { Choices } from '../decisions/action.js';
import type { Run } from '../engine/run.js';
import type { Seat } from '../state/ids.js';
import type { Pick, Point } from './pick.js';

export class Asking implements Pick {
  /** `choices`: what was asked before. */
  constructor(
    private readonly run: Run,
    private readonly seat: Seat,
    readonly choices: Choices = {},
  ) {}

  choose<T>({ only, prompt, question, read }: Point<T>): T {
    return only ?? read(this.run.ask(this.seat, prompt, question()));
  }
}
