// The names of the streams. The part before the first hyphen is the stream's family; it decides who may write
// what in it.
import { streamName, type GameId, type StreamName } from '#kernel';

export const gameStream = (game: GameId): StreamName => streamName(`game-${game}`);
/** The audit stream: each time a judge looks at a game. */
export const auditStream = (game: GameId): StreamName => streamName(`audit-${game}`);
/** The players' private notes on a game. */
export const notesStream = (game: GameId): StreamName => streamName(`notes-${game}`);
/** What players and spectators say to each other beside a game. The stream can be deleted without touching the game. */
export const chatStream = (game: GameId): StreamName => streamName(`chat-${game}`);
/** What was decided in a dispute. */
export const disputeStream = (dispute: string): StreamName => streamName(`dispute-${dispute}`);
/** What people wrote in a dispute. The stream can be deleted without touching the dispute. */
export const talkStream = (dispute: string): StreamName => streamName(`talk-${dispute}`);
/** What people who may see a game write at its moments. */
export const annotationsStream = (game: GameId): StreamName => streamName(`annotations-${game}`);
/** Where a game from another server came from, and the names its players had there. */
export const importStream = (game: GameId): StreamName => streamName(`import-${game}`);
export const secretStream = (game: GameId): StreamName => streamName(`secret-${game}`);

export const familyOf = (stream: StreamName): string => stream.split('-', 1)[0] ?? stream;
const OF_A_GAME = ['game', 'audit', 'notes', 'chat', 'annotations', 'secret', 'import'];

/** The game that a stream belongs to, if it belongs to exactly one. */
export const gameOf = (stream: StreamName): string | undefined =>
  OF_A_GAME.includes(familyOf(stream)) ? memberOf(stream) : undefined;
/** The part after the family: the id of the game or the account. */
export const memberOf = (stream: StreamName): string => stream.slice(familyOf(stream).length + 1);
