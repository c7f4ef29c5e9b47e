// Attaching and unattaching (cr 701.3).
import { known } from '../../../reading/characteristics/characteristics.js';
import type { Run } from '../../../engine/frames/run.js';
import type { Attach } from '../../../engine/verbs/verb.js';
import { canAttach } from '../../../engine/objects/attaching.js';
import { chooseOne } from '../../../engine/frames/choose-one.js';
import { isPermanent, objectAt } from '../../../engine/objects/moving.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

const hostOf = ({ state }: Run, id: ObjectId): ObjectId | Seat | null =>
  objectAt(state, id)?.permanent?.attachedTo ?? null;

export const attachmentHandlers: EffectHandlers<'attach' | 'unattach'> = {
  /**
   * cr 701.3b: only to a legal object that it is not attached to already. Of several its controller chooses
   * (cr 301.5c, 303.4d).
   */
  attach(run, { what, to, players }) {
    const hosts = [
      ...(to === undefined ? [] : run.objects(to)),
      ...(players === undefined ? [] : run.players(players)),
    ];
    const verbs = run
      .objects(what)
      .filter((id) => isPermanent(run.state, id))
      .flatMap((object): Attach[] => {
        const open = hosts.filter((host) => canAttach(run.state, object, host));
        const by = known(run.state, object)?.controller ?? run.context.controller;
        const host = chooseOne(run, by, 'choose', open);
        return host === undefined || host === hostOf(run, object)
          ? []
          : [{ verb: 'attach', object, to: host }];
      });
    run.perform([verbs]);
    return undefined;
  },

  unattach(run, { what }) {
    run.perform([
      run
        .objects(what)
        .filter((id) => isPermanent(run.state, id) && hostOf(run, id) !== null)
        .map((object) => ({ verb: 'attach', object, to: null })),
    ]);
    return undefined;
  },
};
