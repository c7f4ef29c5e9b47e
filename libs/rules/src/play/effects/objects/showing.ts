// Cards shown to everyone, or to one player (cr 701.20).
import { occur } from '../../../engine/triggers/occur.js';
import type { Run } from '../../../engine/frames/run.js';
import type { GameEvent } from '../../../model/events/events.js';
import { objectAt } from '../../../engine/objects/moving.js';
import { ownWhileSeen } from '../../../engine/objects/owning.js';
import { zoneKey, type ObjectId, type Zone } from '../../../model/basics/ids.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

/** The objects, zone by zone: an event covers the cards of one zone. */
function byZone(run: Run, ids: readonly ObjectId[]): { zone: Zone; objects: ObjectId[] }[] {
  const found = new Map<string, { zone: Zone; objects: ObjectId[] }>();
  for (const id of new Set(ids)) {
    const zone = objectAt(run.state, id)?.zone;
    if (zone === undefined) continue;
    const key = zoneKey(zone);
    const group = found.get(key) ?? { zone, objects: [] };
    group.objects.push(id);
    found.set(key, group);
  }
  return [...found.values()];
}

export const showingHandlers: EffectHandlers<'reveal' | 'look'> = {
  reveal(run, { what, by, bind }) {
    const seat = (by === undefined ? undefined : run.players(by)[0]) ?? run.context.controller;
    const shown = run.objects(what);
    ownWhileSeen(run, what, shown);
    const groups = byZone(run, shown);
    occur(
      run.proposal,
      groups.map(({ zone, objects }): GameEvent => ({ type: 'CardsRevealed', seat, objects, zone })),
    );
    run.bind(bind, { objects: groups.flatMap(({ objects }) => objects) });
    return undefined;
  },

  /** cr 701.20e: shown only to those players. */
  look(run, { who, what, bind }) {
    const seen = run.objects(what);
    ownWhileSeen(run, what, seen);
    const groups = byZone(run, seen);
    occur(
      run.proposal,
      run.players(who).flatMap((seat) =>
        groups.map(({ zone, objects }): GameEvent => ({
          type: 'CardsLookedAt',
          seat,
          objects,
          zone,
          count: objects.length,
        })),
      ),
    );
    run.bind(bind, { objects: groups.flatMap(({ objects }) => objects) });
    return undefined;
  },
};
