// What a judge types for a seat: an answer to the question that is open, or another command.
import { UsageError } from '../../command/command.js';
import type { Tried, SeatCouldDo } from '../../client/what-ifs.js';
import { jsonOf } from './json-of.js';
import { seatOf } from './signing-in.js';

export const TRIES = '--seat SEAT (--answer JSON | --does JSON) [--ids SEAT]';
export const TRIED_DETAILS: readonly string[] = [
  '--answer: the answer to the open question, as `{"action": "PASS_TURN"}` or `{"act": {"play": {"card": "c8"}}}`; --does: any command,',
  'as `{"concede": true}` (docs/playing.md has them all). Objects have your ids; with --ids they have those of that seat.',
];

type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** Undefined if nothing is to be tried. */
export function triedIn({ seat, answer, does, ids }: Values): Tried | undefined {
  if (answer === undefined && does === undefined) {
    if (ids !== undefined) throw new UsageError('--answer or --does is needed with --ids');
    return undefined;
  }
  if (answer !== undefined && does !== undefined)
    throw new UsageError('--answer and --does exclude each other');
  const by = seatOf(seat);
  if (by === null) throw new UsageError('--seat says who does it');
  const command =
    answer === undefined
      ? jsonOf(String(does), String(does))
      : { answer: { answer: jsonOf(String(answer), String(answer)) } };
  return { seat: by, command, ids: seatOf(ids) };
}

/** What each seat could do. */
export function couldLines(seats: readonly SeatCouldDo[]): readonly string[] {
  return seats.flatMap(({ seat, commands, decision, plays, tooMuch }) => [
    `Seat ${String(seat)}: ${decision === null ? 'is not asked' : `is asked ${spoken(decision.kind)} (${decision.prompt})`}.`,
    ...(commands.length === 0 ? [] : [`  May: ${commands.map(spoken).join(', ')}.`]),
    ...plays.map(({ object, kind, text }) => `  ${object}  ${spoken(kind)}: ${text}`),
    ...(tooMuch ? ['  There is too much to list all of it.'] : []),
  ]);
}

const spoken = (code: string): string => code.toLowerCase().replaceAll('_', '-');
