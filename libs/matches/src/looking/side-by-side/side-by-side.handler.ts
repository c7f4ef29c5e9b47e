// Shows a judge a game as everybody sees it at one moment, and which objects are the same.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { hasSummoningSickness } from '#rules';
import { JUDGE, sameObjects, SPECTATOR, viewerAt, viewerKey, type Seeing } from '#visibility';
import type { Judged } from '../../contract/contract.js';
import { inSlices } from '../../event-loop/long-work.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { KnownPasts } from '../../game/knowing/known-pasts.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { eventsBy } from '../judged-past.js';
import { SideBySide, type Sights } from './side-by-side.query.js';

@QueryHandler(SideBySide)
export class SideBySideHandler implements IQueryHandler<SideBySide> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(KnownPasts) private readonly pasts: KnownPasts,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: SideBySide): Promise<Judged<Sights>> {
    const { moment } = query;
    return this.guard.judge(query, { way: 'side-by-side', moment }, async (look) => {
      const events = await eventsBy(this.pasts, look, moment, 'moment');
      if (events.kind === 'refused') return events;
      const gallery = await this.sessions.history.everyoneAfter(look.session.id, look.eyes, events.value);
      const { state } = gallery;
      const seats = state.seats.map(({ seat }) => seat);
      const seeing: Seeing[] = [];
      for (const viewer of [...seats.map(viewerAt), SPECTATOR]) {
        const eyes = gallery.projector(viewer);
        seeing.push({ eyes, view: await inSlices(eyes.viewing(state)) });
      }
      const eyes = gallery.projector(JUDGE);
      const judge: Seeing = { eyes, view: await inSlices(eyes.viewing(state)) };
      const matches = sameObjects(judge, seeing).map(({ is, object, ids }) => ({
        object,
        summoningSick: hasSummoningSickness(state, is),
        spectators: ids.get(viewerKey(SPECTATOR)) ?? null,
        seats: seats.flatMap((seat) => {
          const id = ids.get(viewerKey(viewerAt(seat)));
          return id === undefined ? [] : [{ seat, id }];
        }),
      }));
      const sights = [judge, ...seeing].map((one) => ({ viewer: one.eyes.viewer, view: one.view }));
      return { kind: 'found', value: { moment: gallery.moment, sights, matches } };
    });
  }
}
