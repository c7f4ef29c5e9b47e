// What the format has no word for, in sentences for the file.
import { definitionsOf } from './words.js';
import type { Seen } from './seen.js';

/** What everyone knows of the game and no field says. */
export function notesOn({ state, view }: Seen): readonly string[] {
  const { lasting, future, agenda, turn } = state;
  const notes: string[] = [];
  if (lasting.length > 0) {
    const from = definitionsOf(
      state,
      lasting.map(({ source }) => source),
    );
    const whose = from.length === 0 ? '' : ` (from ${from.join(', ')})`;
    notes.push(`${counted(lasting.length, 'effect that lasts', 'effects that last')} left out${whose}.`);
  }
  if (future.extraTurns.length + future.skips.length + future.controls.length > 0)
    notes.push('Extra turns, skipped steps and control of turns to come are left out.');
  if (agenda.triggers.length > 0)
    notes.push(`${counted(agenda.triggers.length, 'trigger that waits', 'triggers that wait')} left out.`);
  if (state.reversed) notes.push('The turn order was reversed.');
  if (turn?.extra === true) notes.push('It was an extra turn.');
  const { maximumHandSize, attack } = view.terms;
  if (maximumHandSize !== LAID_HAND_SIZE) notes.push(`The maximum hand size was ${String(maximumHandSize)}.`);
  if (attack !== undefined) notes.push(`Attacks were limited: ${attack}.`);
  const elsewhere = Object.values(view.objects).filter(
    ({ zone }) => zone !== 'battlefield' && zone !== 'stack',
  );
  if (elsewhere.some(({ zone, counters }) => zone !== 'exile' && counters !== undefined))
    notes.push('Counters on cards that are neither on the battlefield nor in exile are left out.');
  if (elsewhere.some(({ zone, faceDown }) => zone === 'exile' && faceDown !== undefined))
    notes.push('Cards that lie face down in exile are written face up.');
  if (elsewhere.some(({ zone, faceDown }) => zone === 'graveyard' && faceDown !== undefined))
    notes.push('Cards that lie face down in a graveyard are written as unknown.');
  if (elsewhere.some(({ zone, name, printed }) => zone === 'command' && name === '' && printed === undefined))
    notes.push('Emblems are left out.');
  return notes;
}

/** A position is laid with this one (cr 402.2). */
const LAID_HAND_SIZE = 7;

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one} is` : `${String(count)} ${many} are`;
