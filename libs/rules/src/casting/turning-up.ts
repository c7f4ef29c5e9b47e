// Turning a face-down permanent face up (cr 116.2b, 702.37e, 701.40b): for its morph cost, or for the mana cost of a
// manifested creature card.
import type { Cost } from '#abilities';
import { baseOf } from '../characteristics/base.js';
import { childRef } from '../characteristics/node-ref.js';
import { occur } from '../engine/occur.js';
import type { Run } from '../engine/run.js';
import { canTurnUp, faceUpIdentity, turnedUp } from '../objects/face-down.js';
import { beginTurningUp } from '../replacement/turning-up.js';
import type { GameObject, GameState } from '../state/game-state.js';
import { objectNumber } from '../state/ids.js';
import type { AnnouncedLocals } from './announced-locals.js';
import { located, type Located } from './ways.js';

export interface TurningUp {
  readonly costs: readonly Located[];
  /** The name that paying has. */
  readonly label: string;
}

/** The ways it may be turned up. */
export function waysToTurnUp(state: GameState, object: GameObject): TurningUp[] {
  if (!canTurnUp(state, object)) return [];
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

/** What was paid for is remembered as paid: megamorph asks. */
export function turnUp(run: Run, { object: id, label, x }: AnnouncedLocals): void {
  const object = id === null ? undefined : run.state.objects[objectNumber(id)];
  if (object === undefined || !canTurnUp(run.state, object)) return;
  occur(run.proposal, [turnedUp(run.state, object, x)]);
  beginTurningUp(run, object.id);
  // cr 702.37b: with a +1/+1 counter as it is turned up.
  if (label === 'megamorph') run.perform([[{ verb: 'counters', on: object.id, counter: '+1/+1', by: 1 }]]);
}
