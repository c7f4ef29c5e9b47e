// Folds the events of assisted play: what a table settles about unreadable texts.
import { hashJson, type Json, memoByIdentity } from '#kernel';
import type { ASSISTED_EVENTS } from '../../model/events/assisted.js';
import type { EventData } from '../../model/events/events.js';
import { clauseKey, madeBy, type OpenProposal, type Referral } from '../../model/state/assisted.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';
import type { ReadOnly } from '../../model/basics/read-only.js';
import type { Handlers } from './handler.js';

type Settled = ReadOnly<EventData<'ClauseSettled'>>;

/** The text now does what the accepted or ruled proposal says. */
function agreeOn({ assisted }: GameState, write: Writer, ruling?: Settled['ruling']): void {
  const agreed = ruling === undefined ? assisted.open : madeBy(assisted, ruling.attempt);
  if (agreed !== null) write.set(assisted.agreed, hashJson(agreed.does as Json), agreed.does);
  forgetProposals(assisted, write);
}

/** Drops the proposals for a text that is settled or no longer can be. */
export function forgetProposals(assisted: GameState['assisted'], write: Writer): void {
  if (assisted.open !== null) write.set(assisted, 'open', null);
  if ((assisted.made?.length ?? 0) > 0) write.set(assisted, 'made', []);
  if (assisted.referred) write.set(assisted, 'referred', null);
}

export const assistedHandlers: Handlers<keyof typeof ASSISTED_EVENTS> = {
  ClauseCameUp({ assisted, objects }, { object, text }, write) {
    const key = clauseKey(object, text);
    if (objects[objectNumber(object)]?.permanent !== undefined && !assisted.asked.includes(key))
      write.push(assisted.asked, key);
  },
  ClauseProposed({ assisted, terms }, proposed, write) {
    const { seat, object, text, part, attempt, does, named, hidden, covered } = proposed as OpenProposal;
    const open = { seat, object, text, part, attempt, does, named, hidden, covered };
    write.set(assisted, 'open', open);
    if (terms?.unresolved === undefined) return;
    write.set(assisted, 'made', [...(attempt === 1 ? [] : (assisted.made ?? [])), open]);
  },
  ProposalRefused() {
    // It stays open: the last of three may yet be voted on.
  },
  ProposalAccepted(state, _, write) {
    agreeOn(state, write);
  },
  ClauseReferred({ assisted, now }, event, write) {
    const { referral, seat, object, text, part, nothing, stands, until } = event as Omit<Referral, 'since'>;
    const votes = { nothing: [...nothing], stands: [...stands] };
    write.set(assisted, 'referrals', (assisted.referrals ?? 0) + 1);
    write.set(assisted, 'referred', { referral, seat, object, text, part, ...votes, since: now, until });
  },
  ClauseSettled(state, { object, text, outcome, why, ruling }, write) {
    const { assisted } = state;
    if (outcome === 'stands') agreeOn(state, write, ruling);
    else forgetProposals(assisted, write);
    if (why === 'claim-refused') write.push(assisted.refused, clauseKey(object, text));
  },
};

const unread = memoByIdentity<object, boolean>();

function hasUnread(definition: object): boolean {
  let found = unread.get(definition);
  if (found === undefined) {
    found = JSON.stringify(definition).includes('"kind":"assisted"');
    unread.set(definition, found);
  }
  return found;
}

/** Notes that a card with an unreadable text, anywhere in it, came into the game. */
export function noteUnread({ assisted }: GameState, definition: object, write: Writer): void {
  if (!assisted.present && hasUnread(definition)) write.set(assisted, 'present', true);
}

/** A new turn allows refused claims again, and drops texts of objects that are gone. */
export function forgetClauses({ assisted, objects }: GameState, write: Writer): void {
  if (assisted.refused.length > 0) write.set(assisted, 'refused', []);
  const isThere = (key: string): boolean =>
    objects[objectNumber(key.slice(0, key.indexOf(' ')) as ObjectId)] !== undefined;
  if (!assisted.asked.every(isThere)) write.set(assisted, 'asked', assisted.asked.filter(isThere));
}
