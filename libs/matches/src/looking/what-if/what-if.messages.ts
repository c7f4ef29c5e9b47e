import { Command, Query } from '@nestjs/cqrs';
import type { GameId } from '#kernel';
import type { EndReason, Seat } from '#rules';
import type { FeedEntry, GameView } from '#visibility';
import type { Asker, Judged } from '../../contract/contract.js';
import type { JudgeEyes } from '../judged-past.js';
import type { CouldDoSeat } from '../offered.js';
import type { Tried } from '../tried-command.js';

export interface WhatIfSight {
  readonly id: string;
  readonly game: GameId;
  /** The moment at which it left the game. */
  readonly from: number;
  /** The moment in it now. */
  readonly moment: number;
  readonly steps: number;
  readonly result: { readonly reason: EndReason; readonly winners: readonly Seat[] } | null;
}

export interface WhatIfActed {
  readonly whatIf: WhatIfSight;
  readonly entries: readonly FeedEntry[];
}

/** For a judge: opens a private copy of the game as it was at a moment; without one, now. */
export class OpenWhatIf extends Command<Judged<WhatIfSight>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly moment?: number,
  ) {
    super();
  }
}

/** Acts for a seat. `ids`: whose ids the command has; `eyes`: who sees the entries. */
export class ActInWhatIf extends Command<Judged<WhatIfActed>> {
  constructor(
    readonly asker: Asker,
    readonly id: string,
    readonly seat: number,
    readonly tried: Tried,
    readonly ids: JudgeEyes,
    readonly eyes: JudgeEyes,
  ) {
    super();
  }
}

export class GoBackInWhatIf extends Command<Judged<WhatIfSight>> {
  constructor(
    readonly asker: Asker,
    readonly id: string,
    readonly steps: number,
  ) {
    super();
  }
}

export class CloseWhatIf extends Command<Judged<{ readonly id: string }>> {
  constructor(
    readonly asker: Asker,
    readonly id: string,
  ) {
    super();
  }
}

export class ReadWhatIf extends Query<Judged<WhatIfSight>> {
  constructor(
    readonly asker: Asker,
    readonly id: string,
  ) {
    super();
  }
}

export class ViewWhatIf extends Query<Judged<{ readonly view: GameView; readonly moment: number }>> {
  constructor(
    readonly asker: Asker,
    readonly id: string,
    readonly eyes: JudgeEyes,
  ) {
    super();
  }
}

/** What each seat could do in it now, the question of the seat that is asked included. */
export class CouldDoInWhatIf extends Query<Judged<readonly CouldDoSeat[]>> {
  constructor(
    readonly asker: Asker,
    readonly id: string,
  ) {
    super();
  }
}
