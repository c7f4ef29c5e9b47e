// Tapping and untapping (cr 701.26).
import type { Reference } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';
import { isPermanent, objectAt } from '../../../engine/objects/moving.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

/** cr 701.26a-b: objects already in that state are left out. */
function turn(run: Run, what: Reference, tapped: boolean, bind: string | undefined): void {
  run.perform(
    [
      [...new Set(run.objects(what))]
        .filter((id) => isPermanent(run.state, id) && objectAt(run.state, id)?.permanent?.tapped !== tapped)
        .map((object) => ({ verb: 'tap', object, tapped })),
    ],
    bind,
  );
}

export const tappingHandlers: EffectHandlers<'tap' | 'untap'> = {
  tap(run, { what, bind }) {
    turn(run, what, true, bind);
    return undefined;
  },
  untap(run, { what, bind }) {
    turn(run, what, false, bind);
    return undefined;
  },
};
