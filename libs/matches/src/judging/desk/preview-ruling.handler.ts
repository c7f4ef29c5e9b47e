// Previews a ruling for the judge who would give it, on record: what each seat and the spectators would learn of it.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { StoreUnavailable } from '#event-store';
import { isInvolvedIn } from '#rules';
import { NO_OBJECT } from '#visibility';
import { faultOf } from '../../contract/command-shape.js';
import { invalidCommand, refused, STORE_UNAVAILABLE } from '../../contract/refusals.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { DisputeBook } from '../disputes/dispute-book.js';
import { DEEDS, nextRuling, type Deed } from './deeds.js';
import { disputeAction, type DisputeAction } from './dispute-action.js';
import { PreviewRuling, type PreviewOutcome } from './desk.messages.js';
import { actionMeant, toLogBy } from './given-ruling.js';
import { KnownOfGame } from './known-of-game.js';
import { disputeRefusal } from './refusals.js';
import { isJudge } from './relation.js';
import { RulingPreviews } from './ruling-previews.js';

@QueryHandler(PreviewRuling)
export class PreviewRulingHandler implements IQueryHandler<PreviewRuling> {
  constructor(
    @Inject(DisputeBook) private readonly book: DisputeBook,
    @Inject(KnownOfGame) private readonly known: KnownOfGame,
    @Inject(RulingPreviews) private readonly previews: RulingPreviews,
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  async execute(query: PreviewRuling): Promise<PreviewOutcome> {
    try {
      return await this.preview(query);
    } catch (error) {
      if (error instanceof StoreUnavailable) return refused(STORE_UNAVAILABLE);
      throw error;
    }
  }

  private async preview({ asker, dispute, ruling }: PreviewRuling): Promise<PreviewOutcome> {
    const found = await this.book.find(dispute);
    const session = found === undefined ? undefined : await this.sessions.find(found.dispute.game);
    if (found === undefined || session === undefined || !isJudge(asker))
      return refused(disputeRefusal('unknown-dispute'));
    // A head judge previews the ruling that would replace the one that was appealed.
    const type = found.dispute.stage === 'appealed' ? 'overturn-ruling' : 'give-ruling';
    const action = { type, ruling } as const;
    const shaped = disputeAction.safeParse(actionMeant(action, () => NO_OBJECT));
    if (!shaped.success) return refused(invalidCommand(faultOf(shaped.error)));
    if (await session.look(({ state }) => isInvolvedIn(state, asker.player)))
      return refused(disputeRefusal('own-game'));
    const at = { way: 'preview', ruling: nextRuling(found.dispute) } as const;
    return this.guard.onRecord(
      session,
      asker,
      { at, dispute: found.id },
      async (eyes): Promise<PreviewOutcome> => {
        if (eyes === undefined) return refused(disputeRefusal('not-a-judge'));
        const projector = await session.look(() => session.eyesOf(eyes));
        const meant = disputeAction.parse(actionMeant(action, toLogBy(projector)));
        const doing = await this.known.doing(found.dispute, session, asker);
        const decided = (DEEDS[type] as Deed<DisputeAction>).decide(found.dispute, meant, doing);
        if (!decided.ok) return refused(disputeRefusal(decided.error.code, decided.error));
        const given = decided.value.events.find((event) => event.type === 'RulingGiven');
        if (given === undefined) throw new Error('a ruling was decided and is not there');
        const foreseen = await this.previews.foresee(eyes, session, found.id, given);
        return foreseen.ok ? { kind: 'foreseen', foreseen: foreseen.value } : refused(foreseen.error);
      },
    );
  }
}
