// Checks a proposal before anyone hears of it: its effect must be one the table can agree on, the text must
// allow it, and its objects must exist and be visible to the proposer.
import { beyondText, typesMeant, validateProposal } from '#abilities';
import { known } from '../../reading/characteristics/characteristics.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { Answer, AnswerOf, Decision } from '../../model/decisions/decision.js';
import { isPublicZone, isSeenByOwner } from '../../model/events/objects.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';

/** Names are short, and are none that the rules themselves use. */
const NAME = /^[a-z][a-z0-9-]{0,19}$/;

const wrong = (message: string): Refusal => refuse('illegal-answer', 'table assisted', message);

export function wrongProposal(state: GameState, decision: Decision, answer: Answer): Refusal | undefined {
  const { question, source } = decision;
  if (answer.kind !== 'propose' || question.kind !== 'propose') return undefined;
  const { effect, names } = answer;
  const fault = nameFault(state, decision.of ?? decision.seat, names);
  if (fault !== undefined) return wrong(fault);
  const valid = validateProposal(
    effect,
    names.map(({ name }) => name),
  );
  if (!valid.ok) {
    const [first] = valid.faults;
    return wrong(first === undefined ? 'That is not a valid proposal.' : `${first.path}: ${first.reason}.`);
  }
  const beyond =
    beyondText(question.text, valid.value) ?? objectFault(state, { source, text: question.text }, names);
  return beyond === undefined ? undefined : wrong(beyond);
}

/** If a text names card types, each object of the proposal must have one of them. */
function objectFault(
  state: GameState,
  { source, text }: { readonly source: ObjectId | null | undefined; readonly text: string },
  names: AnswerOf<'propose'>['names'],
): string | undefined {
  const types = typesMeant(text);
  if (types === undefined) return undefined;
  const isMeant = (id: ObjectId): boolean =>
    id === source || (known(state, id)?.types.some((type) => types.includes(type)) ?? true);
  return names.every(({ objects }) => objects.every(isMeant))
    ? undefined
    : `The text is only about ${types.join(', ')}.`;
}

function nameFault(state: GameState, seat: Seat, names: AnswerOf<'propose'>['names']): string | undefined {
  if (new Set(names.map(({ name }) => name)).size !== names.length) return 'Give each name once.';
  if (names.some(({ name }) => !NAME.test(name))) return 'A name must be a short word in lower case.';
  // A missing object and a hidden one get the same refusal, so that it reveals nothing.
  if (names.some(({ objects }) => objects.some((id) => !sees(state, seat, id))))
    return 'Name only objects that you can see.';
  const isHere = (player: Seat): boolean => {
    const found = state.seats[player];
    return found !== undefined && found.player !== null && found.lost === null;
  };
  return names.some(({ players }) => !players.every(isHere)) ? 'Name only players of this game.' : undefined;
}

function sees({ objects }: GameState, seat: Seat, id: ObjectId): boolean {
  const object = objects[objectNumber(id)];
  if (object === undefined) return false;
  return isPublicZone(object.zone) || (isSeenByOwner(object.zone) && object.zone.seat === seat);
}
