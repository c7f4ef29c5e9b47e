// An entry that says what the card it uses is named, or that it is played as a land whatever it is.
import { asNamed, legalActions, objectNumber, refuse, type GameAction, type ObjectId } from '#rules';
import { findObjects, holderOf } from '../objects/find.js';
import { Unplayable } from '../position/lay.js';
import { specialMeant, type Actor } from './actions.js';
import type { ActionEntry, Attempt } from './perform.js';

/** The card of the entry, by what it is called before it is named. */
function cardOf({ kind, entry }: ActionEntry): string {
  switch (kind) {
    case 'cast':
      return entry.cast;
    case 'play':
      return entry.play;
    case 'activate':
    case 'mana':
    case 'special':
      if (entry.of === undefined) throw new Unplayable('what is named has to be said: "of"');
      return entry.of;
  }
}

/** The player's own first. */
function cardsMeant({ state, seats, seat }: Actor, script: ActionEntry): readonly ObjectId[] {
  const isPlayed = script.kind === 'cast' || script.kind === 'play';
  const couldBe = (id: ObjectId): boolean => {
    const zone = state.objects[objectNumber(id)]?.zone.kind;
    return !isPlayed || (zone !== 'battlefield' && zone !== 'stack');
  };
  const place = (id: ObjectId): number => (holderOf(state, id) === seat ? 0 : 1);
  return findObjects(state, seats, cardOf(script))
    .filter(couldBe)
    .toSorted((one, other) => place(one) - place(other));
}

/** It says no more than the name: enough to be refused for that. */
function barely({ kind, entry }: ActionEntry, object: ObjectId, name: string): GameAction {
  switch (kind) {
    case 'cast':
      return { do: 'cast', object, name };
    case 'play':
      return { do: 'play', object, name };
    case 'activate':
    case 'mana':
      return { do: 'activate', object, ability: 0, name };
    case 'special':
      return { do: 'special', object, what: specialMeant(entry.special), name };
  }
}

/** The same entry of a card that has the name. */
function withName(script: ActionEntry, name: string): ActionEntry {
  const as = undefined;
  switch (script.kind) {
    case 'cast':
      return { kind: 'cast', entry: { ...script.entry, as, cast: name } };
    case 'play':
      return { kind: 'play', entry: { ...script.entry, as, play: name } };
    case 'activate':
      return { kind: 'activate', entry: { ...script.entry, as, of: name } };
    case 'mana':
      return { kind: 'mana', entry: { ...script.entry, as, of: name } };
    case 'special':
      return { kind: 'special', entry: { ...script.entry, as, of: name } };
  }
}

type Perform = (actor: Actor, script: ActionEntry, object: ObjectId) => Attempt;

/** In a game apart in which the card has the name everything else is said; then the whole is done in this one. */
export function attemptNamed(actor: Actor, script: ActionEntry, name: string, perform: Perform): Attempt {
  const { state, seat, book } = actor;
  let first: Attempt | undefined;
  for (const object of cardsMeant(actor, script)) {
    const bare = barely(script, object, name);
    const named = asNamed(state, seat, bare, book);
    const tried =
      'refusal' in named
        ? { action: bare }
        : perform({ ...actor, state: named.state }, withName(script, name), object);
    if ('action' in tried && !('refusal' in named)) return { action: { ...tried.action, name } };
    first ??= tried;
  }
  return first ?? nothingThere();
}

/** pentaland 703.2, utopia 904.5a. */
export function attemptAsLand(actor: Actor, script: ActionEntry): Attempt {
  const cards = cardsMeant(actor, script);
  const offered = legalActions(actor.state, actor.seat, actor.book).find(
    (action) => action.do === 'play' && action.as !== undefined && cards.includes(action.object),
  );
  const [object] = cards;
  if (offered !== undefined) return { action: offered };
  return object === undefined ? nothingThere() : { action: { do: 'play', object, as: 'any-land' } };
}

export const nothingThere = (): Attempt => ({
  refusal: refuse('illegal-answer', 'cr 601.3', 'Nothing like that is there.'),
});
