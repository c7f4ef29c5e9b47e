// Mana sources that make no mana themselves but change what pays (war-zone Utopia). A player who pays during
// a resolution may use them first (cr 118.12, 605.3a). They are asked only if a changed source could help to
// pay.
import { walk, type Cost } from '#abilities';
import { permanents, known } from '../../../reading/characteristics/characteristics.js';
import { activatedOf } from '../costs/activating.js';
import { announceAbility } from './announce-ability.js';
import { refusalOf } from '../ways/fault.js';
import { GivenChoices } from '../choices/pick.js';
import { childRef } from '../../../model/printed/node-ref.js';
import type { Proposal, Rules } from '../../../engine/proposal/proposal.js';
import { newFrame } from '../../../engine/proposal/frames.js';
import type { Run } from '../../../engine/frames/run.js';
import { abilityText } from '../../../reading/in-force/describe.js';
import { contextOf } from '../../../model/state/context.js';
import type { GameState } from '../../../model/state/game-state.js';
import { objectNumber, type NodeRef, type ObjectId, type Seat } from '../../../model/basics/ids.js';

interface Change {
  readonly object: ObjectId;
  readonly ability: number;
  readonly ref: NodeRef;
}

/** It costs nothing, so only a prohibition matters. */
const isPossible = (
  state: GameState,
  seat: Seat,
  what: Pick<Change, 'object' | 'ability'>,
  rules: Rules,
): boolean =>
  refusalOf(() => announceAbility(state, seat, what, new GivenChoices(rules, {}, 'whole'))) === undefined;

const changesOf = ({ state, rules }: Proposal, seat: Seat): readonly Change[] =>
  permanents(state).flatMap((id) => {
    const object = state.objects[objectNumber(id)];
    if (object === undefined || known(state, id)?.controller !== seat) return [];
    return activatedOf(state, object).flatMap(({ ability, ref }, nth) =>
      ability.speed === 'mana-source' && isPossible(state, seat, { object: id, ability: nth }, rules)
        ? [{ object: id, ability: nth, ref }]
        : [],
    );
  });

const SNOW = /\{S\}/;
/** Such costs depend on the land types of something, or on snow mana. */
export const asksForLands = (costs: readonly Cost[]): boolean =>
  costs.some(
    (cost) =>
      (cost.kind === 'mana' && SNOW.test(cost.cost)) ||
      [...walk('cost', cost)].some(({ sort, node }) => {
        const { kind } = (node ?? {}) as { readonly kind?: string };
        return sort === 'filter' && (kind === 'subtype' || kind === 'supertype');
      }),
  );

/** Asks before that player pays. True if a source is used first, which must happen before anything else. */
export function changesToPay(run: Run, seat: Seat, costs: readonly Cost[]): boolean {
  const { proposal, state } = run;
  if (proposal.variant.naming === null || !asksForLands(costs)) return false;
  const changes = changesOf(proposal, seat);
  if (changes.length === 0) return false;
  const { modes } = run.ask<'choose-modes'>(seat, 'mana', {
    kind: 'choose-modes',
    options: changes.map(({ object, ref }) => ({ label: abilityText(state, ref, object), object })),
    least: 0,
    most: changes.length,
    repeat: false,
  });
  for (const mode of modes) {
    const change = changes[mode];
    if (change === undefined) continue;
    const context = proposal.addContext(contextOf(change.object, seat));
    run.begin(newFrame('effect', { at: childRef(change.ref, 'body', 'effect'), context }));
  }
  return modes.length > 0;
}
