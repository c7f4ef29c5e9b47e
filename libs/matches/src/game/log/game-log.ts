// The application's view of a game's stream.
import { EVENTS, EVENT_TYPES, type GameEvent } from '#rules';
import type { Codec, Recorded } from '#log';

export const GAME_CODEC: Codec<GameEvent> = EVENTS;
export const GAME_EVENT_TYPES = EVENT_TYPES;
export type RecordedGameEvent = Recorded<GameEvent>;
