// Says and hears what is said at a table: as a player to everyone, as a spectator to spectators.
import { Inject } from '@nestjs/common';
import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { gameId } from '#kernel';
import { StoreUnavailable } from '#event-store';
import { parseCommandId } from '../../contract/command-id.js';
import type { ChatLine, MatchRefusal, Sighted } from '../../contract/contract.js';
import { invalidCommand, refused, STORE_UNAVAILABLE, UNKNOWN_GAME } from '../../contract/refusals.js';
import { ChatBook } from '../../game/beside/chat-book.js';
import { chatText, LONGEST_LINE } from '../../game/beside/chat.js';
import { viewerFor } from '../../game/eyes/relation.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { GameQuotas } from '../../table/quotas/game-quotas.js';
import { ReadChat, SayInChat, type ChatOutcome } from './chat.messages.js';

@CommandHandler(SayInChat)
export class SayInChatHandler implements ICommandHandler<SayInChat> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(ChatBook) private readonly chat: ChatBook,
    @Inject(GameQuotas) private readonly quotas: GameQuotas,
  ) {}

  async execute(request: SayInChat): Promise<ChatOutcome> {
    try {
      return await this.say(request);
    } catch (error) {
      if (error instanceof StoreUnavailable) return refused(STORE_UNAVAILABLE);
      throw error;
    }
  }

  private async say({ asker, game, commandId, text }: SayInChat): Promise<ChatOutcome> {
    const id = parseCommandId(commandId);
    if (!id.ok) return refused(id.error);
    if (!chatText.safeParse(text).success)
      return refused(invalidCommand(`text (1 to ${String(LONGEST_LINE)} characters on one line)`));
    const session = await this.sessions.find(gameId(game));
    const viewer = await session?.look(({ state }) => viewerFor(state, asker));
    if (session === undefined || viewer === undefined) return refused(UNKNOWN_GAME);
    if (viewer.kind === 'judge') return refused(IN_A_DISPUTE);
    const command = { game: session.id, actor: asker.player, commandId: id.value };
    const meter = this.quotas.meter(asker, session.id, 'note');
    const isRepeated = (await this.chat.saidBy(command)) !== undefined;
    const overQuota = isRepeated ? undefined : await session.look(({ state }) => meter.refusal(state));
    if (overQuota !== undefined) return refused(overQuota);
    const seat = viewer.kind === 'seat' ? viewer.seat : null;
    const line = await this.chat.say(command, { seat, text });
    if (line === undefined) return refused(TOO_MUCH);
    if (!isRepeated) await session.look(({ state }) => meter.wrote(text.length + LINE_AROUND, state));
    return { kind: 'said', line };
  }
}

@QueryHandler(ReadChat)
export class ReadChatHandler implements IQueryHandler<ReadChat> {
  constructor(
    @Inject(ChatBook) private readonly chat: ChatBook,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: ReadChat): Promise<Sighted<readonly ChatLine[]>> {
    const { after } = query;
    return this.guard.look(query, { claim: 'own', at: { way: 'chat', after } }, async ({ session, eyes }) => {
      const isOver = await session.look(({ state }) => state.stage.kind === 'over');
      const value = await this.chat.heardThrough(eyes, session.id, { after, isOver });
      return { kind: 'found', value };
    });
  }
}

/** The size of a line's event without its text, in bytes. */
const LINE_AROUND = 350;

const IN_A_DISPUTE: MatchRefusal = {
  code: 'not-seated',
  rule: 'table chat',
  message: 'A judge speaks to players in a dispute: take the call, or stop the game.',
  retriable: false,
};

const TOO_MUCH: MatchRefusal = {
  code: 'invalid-command',
  rule: 'table chat',
  message: 'You have said as much as one person may in a game. Speak to each other elsewhere.',
  retriable: false,
};
