// Maps a ruling as a judge gives it from the contract's types. Its shape is checked where it is handled.
import type { GivenRemedy, GivenRulingText } from '#matches';
import type {
  PlaceInput,
  RemedyInput,
  RepairInput,
  RulingInput,
  WordOf,
  RepairZone,
} from '../generated/schema.js';
import { ApiError } from '../errors/api-error.js';
import { givenAnswer } from './given.js';
import type { Words } from './types.js';

const ZONES: Words<RepairZone, string> = {
  LIBRARY: 'library',
  HAND: 'hand',
  BATTLEFIELD: 'battlefield',
  GRAVEYARD: 'graveyard',
  EXILE: 'exile',
  COMMAND: 'command',
};
const WORDS: Words<WordOf, string> = { NAME: 'name', CHOICE: 'choice' };
const MILLISECONDS = 1_000;

export const givenRuling = (input: RulingInput): GivenRulingText => ({
  question: input.question,
  findings: input.findings,
  rules: [...input.rules],
  remedies: input.remedies.map(remedy),
  words: input.words,
  loser: input.loser ?? null,
});

/** GraphQL sees to it that there is exactly one member. */
function remedy({ rewind, repair, answer, time, result }: RemedyInput): GivenRemedy {
  if (rewind) {
    const { moment, keepKnown, freeNames } = rewind;
    const positions = keepKnown ? 'keep-known' : 'shuffle';
    return { kind: 'rewind', moment, positions, names: freeNames ? 'free' : 'used' };
  }
  if (repair) return { kind: 'repair', repair: givenRepair(repair) };
  if (answer) {
    const { seat, decisionId: decision } = answer;
    return { kind: 'answer', seat, decision, answer: givenAnswer(answer.answer) };
  }
  if (time)
    return { kind: 'time', seat: time.seat, milliseconds: time.seconds * MILLISECONDS } as GivenRemedy;
  return { kind: 'result', winners: [...result.winners] } as GivenRemedy;
}

export function givenRepair(repair: RepairInput): object {
  const { move, life, counters, tapped, control, reveal, mark, free, word } = repair;
  if (move) {
    const { object, zone, seat = null, index, place, under = null, triggers } = move;
    const to = { kind: ZONES[zone], seat, index: index ?? 0 };
    return {
      what: 'move',
      object,
      to,
      place: place ? placeOf(place) : null,
      under,
      triggers: triggers === true,
    };
  }
  if (life) return { what: 'life', ...life };
  if (counters) {
    const { object, seat, counter, count } = counters;
    return { what: 'counters', on: object ?? seat ?? null, counter, count };
  }
  if (tapped) return { what: 'tapped', ...tapped };
  if (control) return { what: 'control', ...control };
  if (reveal) return { what: 'reveal', objects: [...reveal.objects], to: reveal.to ?? null };
  if (mark) return { what: 'mark', ...mark };
  if (free) return { what: 'free', ...free };
  return { what: 'answer', ...word, of: WORDS[word.of], frees: word.frees === true };
}

function placeOf({ top, bottom, nth, random }: PlaceInput): object {
  if (top === true) return { at: 'top' };
  if (bottom === true) return { at: 'bottom' };
  if (typeof nth === 'number') return { at: 'nth', nth };
  if (random === true) return { at: 'random' };
  throw new ApiError('BAD_USER_INPUT', 'A member of a place is true or a number.');
}
