// Verifies games on request: one at a time, in slices between which other work runs. The verdict on a finished
// game is cached until its log grows: a judge may have it go on.
import { Inject, Injectable } from '@nestjs/common';
import { StoreUnavailable, type EventStore, type Revision } from '#event-store';
import type { GameId } from '#kernel';
import { EVENT_STORE } from '#ports';
import { GameSecrets, gameStream, pagesOf } from '#log';
import { FORMAT_CARDS, type FormatCards } from '../../ports/index.js';
import { inSlices, LONG_WORK } from '../../event-loop/long-work.js';
import { Mailbox } from '../queue/mailbox.js';
import { GameVerifier, type GameVerdict } from './game-verifier.js';

const KEPT = 200;
/** To decide a whole game again is expensive: when this many wait, further callers are asked to come back. */
const MOST_WAITING = 50;

@Injectable()
export class Verdicts {
  private readonly kept = new Map<
    GameId,
    { readonly revision: Revision | undefined; readonly verdict: Promise<GameVerdict> }
  >();
  private readonly oneAtATime = new Mailbox();
  private waiting = 0;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(GameSecrets) private readonly secrets: GameSecrets,
    @Inject(FORMAT_CARDS) private readonly cards: FormatCards,
  ) {}

  /** For a finished game whose log ends at that revision. */
  async of(game: GameId, revision?: Revision): Promise<GameVerdict> {
    const known = this.kept.get(game);
    if (known !== undefined && known.revision === revision) return known.verdict;
    if (this.waiting >= MOST_WAITING)
      throw new StoreUnavailable('too many games are being checked', 'not-done');
    this.waiting += 1;
    const verdict = this.oneAtATime.run(() => this.check(game)).finally(() => (this.waiting -= 1));
    this.kept.set(game, { revision, verdict });
    verdict.catch(() => this.kept.delete(game));
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value as GameId);
    return verdict;
  }

  private async check(game: GameId): Promise<GameVerdict> {
    const verifier = new GameVerifier(game, await this.secrets.load(game), this.cards);
    const job = LONG_WORK.job();
    for await (const page of pagesOf(this.store, gameStream(game)))
      for (const stored of page) await inSlices(verifier.adding(stored), job);
    return inSlices(verifier.concluding(), job);
  }
}
