// The stored talk of a game: said by command, heard through granted eyes alone.
import { Inject, Injectable } from '@nestjs/common';
import type { CommandId, GameId, PlayerId } from '#kernel';
import type { Recorded } from '#log';
import type { ChatLine } from '../../contract/contract.js';
import { assertGranted, type GrantedEyes } from '../eyes/granted-eyes.js';
import { chatOf, MOST_LINES, MOST_LINES_OF_A_GAME, type ChatSaid } from './chat.js';
import { SideStreams } from './side-streams.js';

export interface ChatCommand {
  readonly game: GameId;
  readonly actor: PlayerId;
  readonly commandId: CommandId;
}

/** At most so many lines are read at once. */
const MOST_READ = 200;

@Injectable()
export class ChatBook {
  constructor(@Inject(SideStreams) private readonly streams: SideStreams) {}

  async saidBy({ game, actor, commandId }: ChatCommand): Promise<ChatLine | undefined> {
    const all = await this.streams.read(chatOf(game));
    const found = all.find((one) => one.actor === actor && one.commandId === commandId);
    if (found === undefined) return undefined;
    const heard = found.event.seat === null ? all : all.filter(isOfPlayers);
    return lineOf(found, heard.indexOf(found));
  }

  /** Says one line for each command; undefined if the speaker, or everybody together, has said too much. */
  async say({ game, ...command }: ChatCommand, line: Omit<ChatSaid, 'type'>): Promise<ChatLine | undefined> {
    const { actor, commandId } = command;
    await this.streams.append({ ...chatOf(game), ...command }, (before): ChatSaid | undefined => {
      const own = before.filter((one) => one.actor === actor);
      const isDone = own.some((one) => one.commandId === commandId);
      // Spectators take no room from players.
      const alike = before.filter(({ event }) => (event.seat === null) === (line.seat === null));
      const isTooMuch = own.length >= MOST_LINES || alike.length >= MOST_LINES_OF_A_GAME;
      return isDone || isTooMuch ? undefined : { type: 'ChatSaid', ...line };
    });
    return this.saidBy({ game, ...command });
  }

  /**
   * The first of what is heard after a place: players hear players, and spectators once the game is over. Places count what
   * is heard alone, so that players do not learn how much spectators say.
   */
  async heardThrough(
    eyes: GrantedEyes,
    game: GameId,
    { after, isOver }: { readonly after: number; readonly isOver: boolean },
  ): Promise<readonly ChatLine[]> {
    assertGranted(eyes, game);
    const all = await this.streams.read(chatOf(game));
    const heard = eyes.kind !== 'seat' || isOver ? all : all.filter(isOfPlayers);
    const from = Math.max(0, after);
    return heard.slice(from, from + MOST_READ).map((one, nth) => lineOf(one, from + nth));
  }
}

const isOfPlayers = ({ event }: Recorded<ChatSaid>): boolean => event.seat !== null;

const lineOf = ({ event: { seat, text }, at, actor }: Recorded<ChatSaid>, nth: number): ChatLine => ({
  place: nth + 1,
  // Only players send commands of this kind.
  author: actor as PlayerId,
  seat,
  text,
  at,
});
