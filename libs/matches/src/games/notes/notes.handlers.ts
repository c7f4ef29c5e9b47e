// Writes and reads players' notes: as the player of the seat they belong to, or as a judge on record.
import { Inject } from '@nestjs/common';
import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { gameId } from '#kernel';
import { StoreUnavailable } from '#event-store';
import type { Recorded } from '#log';
import { viewerFor } from '../access.js';
import { JudgeLooks } from '../audit/judge-looks.js';
import { parseCommandId } from '../command-id.js';
import type { MatchRefusal, Sighted } from '../contract.js';
import { GameQuotas } from '../quotas/game-quotas.js';
import { GameSessions } from '../session/game-sessions.js';
import { invalidCommand, refused, STORE_UNAVAILABLE, UNKNOWN_GAME } from '../session/refusals.js';
import { SideStreams } from '../side-streams.js';
import { LONGEST_NOTE, MOST_NOTES, notesOf, noteText, type NoteWritten } from './notes.js';
import { ReadNotes, WriteNote, type Note, type NoteOutcome } from './notes.messages.js';

@CommandHandler(WriteNote)
export class WriteNoteHandler implements ICommandHandler<WriteNote> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(SideStreams) private readonly streams: SideStreams,
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
      state,
    }));
    if (session === undefined || at?.viewer === undefined) return refused(UNKNOWN_GAME);
    if (at.viewer.kind !== 'seat') return refused(NO_SEAT);
    const { seat } = at.viewer;
    const { player: actor } = asker;
    const written = (before: readonly Recorded<NoteWritten>[]) =>
      before.find((one) => one.actor === actor && one.commandId === id.value);
    const command = { ...notesOf(session.id), actor, commandId: id.value };
    const meter = this.quotas.meter(asker, session.id, 'note');
    const isRepeated = written(await this.streams.read(command)) !== undefined;
    const overQuota = isRepeated ? undefined : meter.refusal(at.state);
    if (overQuota !== undefined) return refused(overQuota);
    await this.streams.append(command, (before): NoteWritten | undefined => {
      const own = before.filter((one) => one.actor === actor);
      const isDone = written(before) !== undefined || own.length >= MOST_NOTES;
      return isDone ? undefined : { type: 'NoteWritten', seat, moment: at.moment, text };
    });
    const found = written(await this.streams.read(command));
    if (found === undefined) return refused(TOO_MANY);
    if (!isRepeated) meter.wrote(text.length + NOTE_AROUND, at.state);
    return { kind: 'written', note: noteOf(found) };
  }
}

@QueryHandler(ReadNotes)
export class ReadNotesHandler implements IQueryHandler<ReadNotes> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(SideStreams) private readonly streams: SideStreams,
    @Inject(JudgeLooks) private readonly looks: JudgeLooks,
  ) {}

  async execute({ asker, game }: ReadNotes): Promise<Sighted<readonly Note[] | null>> {
    try {
      const session = await this.sessions.find(gameId(game));
      const viewer = await session?.look(({ state }) => viewerFor(state, asker));
      if (session === undefined || viewer === undefined) return { kind: 'unknown-game' };
      if (viewer.kind === 'seat') {
        const all = await this.streams.read(notesOf(session.id));
        // Not identified by seat: before the start somebody else may have sat there.
        const own = all.filter(({ actor }) => actor === asker.player);
        return { kind: 'found', value: own.map(noteOf) };
      }
      if (viewer.kind !== 'judge') return { kind: 'found', value: null };
      const close = await this.looks.open(session.id, asker.player, 'notes');
      try {
        return { kind: 'found', value: (await this.streams.read(notesOf(session.id))).map(noteOf) };
      } finally {
        await close();
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }
}

/** The size of a note's event without its text, in bytes. */
const NOTE_AROUND = 400;

const noteOf = ({ event: { seat, moment, text }, at }: Recorded<NoteWritten>): Note => ({
  seat,
  moment,
  at,
  text,
});

const NO_SEAT: MatchRefusal = {
  code: 'not-seated',
  rule: 'table notes',
  message: 'Only who has a seat in this game takes notes of it.',
  retriable: false,
};

const TOO_MANY: MatchRefusal = {
  code: 'invalid-command',
  rule: 'table notes',
  message: `There are ${String(MOST_NOTES)} notes of yours already.`,
  retriable: false,
};
