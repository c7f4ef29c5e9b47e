// Folds the events for cards that are named, change owners or are played as lands. It names pentaland and
// utopia: a log is folded without its variant, so the events of all variants belong to the rules.
import type { NAMING_EVENTS } from '../../model/events/naming.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';
import type { Identity } from '../../model/state/objects.js';
import { ruleRef } from '../../model/printed/node-ref.js';
import { loggedObject } from './cards.js';
import type { Handlers } from './handler.js';
import { landWasPlayed } from './stack.js';

/** Changes the identity below any copy effect on the card. */
function changeCard(
  state: GameState,
  id: Parameters<typeof loggedObject>[1],
  to: Identity,
  write: Writer,
): void {
  const object = loggedObject(state, id);
  write.set(object, object.card === undefined ? 'identity' : 'card', to);
}

const cardOf = (state: GameState, id: Parameters<typeof loggedObject>[1]): Identity => {
  const { card, identity } = loggedObject(state, id);
  return card ?? identity;
};

const landPlayed = (state: GameState, { seat }: { readonly seat: Seat }, write: Writer): void => {
  landWasPlayed(state, seat, write);
};

export const namingHandlers: Handlers<keyof typeof NAMING_EVENTS> = {
  CardNamed(state, { seat, object, name, definition, counts, watched }, write) {
    const { definition: printed } = cardOf(state, object);
    if (printed === null) throw new Error(`the log names ${object}, which is no card`);
    const flagged = watched === undefined ? {} : { watched };
    changeCard(state, object, { definition, face: 0, printed, ...flagged }, write);
    if (counts && state.naming !== null)
      write.push(state.naming.names, { name, by: seat, object, turn: state.turn?.number ?? 0 });
  },
  CardLeftUnnamed(state, { object, as }, write) {
    const made = as === undefined ? {} : { made: ruleRef('morph') };
    changeCard(state, object, { ...cardOf(state, object), unnamed: 'closed', ...made }, write);
  },
  TakenForUtopia(state, { objects }, write) {
    for (const object of objects) write.set(loggedObject(state, object), 'faceDown', 'utopia');
  },
  CardMarked(state, { seat, object, name }, write) {
    if (state.naming !== null)
      write.push(state.naming.names, { name, by: seat, object, turn: state.turn?.number ?? 0 });
  },
  TemplateReleased(state, { objects }, write) {
    for (const id of objects) {
      const { printed } = cardOf(state, id);
      if (printed !== undefined)
        changeCard(state, id, { definition: printed, face: 0, unnamed: 'open' }, write);
      write.remove(loggedObject(state, id), 'faceDown');
    }
  },
  OwnershipTransferred(state, { objects, owner }, write) {
    for (const object of objects) write.set(loggedObject(state, object), 'owner', owner);
  },
  PentalandPlayed: landPlayed,
  UtopiaPlayed: landPlayed,
  UtopiaIdentitiesSwapped(state, { object, with: other, drawn }, write) {
    const [one, two] = [cardOf(state, object), cardOf(state, other)];
    changeCard(state, object, two, write);
    changeCard(state, other, one, write);
    write.set(state, 'drawn', drawn);
  },
};
