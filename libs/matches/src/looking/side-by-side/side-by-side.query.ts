import { Query } from '@nestjs/cqrs';
import type { GameView, Viewer, VisibleId } from '#visibility';
import type { Asker, Judged } from '../../contract/contract.js';

export interface SightOf {
  readonly viewer: Viewer;
  readonly view: GameView;
}

/** One object of the judge's view, and the ids that the others have for it. */
export interface Matched {
  readonly object: VisibleId;
  readonly spectators: VisibleId | null;
  readonly seats: readonly { readonly seat: number; readonly id: VisibleId }[];
  /** cr 302.6: as a creature it can neither attack nor tap for its abilities. */
  readonly summoningSick: boolean;
}

export interface Sights {
  readonly moment: number;
  /** The judge's first, then those of the seats, then the spectators'. */
  readonly sights: readonly SightOf[];
  readonly matches: readonly Matched[];
}

/** For a judge: a game as everybody sees it at one moment; without one, now. */
export class SideBySide extends Query<Judged<Sights>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly moment?: number,
  ) {
    super();
  }
}
