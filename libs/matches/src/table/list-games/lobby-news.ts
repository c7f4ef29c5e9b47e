// Tells players when their lists of games may have changed: the lobby, their own games, and whether one of these waits for
// them. A game that a player may not know of makes no news for them, so that its silence and its moves look alike.
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { GameId, PlayerId } from '#kernel';
import { waitsFor, type GameState } from '#rules';
import { GameSessions } from '../../game/session/game-sessions.js';
import type { Session } from '../../game/session/session.js';
import { Lobby, type ListsChanged } from '../../lobby/index.js';
import { Paced, Rounds } from './rounds.js';

export interface News {
  /** True if a game of the player's own may be among what has changed. */
  readonly mine: boolean;
}
type Tell = (news: News) => void;

/** A player who listens, perhaps in several places. */
interface Listening {
  readonly tells: Set<Tell>;
  readonly own: Paced;
  /** What each of the player's games was last seen to wait for. */
  readonly waits: Map<GameId, string>;
}

@Injectable()
export class LobbyNews implements OnModuleInit, OnModuleDestroy {
  private readonly tells = new Set<Tell>();
  private readonly listening = new Map<PlayerId, Listening>();
  private readonly rounds = new Rounds(this.tells, (tell) => tell({ mine: false }));
  private leaveLists: (() => void) | undefined;

  constructor(
    @Inject(Lobby) private readonly lobby: Lobby,
    @Inject(GameSessions) private readonly sessions: GameSessions,
  ) {}

  onModuleInit(): void {
    this.sessions.onSettled((session) => this.settled(session));
    this.sessions.onHeardOf((game) => this.heardOf(game));
  }

  onModuleDestroy(): void {
    this.leaveLists?.();
    this.rounds.stop();
    for (const { own } of this.listening.values()) own.stop();
  }

  /** Tells from now on when the player's lists may have changed; the returned function ends that. */
  listen(player: PlayerId, tell: Tell): () => void {
    this.leaveLists ??= this.lobby.onChange((changed) => this.listsChanged(changed));
    const found = this.listening.get(player) ?? listening();
    this.listening.set(player, found);
    found.tells.add(tell);
    this.tells.add(tell);
    return () => {
      this.tells.delete(tell);
      found.tells.delete(tell);
      if (found.tells.size > 0) return;
      found.own.stop();
      this.listening.delete(player);
      if (this.listening.size > 0) return;
      this.leaveLists?.();
      this.leaveLists = undefined;
    };
  }

  private listsChanged({ everyone, players }: ListsChanged): void {
    for (const player of players) this.listening.get(player)?.own.due();
    if (everyone) this.rounds.due();
  }

  /** Called after each command: it looks only at the players of that game, and only if they listen. */
  private settled({ id, game }: Session): void {
    if (this.listening.size === 0) return;
    for (const { player } of game.state.seats) {
      const found = player === null ? undefined : this.listening.get(player);
      if (player === null || found === undefined) continue;
      if (hasChanged(found.waits, id, game.state, player)) found.own.due();
    }
  }

  /** Whom it waits for is not known here: it may be anybody who plays it. */
  private heardOf(game: GameId): void {
    if (this.listening.size === 0) return;
    for (const { player, seated } of this.lobby.standings(game))
      if (seated) this.listening.get(player)?.own.due();
  }
}

/** True if the game waits for something else of the player than it was last seen to, or was never seen. */
function hasChanged(waits: Map<GameId, string>, id: GameId, state: GameState, player: PlayerId): boolean {
  if (state.stage.kind === 'over') return waits.delete(id);
  const now = JSON.stringify(waitsFor(state, player) ?? null);
  if (waits.get(id) === now) return false;
  waits.set(id, now);
  return true;
}

function listening(): Listening {
  const tells = new Set<Tell>();
  const own = new Paced(() => {
    for (const tell of tells) tell({ mine: true });
  });
  return { tells, own, waits: new Map() };
}
