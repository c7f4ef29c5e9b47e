// Effects on a running combat (cr 506.3-4, 508.4, 509.1h), and phasing (cr 702.26).
import { known } from '../../../reading/characteristics/characteristics.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { GameEvent } from '../../../model/events/events.js';
import { becomeBlocked } from '../../combat/declare-blockers.js';
import { attackable } from '../../../reading/in-force/defenders.js';
import { attackOn, canBecomeAttacker } from '../../../engine/objects/attacking.js';
import { chooseOne } from '../../../engine/frames/choose-one.js';
import { isPermanent } from '../../../engine/objects/moving.js';
import { phasingIn, phasingOut } from '../../../engine/objects/phasing.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

export const fightingHandlers: EffectHandlers<
  'remove-from-combat' | 'becomes-attacker' | 'becomes-blocked' | 'phase-out' | 'phase-in'
> = {
  'remove-from-combat'(run, { what }) {
    const { attacks = [], blocks = [] } = run.state.combat ?? {};
    const fighting = new Set<ObjectId | Seat | null>([
      ...attacks.flatMap(({ attacker, defender }) => [attacker, defender]),
      ...blocks.map(({ blocker }) => blocker),
    ]);
    occur(
      run.proposal,
      run
        .objects(what)
        .filter((id) => fighting.has(id))
        .map((object) => ({ type: 'RemovedFromCombat', object })),
    );
    return undefined;
  },

  'becomes-attacker'(run, { what, players }) {
    const active = run.state.turn?.active;
    if (active === undefined) return undefined;
    const said = players === undefined ? undefined : run.players(players);
    const events = run
      .objects(what)
      .filter((id) => isPermanent(run.state, id) && canBecomeAttacker(run.state, id))
      .flatMap((id): GameEvent[] => {
        const by = known(run.state, id)?.controller ?? active;
        const open = attackable(run.state).filter(
          (one) => said === undefined || (typeof one === 'number' && said.includes(one)),
        );
        const defender = chooseOne(run, by, 'choose', open);
        const attack = defender === undefined ? undefined : attackOn(run.state, id, defender);
        return attack === undefined ? [] : [{ type: 'AttackerAdded', attack }];
      });
    occur(run.proposal, events);
    return undefined;
  },

  /** cr 509.1h, 702.22i: it becomes blocked although no creature blocks it. */
  'becomes-blocked'(run, { what }) {
    becomeBlocked(run.proposal, run.objects(what));
    return undefined;
  },

  'phase-out'(run, { what }) {
    occur(run.proposal, phasingOut(run.state, run.objects(what)));
    return undefined;
  },

  'phase-in'(run, { what }) {
    occur(run.proposal, phasingIn(run.state, run.objects(what)));
    return undefined;
  },
};
