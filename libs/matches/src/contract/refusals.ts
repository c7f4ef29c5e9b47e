// The application's own refusals, in addition to those of the rules.
import type { Refusal } from '#rules';
import type { MatchRefusal } from './contract.js';

/** The refusals of the rules that may disappear with time alone. */
const RETRIABLE: ReadonlySet<Refusal['code']> = new Set(['not-due']);

export const fromRules = (refusal: Refusal): MatchRefusal => ({
  ...refusal,
  retriable: RETRIABLE.has(refusal.code),
});

export const refused = (
  refusal: MatchRefusal,
): { readonly kind: 'refused'; readonly refusal: MatchRefusal } => ({ kind: 'refused', refusal });

export const UNKNOWN_GAME: MatchRefusal = {
  code: 'unknown-game',
  rule: 'table games',
  message: 'There is no such game. Check its id, or ask its host to invite you.',
  retriable: false,
};

/** Whatever its log says so far: its import may not be finished. */
export const PLAYED_ELSEWHERE: MatchRefusal = {
  code: 'game-over',
  rule: 'table imported',
  message: 'This game was played on another server. It can be watched, and nobody can act in it.',
  retriable: false,
};

export const UNKNOWN_PLAYER: MatchRefusal = {
  code: 'unknown-player',
  rule: 'table invitations',
  message: 'There is no such player. Check the id.',
  retriable: false,
};

export const UNREADABLE_OUTCOME: MatchRefusal = {
  code: 'unreadable-outcome',
  rule: 'server log',
  message: 'The result cannot be recorded because a number in it is too large. Choose something smaller.',
  retriable: false,
};

export const ENGINE_FAULT: MatchRefusal = {
  code: 'engine-fault',
  rule: 'server engine',
  message: 'The server failed to work out the result. Nothing was done. Do something else.',
  retriable: false,
};

export const STORE_UNAVAILABLE: MatchRefusal = {
  code: 'store-unavailable',
  rule: 'server store',
  message: 'The log cannot be reached. This request did nothing. Send it again with the same command id.',
  retriable: true,
};

export const OUTCOME_UNKNOWN: MatchRefusal = {
  code: 'outcome-unknown',
  rule: 'server store',
  message: 'It is not yet known whether the command was carried out. Send it again with the same command id.',
  retriable: true,
};

/** `where` is the path of a field, never its value. */
export const invalidCommand = (where: string): MatchRefusal => ({
  code: 'invalid-command',
  rule: 'table commands',
  message: `The command has the wrong shape: ${where}.`,
  retriable: false,
});

export const TOO_MANY_NAMES: MatchRefusal = {
  code: 'too-many-names',
  rule: 'terms naming',
  message: 'Too many names were refused. Wait, then try another name.',
  retriable: true,
};

export const NO_PRIORITY: MatchRefusal = {
  code: 'illegal-answer',
  rule: 'cr 117.1',
  message: 'You do not have priority. Wait until you do.',
  retriable: false,
};

export const ONLY_JUDGES: MatchRefusal = {
  code: 'not-a-judge',
  rule: 'table judges',
  message: 'Only a judge can look into a game of others. Use your own view of the game.',
  retriable: false,
};

export const YOUR_OWN_GAME: MatchRefusal = {
  code: 'own-game',
  rule: 'table judges',
  message: 'You have a seat in this game. Leave it to another judge.',
  retriable: false,
};

export const NO_SUCH_MOMENT: MatchRefusal = {
  code: 'no-such-moment',
  rule: 'table moments',
  message: 'The game has no such moment. Name one between its first command and now.',
  retriable: false,
};

export const UNKNOWN_OBJECT: MatchRefusal = {
  code: 'unknown-object',
  rule: 'table objects',
  message: 'These eyes were never given that id. Take an id from a view through the same eyes.',
  retriable: false,
};

export const UNKNOWN_SEAT: MatchRefusal = {
  code: 'unknown-seat',
  rule: 'table seats',
  message: 'Nobody sits there in this game. Name a seat that is taken.',
  retriable: false,
};

export const UNKNOWN_ENTRY: MatchRefusal = {
  code: 'unknown-entry',
  rule: 'table feeds',
  message: 'The judges’ feed of this game has no such entry. Take a `seq` from that feed.',
  retriable: false,
};
