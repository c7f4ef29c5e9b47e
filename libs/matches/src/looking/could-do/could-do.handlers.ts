// Tells a judge what each seat could do at a moment, and why it could not do something else: the refusal that
// the rules give in a copy of the game. The copy draws from a seed of its own.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ENTROPY, LOG, type Entropy, type Log } from '#ports';
import type { Judged } from '../../contract/contract.js';
import { refused, UNKNOWN_GAME, UNKNOWN_SEAT } from '../../contract/refusals.js';
import { decideSafely } from '../../game/deciding/deciding.js';
import { EyesGuard, type JudgeLook } from '../../game/guard/eyes-guard.js';
import { KnownPasts } from '../../game/knowing/known-pasts.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { copyOf, eventsBy, hasSeat, playerAt, viewerOf, type Copied } from '../judged-past.js';
import { couldDo } from '../offered.js';
import { throwAwaySeed } from '../throw-away-seed.js';
import { proposedBy } from '../tried-command.js';
import { CouldDo, WhyNot, type CouldDoThen, type WhyNotThen } from './could-do.query.js';

async function copied(
  { history }: GameSessions,
  pasts: KnownPasts,
  look: JudgeLook,
  moment: number | undefined,
): Promise<Judged<Copied>> {
  const events = await eventsBy(pasts, look, moment, 'batch');
  if (events.kind === 'refused') return events;
  const copy = await copyOf(history, look, events.value);
  return copy === undefined ? refused(UNKNOWN_GAME) : { kind: 'found', value: copy };
}

@QueryHandler(CouldDo)
export class CouldDoHandler implements IQueryHandler<CouldDo> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(KnownPasts) private readonly pasts: KnownPasts,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: CouldDo): Promise<Judged<CouldDoThen>> {
    const { seat, moment } = query;
    return this.guard.judge(query, { way: 'plays', moment, seat }, async (look) => {
      const copy = await copied(this.sessions, this.pasts, look, moment);
      if (copy.kind === 'refused') return copy;
      const { gallery } = copy.value;
      if (seat !== undefined && playerAt(gallery.state, seat).kind === 'refused')
        return refused(UNKNOWN_SEAT);
      return { kind: 'found', value: { moment: copy.value.moment, seats: await couldDo(copy.value, seat) } };
    });
  }
}

@QueryHandler(WhyNot)
export class WhyNotHandler implements IQueryHandler<WhyNot> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(KnownPasts) private readonly pasts: KnownPasts,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
    @Inject(ENTROPY) private readonly entropy: Entropy,
    @Inject(LOG) private readonly log: Log,
  ) {}

  execute(query: WhyNot): Promise<Judged<WhyNotThen>> {
    const { seat, tried, ids, moment } = query;
    return this.guard.judge(query, { way: 'plays', moment, seat }, async (look) => {
      const copy = await copied(this.sessions, this.pasts, look, moment);
      if (copy.kind === 'refused') return copy;
      const { gallery, book } = copy.value;
      const { state } = gallery;
      const player = playerAt(state, seat);
      if (player.kind === 'refused') return player;
      if (!hasSeat(state, ids)) return refused(UNKNOWN_SEAT);
      const proposed = proposedBy(player.value, tried, state, gallery.projector(viewerOf(ids)));
      if (proposed.kind === 'refused') return proposed;
      const inputs = { now: state.now, seed: throwAwaySeed(this.entropy), ...book };
      const decided = await decideSafely(state, proposed.value, inputs, {
        onFault: (thrown) => this.log.error('engine-fault', { game: look.session.id, kind: 'tried' }, thrown),
      });
      return { kind: 'found', value: { moment: copy.value.moment, why: decided.ok ? null : decided.error } };
    });
  }
}
