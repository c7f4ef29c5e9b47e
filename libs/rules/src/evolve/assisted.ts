// What a table settles about texts nobody could read, folded.
import { hashJson, type Json } from '#kernel';
import type { ASSISTED_EVENTS } from '../events/assisted.js';
import { clauseKey, type OpenProposal } from '../state/assisted.js';
import type { GameState } from '../state/game-state.js';
import { objectNumber, type ObjectId } from '../state/ids.js';
import type { Writer } from '../state/journal.js';
import type { Handlers } from './handler.js';

/** The proposal that was voted on is what the text does. */
function agreeOn({ assisted }: GameState, write: Writer): void {
  const { open } = assisted;
  if (open === null) return;
  write.set(assisted.agreed, hashJson(open.does as Json), open.does);
  write.set(assisted, 'open', null);
}

export const assistedHandlers: Handlers<keyof typeof ASSISTED_EVENTS> = {
  ClauseCameUp({ assisted, objects }, { object, text }, write) {
    const key = clauseKey(object, text);
    if (objects[objectNumber(object)]?.permanent !== undefined && !assisted.asked.includes(key))
      write.push(assisted.asked, key);
  },
  ClauseProposed({ assisted }, proposed, write) {
    const { seat, object, text, part, attempt, does, named, hidden, covered } = proposed as OpenProposal;
    write.set(assisted, 'open', { seat, object, text, part, attempt, does, named, hidden, covered });
  },
  ProposalRefused() {
    // It stays open: the last of three may yet be voted on.
  },
  ProposalAccepted(state, _, write) {
    agreeOn(state, write);
  },
  ClauseSettled(state, { object, text, outcome, why }, write) {
    const { assisted } = state;
    if (outcome === 'stands') agreeOn(state, write);
    else if (assisted.open !== null) write.set(assisted, 'open', null);
    if (why === 'claim-refused') write.push(assisted.refused, clauseKey(object, text));
  },
};

const unread = new WeakMap<object, boolean>();

function hasUnread(definition: object): boolean {
  let found = unread.get(definition);
  if (found === undefined) {
    found = JSON.stringify(definition).includes('"kind":"assisted"');
    unread.set(definition, found);
  }
  return found;
}

/** A card comes into the game that has such a text, wherever in it that stands. */
export function noteUnread({ assisted }: GameState, definition: object, write: Writer): void {
  if (!assisted.present && hasUnread(definition)) write.set(assisted, 'present', true);
}

/** With a new turn what was refused may be claimed again; what is gone is not asked about. */
export function forgetClauses({ assisted, objects }: GameState, write: Writer): void {
  if (assisted.refused.length > 0) write.set(assisted, 'refused', []);
  const isThere = (key: string): boolean =>
    objects[objectNumber(key.slice(0, key.indexOf(' ')) as ObjectId)] !== undefined;
  if (!assisted.asked.every(isThere)) write.set(assisted, 'asked', assisted.asked.filter(isThere));
}
