// A command that a judge tries out for a seat in a copy of a game. The objects in it have the ids of chosen eyes.
import type { PlayerId } from '#kernel';
import { playerCommand, type GameState, type ObjectId, type PlayerCommand, type Proposed } from '#rules';
import { answerMeant, NO_OBJECT, type Projector } from '#visibility';
import { faultOf } from '../contract/command-shape.js';
import type { GameAction, GivenAnswer, Judged } from '../contract/contract.js';
import { invalidCommand, refused, UNKNOWN_OBJECT } from '../contract/refusals.js';

/** What a seat can do in a game that has begun. An answer is to the question that is open there. */
export type Tried =
  | { readonly type: 'answer'; readonly answer: GivenAnswer }
  | { readonly type: 'shortcut'; readonly choices: number; readonly times: number }
  | Extract<GameAction, { readonly type: 'set-passing' | 'concede' | 'concede-absent' }>;

const NO_DECISION = 'd0';

export function proposedBy(
  player: PlayerId,
  tried: Tried,
  { decision }: Pick<GameState, 'decision'>,
  eyes: Pick<Projector, 'objectOf'>,
): Judged<Proposed> {
  const unknown: string[] = [];
  const objectOf = (id: string): ObjectId => {
    const object = eyes.objectOf(id);
    if (object === undefined) unknown.push(id);
    return object ?? NO_OBJECT;
  };
  const asked = decision?.id ?? NO_DECISION;
  const shaped = playerCommand.safeParse(commandOf(tried, asked, objectOf));
  if (!shaped.success) return refused(invalidCommand(faultOf(shaped.error)));
  if (unknown.length > 0) return refused(UNKNOWN_OBJECT);
  const command: PlayerCommand = shaped.data;
  return { kind: 'found', value: { actor: player, command } };
}

function commandOf(tried: Tried, decision: string, objectOf: (id: string) => ObjectId): unknown {
  if (tried.type === 'answer') return { ...tried, decision, answer: answerMeant(tried.answer, objectOf) };
  return tried.type === 'shortcut' ? { ...tried, decision } : tried;
}
