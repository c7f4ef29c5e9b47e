// Lists the games that wait for a ruling, and lets a judge rule. A participant of a game neither finds it
// here nor rules in it.
import { Inject } from '@nestjs/common';
import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { gameId } from '#kernel';
import { isInvolvedIn, judgeCommand, referredIn } from '#rules';
import { Lobby, type LobbyGame } from '../../lobby/index.js';
import { LOG, METRICS, type Log, type Metrics } from '#ports';
import { parseCommandId } from '../../contract/command-id.js';
import { faultOf } from '../../contract/command-shape.js';
import type { ActionOutcome, Asker, MatchRefusal } from '../../contract/contract.js';
import { viewerFor } from '../../game/eyes/relation.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { TABLE_EYES } from '../../game/guard/table-eyes.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { invalidCommand, refused, UNKNOWN_GAME } from '../../contract/refusals.js';
import { timedCommand } from '../timed-command.js';
import { ListReferrals, Rule, type ReferredGame, type ReferredPage } from './rulings.messages.js';

const isJudge = ({ roles }: Asker): boolean => roles.includes('judge');

@QueryHandler(ListReferrals)
export class ListReferralsHandler implements IQueryHandler<ListReferrals> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(Lobby) private readonly lobby: Lobby,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** A page may have fewer games than were asked for although another page follows. */
  async execute({ asker, first, after }: ListReferrals): Promise<ReferredPage | null> {
    if (!isJudge(asker)) return null;
    const from = after === undefined ? undefined : gameId(after);
    const found = this.lobby.ask((lists) => lists.referredAfter(from, first + 1));
    const page = found.slice(0, first);
    const games = await Promise.all(page.map((game) => this.waiting(game, asker)));
    const next = found.length > first ? (page.at(-1)?.id ?? null) : null;
    return { games: games.filter((game) => game !== undefined), next };
  }

  /**
   * What everyone at the table sees of it. A game that cannot be opened must not break the list of the
   * others.
   */
  private async waiting({ id, terms, seats }: LobbyGame, asker: Asker): Promise<ReferredGame | undefined> {
    try {
      const session = await this.sessions.find(id);
      const referral = await session?.look(async ({ state }) => {
        if (referredIn(state) === null || isInvolvedIn(state, asker.player)) return undefined;
        return (await session.eyesOf(TABLE_EYES)).viewOf(state).referral;
      });
      if (referral === undefined) return undefined;
      return { id, terms, seats: seats.map(({ seat, player }) => ({ seat, player })), referral };
    } catch (error) {
      this.log.warn('what a game waits for cannot be said', { game: id }, error);
      return undefined;
    }
  }
}

@CommandHandler(Rule)
export class RuleHandler implements ICommandHandler<Rule> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {}

  execute(request: Rule): Promise<ActionOutcome> {
    return timedCommand(this.metrics, () => this.rule(request));
  }

  private async rule({ asker, game, commandId, ruling }: Rule): Promise<ActionOutcome> {
    const id = parseCommandId(commandId);
    if (!id.ok) return refused(id.error);
    if (!isJudge(asker)) return refused(NOT_A_JUDGE);
    const { outcome, ...said } = ruling;
    if ((outcome === 'stands') !== (said.attempt !== null))
      return refused(invalidCommand('attempt (of a proposal that stands, and of nothing else)'));
    const shaped = judgeCommand.safeParse({ type: 'rule', ...said });
    if (!shaped.success) return refused(invalidCommand(faultOf(shaped.error)));
    const command = shaped.data;
    const session = await this.sessions.find(gameId(game));
    if (session === undefined) return refused(UNKNOWN_GAME);
    const { player } = asker;
    const { referral } = ruling;
    const at = { way: 'ruling', deed: 'rule', referral } as const;
    return this.guard.onRecord(session, asker, { at }, () =>
      session.submit({
        actor: player,
        commandId: id.value,
        propose: ({ state }) =>
          viewerFor(state, asker) === undefined ? undefined : { actor: player, command },
      }),
    );
  }
}

const NOT_A_JUDGE: MatchRefusal = {
  code: 'not-a-judge',
  rule: 'table rulings',
  message: 'Only a judge can rule on a proposal. Wait for one.',
  retriable: false,
};
