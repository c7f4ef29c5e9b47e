// Writes a position of a replay as a scenario, through the eyes that the guard grants.
import { Inject, Optional } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { err } from '#kernel';
import type { Sighted } from '../../contract/contract.js';
import { EyesGuard, type Look } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { SCENARIO_POSITIONS, type ScenarioPositions } from '../../ports/index.js';
import { ReplayScenario, type ScenarioSight } from './replay.query.js';

@QueryHandler(ReplayScenario)
export class ReplayScenarioHandler implements IQueryHandler<ReplayScenario> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
    @Optional() @Inject(SCENARIO_POSITIONS) private readonly scenarios?: ScenarioPositions,
  ) {}

  execute(query: ReplayScenario): Promise<Sighted<ScenarioSight>> {
    const { eyes: replay, moment } = query;
    return this.guard.look(query, { claim: { replay }, at: { way: 'view', moment } }, (look) =>
      this.written(look, moment),
    );
  }

  /** Only at the end of a command is the game at rest. */
  private async written(
    { session, eyes, isStill }: Look,
    asked: number | undefined,
  ): Promise<Sighted<ScenarioSight> | undefined> {
    const found = await session.look((game) => {
      if (!isStill(game.state)) return undefined;
      const last = game.gallery.moment;
      const moment = asked ?? last;
      const isMoment = Number.isInteger(moment) && moment >= 1 && moment <= last;
      return { moment, end: game.endUpTo(moment), isMoment: isMoment && game.endUpTo(last) !== undefined };
    });
    if (found === undefined) return undefined;
    if (!found.isMoment) return { kind: 'no-such-moment' };
    // The command that made the table had not ended.
    if (found.end === undefined)
      return { kind: 'found', value: { moment: found.moment, scenario: err('not-in-turns') } };
    const { events, moment } = found.end;
    if (this.scenarios === undefined) return { kind: 'found', value: { moment, scenario: err('unwritten') } };
    const { canBeLaid } = this.scenarios;
    const { gallery, start } = await this.sessions.history.approach(session.id, eyes, events, canBeLaid);
    const passage = start && {
      state: start.gallery.state,
      eyes: start.gallery.projector(eyes),
      batches: start.batches,
    };
    const position = {
      game: session.id,
      moment,
      state: gallery.state,
      eyes: gallery.projector(eyes),
      passage,
    };
    return { kind: 'found', value: { moment, scenario: this.scenarios.write(position) } };
  }
}
