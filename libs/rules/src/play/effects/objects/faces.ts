// Changes of face: transforming, flipping, turning face up or down, melding (cr 701.27, 701.42, 708, 710,
// 712).
import { unnamedCard } from '../../../reading/characteristics/alone/unnamed.js';
import type { GameEvent } from '../../../model/events/events.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { Run } from '../../../engine/frames/run.js';
import {
  canTurnFaceDown,
  canTurnFaceUp,
  faceDownEvent,
  faceUpEvent,
} from '../../../engine/objects/face-down.js';
import { underlyingLandKind } from '../../../reading/language/any-card-as-land.js';
import { objectAt } from '../../../engine/objects/moving.js';
import { needsIdentity } from '../../../reading/language/needs-identity.js';
import { beginTurningUp } from '../../../engine/replacement/turning-up.js';
import { flipping, melding, transforming } from '../../../engine/objects/two-faced.js';
import type { Reference } from '#abilities';
import type { GameObject } from '../../../model/state/game-state.js';
import { BATTLEFIELD } from '../../../model/basics/ids.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

const named = (run: Run, what: Reference): GameObject[] =>
  [...new Set(run.objects(what))].flatMap((id) => objectAt(run.state, id) ?? []);

/** All of them that can, at once. */
function happen(run: Run, what: Reference, event: (object: GameObject) => GameEvent | undefined): void {
  occur(
    run.proposal,
    named(run, what).flatMap((object) => event(object) ?? []),
  );
}

/** pentaland 705.4: an unnamed card gets a name as it is turned face up. */
function nameToTurnUp(run: Run, what: Reference): void {
  for (const object of named(run, what)) {
    const { id, owner, permanent } = object;
    if ((permanent?.faceDown ?? null) !== null && underlyingLandKind(object) === null)
      if (unnamedCard(run.state, id) !== undefined)
        needsIdentity({ object: id, owner, occasion: 'moving', chooser: null, want: null });
  }
}

export const faceHandlers: EffectHandlers<'transform' | 'flip' | 'turn-face' | 'turn-over-meld'> = {
  transform(run, { what }) {
    happen(run, what, (object) => transforming(run.state, object, run.context));
    return undefined;
  },

  flip(run, { what }) {
    happen(run, what, (object) => flipping(run.state, object));
    return undefined;
  },

  'turn-face'(run, { what, face }) {
    if (face === 'up') nameToTurnUp(run, what);
    const up = face === 'up' ? named(run, what).filter((object) => canTurnFaceUp(run.state, object)) : [];
    happen(run, what, (object) => {
      if (face === 'down') return canTurnFaceDown(run.state, object) ? faceDownEvent(object) : undefined;
      return canTurnFaceUp(run.state, object) ? faceUpEvent(run.state, object) : undefined;
    });
    for (const { id } of up) beginTurningUp(run, id);
    return undefined;
  },

  /**
   * cr 701.42, 712.14c: the pair enters the battlefield as one permanent. Cards that are no pair stay where
   * they are.
   */
  'turn-over-meld'(run, { what, with: counterpart, into }) {
    const pair = melding(run.state, named(run, what), counterpart, into);
    const carrier = pair === undefined ? undefined : objectAt(run.state, pair.carrier);
    if (pair === undefined || carrier?.owner === undefined || carrier.owner === null) return undefined;
    occur(run.proposal, [{ type: 'ObjectCeased', object: pair.other, was: null }]);
    run.perform([
      [
        {
          verb: 'move',
          object: pair.carrier,
          to: BATTLEFIELD,
          position: null,
          cause: 'put',
          by: run.context.controller,
          entering: { under: run.context.controller, melded: pair.identity },
        },
      ],
    ]);
    return undefined;
  },
};
