// The stored notes of a game: written by command, read through granted eyes alone.
import { Inject, Injectable } from '@nestjs/common';
import type { CommandId, GameId, PlayerId } from '#kernel';
import type { Recorded } from '#log';
import type { Note } from '../../contract/contract.js';
import { assertGranted, type GrantedEyes } from '../eyes/granted-eyes.js';
import { SideStreams } from './side-streams.js';
import { MOST_NOTES, notesOf, type NoteWritten } from './notes.js';

export interface NoteCommand {
  readonly game: GameId;
  readonly actor: PlayerId;
  readonly commandId: CommandId;
}

@Injectable()
export class NoteBook {
  constructor(@Inject(SideStreams) private readonly streams: SideStreams) {}

  /** The note that the command has written. */
  async writtenBy({ game, actor, commandId }: NoteCommand): Promise<Note | undefined> {
    const all = await this.streams.read(notesOf(game));
    const found = all.find((one) => one.actor === actor && one.commandId === commandId);
    return found && noteOf(found);
  }

  /** Writes one note for each command; undefined if the writer has too many already. */
  async write({ game, ...command }: NoteCommand, note: Omit<NoteWritten, 'type'>): Promise<Note | undefined> {
    const { actor, commandId } = command;
    await this.streams.append({ ...notesOf(game), ...command }, (before): NoteWritten | undefined => {
      const own = before.filter((one) => one.actor === actor);
      const isDone = own.some((one) => one.commandId === commandId) || own.length >= MOST_NOTES;
      return isDone ? undefined : { type: 'NoteWritten', ...note };
    });
    return this.writtenBy({ game, ...command });
  }

  /** A player's own notes, or everyone's for a judge; null for other eyes. */
  async readThrough(eyes: GrantedEyes, game: GameId, reader: PlayerId): Promise<readonly Note[] | null> {
    assertGranted(eyes, game);
    if (eyes.kind !== 'seat' && eyes.kind !== 'judge') return null;
    const all = await this.streams.read(notesOf(game));
    // Not identified by seat: before the start somebody else may have sat there.
    const readable = eyes.kind === 'judge' ? all : all.filter(({ actor }) => actor === reader);
    return readable.map(noteOf);
  }
}

const noteOf = ({ event: { seat, moment, text }, at }: Recorded<NoteWritten>): Note => ({
  seat,
  moment,
  at,
  text,
});
