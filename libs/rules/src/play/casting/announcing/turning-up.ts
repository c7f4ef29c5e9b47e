// Turns a face-down permanent face up (cr 116.2b, 702.37e, 701.40b), for its morph cost or for the mana cost
// of a manifested creature card.
import type { Cost } from '#abilities';
import { baseOf } from '../../../reading/characteristics/alone/base.js';
import { childRef } from '../../../model/printed/node-ref.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { Run } from '../../../engine/frames/run.js';
import { canTurnFaceUp, faceUpIdentity, faceUpEvent } from '../../../engine/objects/face-down.js';
import { beginTurningUp } from '../../../engine/replacement/turning-up.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { objectNumber } from '../../../model/basics/ids.js';
import type { AnnouncedLocals } from '../choices/announced-locals.js';
import { asAnswer, type Pick } from '../choices/pick.js';
import { located, type Located } from '../../../model/printed/located.js';

export interface TurningUp {
  readonly costs: readonly Located[];
  /** The name of the payment. */
  readonly label: string;
}

/** The ways it may be turned up. */
export function waysToTurnUp(state: GameState, object: GameObject): TurningUp[] {
  if (!canTurnFaceUp(state, object)) return [];
  const card = baseOf(state, faceUpIdentity(state, object));
  const morphs = card.abilities.flatMap(({ ability, ref }) =>
    ability.kind === 'static'
      ? ability.effects.flatMap((effect, index): TurningUp[] =>
          effect.kind === 'quality' && effect.is === 'turn-up'
            ? [
                {
                  costs: located(effect.costs ?? [], childRef(ref, 'effects', index, 'costs')),
                  label: effect.text ?? 'morph',
                },
              ]
            : [],
        )
      : [],
  );
  const [first] = card.abilities;
  const isManifested = object.permanent?.faceDown === 'manifest' || object.permanent?.faceDown === 'cloak';
  if (!isManifested || !card.types.includes('creature') || card.cost === null) return morphs;
  const cost: Cost = { kind: 'mana', cost: card.cost };
  return [
    ...morphs,
    { costs: [{ cost, at: first?.ref ?? childRef('rule#' as Located['at'], 0) }], label: 'manifest' },
  ];
}

/** cr 701.40c: with more than one way the player chooses; if the action does not say, it is the first. */
export function chooseWay(ways: readonly TurningUp[], pick: Pick): TurningUp | undefined {
  const labels = ways.map(({ label }) => label);
  const [first] = labels;
  if (first === undefined) return undefined;
  const chosen = pick.choose<string>({
    into: 'alternative',
    prompt: 'pay',
    given: ({ alternative }) => alternative,
    filled: (choices, alternative) => ({ ...choices, alternative }),
    options: () => labels,
    question: () => ({
      kind: 'choose-modes',
      options: labels.map((label) => ({ label })),
      least: 1,
      most: 1,
      repeat: false,
    }),
    read: (answer) => labels[asAnswer('choose-modes', answer).modes[0] ?? 0] ?? first,
    only: labels.length === 1 ? first : undefined,
    unsaid: first,
  });
  return ways.find(({ label }) => label === chosen);
}

export function turnUp(run: Run, { object: id, label, x }: AnnouncedLocals): void {
  const object = id === null ? undefined : run.state.objects[objectNumber(id)];
  if (object === undefined || !canTurnFaceUp(run.state, object)) return;
  occur(run.proposal, [faceUpEvent(run.state, object, x)]);
  beginTurningUp(run, object.id, label);
}
