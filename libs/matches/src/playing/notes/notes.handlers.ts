// Writes and reads players' notes: as the player of the seat they belong to, or as a judge on record.
import { Inject } from '@nestjs/common';
import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { gameId } from '#kernel';
import { StoreUnavailable } from '#event-store';
import { parseCommandId } from '../../contract/command-id.js';
import type { MatchRefusal, Note, Sighted } from '../../contract/contract.js';
import { viewerFor } from '../../game/eyes/relation.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { GameQuotas } from '../../table/quotas/game-quotas.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { invalidCommand, refused, STORE_UNAVAILABLE, UNKNOWN_GAME } from '../../contract/refusals.js';
import { NoteBook } from '../../game/beside/note-book.js';
import { LONGEST_NOTE, MOST_NOTES, noteText } from '../../game/beside/notes.js';
import { ReadNotes, WriteNote, type NoteOutcome } from './notes.messages.js';

@CommandHandler(WriteNote)
export class WriteNoteHandler implements ICommandHandler<WriteNote> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(NoteBook) private readonly notes: NoteBook,
    @Inject(GameQuotas) private readonly quotas: GameQuotas,
  ) {}

  async execute(request: WriteNote): Promise<NoteOutcome> {
    try {
      return await this.write(request);
    } catch (error) {
      if (error instanceof StoreUnavailable) return refused(STORE_UNAVAILABLE);
      throw error;
    }
  }

  private async write({ asker, game, commandId, text }: WriteNote): Promise<NoteOutcome> {
    const id = parseCommandId(commandId);
    if (!id.ok) return refused(id.error);
    if (!noteText.safeParse(text).success)
      return refused(invalidCommand(`text (1 to ${String(LONGEST_NOTE)} characters)`));
    const session = await this.sessions.find(gameId(game));
    const at = await session?.look(({ state, gallery }) => ({
      viewer: viewerFor(state, asker),
      moment: gallery.moment,
    }));
    if (session === undefined || at?.viewer === undefined) return refused(UNKNOWN_GAME);
    if (at.viewer.kind !== 'seat') return refused(NO_SEAT);
    const { seat } = at.viewer;
    const command = { game: session.id, actor: asker.player, commandId: id.value };
    const meter = this.quotas.meter(asker, session.id, 'note');
    const isRepeated = (await this.notes.writtenBy(command)) !== undefined;
    const overQuota = isRepeated ? undefined : await session.look(({ state }) => meter.refusal(state));
    if (overQuota !== undefined) return refused(overQuota);
    const note = await this.notes.write(command, { seat, moment: at.moment, text });
    if (note === undefined) return refused(TOO_MANY);
    if (!isRepeated) await session.look(({ state }) => meter.wrote(text.length + NOTE_AROUND, state));
    return { kind: 'written', note };
  }
}

@QueryHandler(ReadNotes)
export class ReadNotesHandler implements IQueryHandler<ReadNotes> {
  constructor(
    @Inject(NoteBook) private readonly notes: NoteBook,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: ReadNotes): Promise<Sighted<readonly Note[] | null>> {
    return this.guard.look(query, { claim: 'own', at: { way: 'notes' } }, async ({ session, eyes }) => ({
      kind: 'found',
      value: await this.notes.readThrough(eyes, session.id, query.asker.player),
    }));
  }
}

/** The size of a note's event without its text, in bytes. */
const NOTE_AROUND = 400;

const NO_SEAT: MatchRefusal = {
  code: 'not-seated',
  rule: 'table notes',
  message: 'Only players with a seat in this game can write notes. Write an annotation instead.',
  retriable: false,
};

const TOO_MANY: MatchRefusal = {
  code: 'invalid-command',
  rule: 'table notes',
  message: `You already have ${String(MOST_NOTES)} notes in this game. Delete one first.`,
  retriable: false,
};
