// The ids that several rooms use. Each is an opaque string; only its own maker turns a plain string into one.
import type { Brand } from './brand.js';

export type GameId = Brand<string, 'GameId'>;
export type PlayerId = Brand<string, 'PlayerId'>;
/** Chosen by the client for each command; unique only per actor. */
export type CommandId = Brand<string, 'CommandId'>;
export type EventId = Brand<string, 'EventId'>;
export type StreamName = Brand<string, 'StreamName'>;

export const gameId = (text: string): GameId => text as GameId;
export const playerId = (text: string): PlayerId => text as PlayerId;
export const commandId = (text: string): CommandId => text as CommandId;
export const eventId = (text: string): EventId => text as EventId;
export const streamName = (text: string): StreamName => text as StreamName;
