import { Query } from '@nestjs/cqrs';
import type { Asker, Judged, MatchRefusal } from '../../contract/contract.js';
import type { JudgeEyes } from '../judged-past.js';
import type { CouldDoSeat } from '../offered.js';
import type { Tried } from '../tried-command.js';

export interface CouldDoThen {
  /** The moment at which the last command by then had ended. */
  readonly moment: number;
  readonly seats: readonly CouldDoSeat[];
}

/** For a judge: what each seat could do at a moment. */
export class CouldDo extends Query<Judged<CouldDoThen>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly moment?: number,
    readonly seat?: number,
  ) {
    super();
  }
}

export interface WhyNotThen {
  readonly moment: number;
  /** Null: it was possible. */
  readonly why: MatchRefusal | null;
}

/** For a judge: why a seat could not do something at a moment. `ids`: whose ids of objects the command has. */
export class WhyNot extends Query<Judged<WhyNotThen>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly seat: number,
    readonly tried: Tried,
    readonly ids: JudgeEyes,
    readonly moment?: number,
  ) {
    super();
  }
}
