// What a decision in a dispute has to know of its game: the rules that can be cited, and who lost challenges before.
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Dispute } from '#disputes';
import { CLOCK, type Clock } from '#ports';
import { citableIn, existsIn, type Seat } from '#rules';
import type { Asker } from '../../contract/contract.js';
import type { Session } from '../../game/session/session.js';
import { DisputeBook } from '../disputes/dispute-book.js';
import { DisputesAtHand } from '../disputes/disputes-at-hand.js';
import { DEFAULT_JUDGING_TIMES, JUDGING_TIMES, type JudgingTimes } from '../disputes/times.js';
import type { Doing } from './deeds.js';

@Injectable()
export class KnownOfGame {
  constructor(
    @Inject(DisputeBook) private readonly book: DisputeBook,
    @Inject(DisputesAtHand) private readonly atHand: DisputesAtHand,
    @Inject(CLOCK) private readonly clock: Clock,
    @Optional() @Inject(JUDGING_TIMES) private readonly times: JudgingTimes = DEFAULT_JUDGING_TIMES,
  ) {}

  /** In seconds: when a call lapses that no judge takes. */
  get callWithin(): number {
    return this.times.call;
  }

  async doing(dispute: Dispute, session: Session, asker: Asker): Promise<Doing> {
    const terms = await session.look(({ state }) => state.terms);
    const lost = dispute.challenge === null ? [] : await this.challengesLostIn(dispute);
    return {
      asker,
      moment: { now: this.clock.now(), times: this.times },
      game: {
        hasRule: (cited) => terms !== null && existsIn(terms, cited),
        citable: terms === null ? '' : citableIn(terms),
        lostBefore: (seat) => lost.filter((one) => one === seat).length,
      },
    };
  }

  /** By seat, one for each challenge that was lost and carried out. */
  private async challengesLostIn({ game }: Dispute): Promise<readonly Seat[]> {
    const lost: Seat[] = [];
    for (const id of this.atHand.ofGame(game)) {
      const rulings = (await this.book.read(id))?.dispute.rulings ?? [];
      for (const { state, lost: loser } of rulings)
        if (state === 'carried-out' && loser !== null) lost.push(loser.seat);
    }
    return lost;
  }
}
