// What each viewer would learn of a ruling, decided on a copy of the game. Nothing is stored, and what chance decides
// comes out otherwise in the game.
import { Inject, Injectable } from '@nestjs/common';
import { err, type Result } from '#kernel';
import type { EventStore } from '#event-store';
import type { EventOfType } from '#disputes';
import { CLOCK, EVENT_STORE, type Clock } from '#ports';
import type { DisputeId, Proposed } from '#rules';
import { previewRuling, takenUp, type Foreseen } from '#visibility';
import type { MatchRefusal } from '../../contract/contract.js';
import { fromRules, UNKNOWN_GAME } from '../../contract/refusals.js';
import { assertGranted, type GrantedEyes } from '../../game/eyes/granted-eyes.js';
import { TABLE_EYES } from '../../game/guard/table-eyes.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { Returning } from '../../game/session/returning.js';
import type { Session } from '../../game/session/session.js';
import { rulingIdOf } from '../disputes/dispute-ids.js';

@Injectable()
export class RulingPreviews {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** For every seat and for spectators, or why the game could not do it. It takes a judge's eyes. */
  foresee(
    eyes: GrantedEyes,
    session: Session,
    dispute: DisputeId,
    { ruling: number, judge, remedies, rules, words }: EventOfType<'RulingGiven'>,
  ): Promise<Result<readonly Foreseen[], MatchRefusal>> {
    assertGranted(eyes, session.id);
    if (eyes.kind !== 'judge') throw new Error('only a judge previews a ruling');
    const ruling = rulingIdOf(dispute, number);
    const command = { type: 'apply-ruling', dispute, ruling, remedies, rules, words } as const;
    const proposed: Proposed = { actor: judge, command };
    return session.look(async (game) => {
      const { rulebook } = session;
      if (rulebook === undefined) return err(UNKNOWN_GAME);
      // Spectators see what everyone sees; a game may have none yet.
      await session.eyesOf(TABLE_EYES);
      const returning = new Returning({ store: this.store, history: this.sessions.history }, game);
      const earlier = await returning.earlierFor(proposed);
      const before = earlier && (await returning.past(earlier.events, game.viewers));
      const inputs = { now: this.clock.now(), ...rulebook, earlier };
      const foreseen = previewRuling(takenUp(game.kept()), proposed, inputs, before);
      return foreseen.ok ? foreseen : err(fromRules(foreseen.error));
    });
  }
}
