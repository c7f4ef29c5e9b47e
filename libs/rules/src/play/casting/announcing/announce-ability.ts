// Announces the activation of an ability, as far as its choices are made (cr 602.2a-b): like casting a spell,
// but no card moves.
import { permissions } from '../../../reading/in-force/in-force.js';
import { childRef } from '../../../model/printed/node-ref.js';
import { known } from '../../../reading/characteristics/characteristics.js';
import { outputsOf, plainManaAbility, type Simple } from '../../../engine/mana/abilities.js';
import { isManaAbility } from '../../../reading/language/mana-made.js';
import type { ManaType } from '../../../engine/mana/bill.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { NodeRef, ObjectId, Seat } from '../../../model/basics/ids.js';
import {
  activationPrices,
  activationRefs,
  isLoyalty,
  isModeUsed,
  modeCounts,
} from '../../../reading/in-force/activation-limits.js';
import { mayActivate, type Activating } from '../costs/activating.js';
import type { Announced } from './announce-spell.js';
import type { PendingAnnouncement } from '../choices/announced-locals.js';
import { partsOfBody } from '../../../model/printed/body-parts.js';
import { chooseMana } from '../costs/choose-mana.js';
import { chooseModes } from '../choices/choose-modes.js';
import { chooseTargets, type Slots } from '../choices/choose-targets.js';
import { newSpot } from '../choices/cost-choices.js';
import { readCosts } from '../costs/read-costs.js';
import { fault } from '../ways/fault.js';
import { payMana } from '../costs/pay-mana.js';
import type { Pick } from '../choices/pick.js';
import { newPlan } from '../costs/plan.js';
import { abilityScene, objectToUse, type Scene } from '../ways/scene.js';
import {
  costChanges,
  extraCosts,
  halvesBy,
  spentAs,
  totalMana,
  type Payable,
  type Subject,
} from '../costs/total-cost.js';
import { located, type Located } from '../../../model/printed/located.js';
import { chooseX, isSoughtByX, mentionsX, mostX } from '../costs/x.js';

export interface AnnouncedAbility extends Announced {
  readonly ability: Activating;
  /** cr 605.3b: it does not use the stack. `mana`: it only adds this mana. */
  readonly makes: { readonly simple: Simple; readonly types: readonly ManaType[] } | 'by-its-effect' | null;
  /** The allowances that activating it uses up. */
  readonly counts: readonly NodeRef[];
}

export function announceAbility(
  state: GameState,
  seat: Seat,
  { object: id, ability: nth }: { readonly object: ObjectId; readonly ability: number },
  pick: Pick,
): AnnouncedAbility {
  const object = objectToUse(state, seat, id);
  const activating = mayActivate(state, seat, object, nth);
  const { ability, ref } = activating;
  const source = known(state, id);
  if (source === undefined) return fault('cr 602.2', 'The object is no longer there.');
  const scene = abilityScene(state, seat, object, source, activating);
  const { item, context, sight } = scene;
  const subject = subjectOf(scene, activating);
  const changes = costChanges(subject);
  const costs = [
    ...located(ability.costs, childRef(ref, 'costs')),
    ...extraCosts(changes),
    ...activationPrices(sight, state, seat, id, ability),
  ];
  const most = isSoughtByX([activating]) ? () => mostX(scene, costs, pick.rules) : undefined;
  if (mentionsX(scene, costs)) context.x = item.x = chooseX(pick, most);
  const pending: PendingAnnouncement[] = [];
  const more = modesAndTargets(scene, pick, activating, pending);
  const plan = newPlan();
  const payer = { sight, seat, context, pick, spot: newSpot() };
  readCosts(payer, [...costs, ...more], plan);
  const symbols = totalMana(subject, plan.symbols, costChanges(subject), item.x ?? 0, halvesBy(payer));
  const mana = payMana(
    {
      state,
      seat,
      pick,
      purpose: { sight, object: id },
      helps: [],
      sacrifices: 'if-need-be',
      ...(isManaAbility(ability) ? {} : { further: 'waits' as const }),
      as: spentAs(subject, undefined, permissions(state, 'spend-as-though')),
    },
    symbols,
    plan,
  );
  Object.assign(context.bindings, plan.binds);
  item.mana = mana.spent.map(({ type, snow }) => (snow === true ? `${type}s` : type));
  return {
    item,
    identity: object.identity,
    plan,
    mana,
    pending,
    ability: activating,
    makes: whatItMakes(scene, pick, activating),
    counts: [
      ...activationRefs(state, activating, ability, isLoyalty(ability)),
      ...modeCounts(state, activating, ability, item.modes),
    ],
  };
}

function modesAndTargets(
  scene: Scene,
  pick: Pick,
  activating: Activating,
  pending: PendingAnnouncement[],
): readonly Located[] {
  const { ability, ref } = activating;
  const { item, context } = scene;
  const { body } = ability;
  const at = childRef(ref, 'body');
  const slots: Slots = { said: [], next: 0, several: false, pending };
  if (body.kind === 'modal') {
    const { fresh } = body;
    const isUsed = (mode: number): boolean =>
      fresh !== undefined && isModeUsed(scene.state, item.source, activating, fresh, mode);
    item.modes = [...chooseModes(scene, pick, body, false, isUsed)];
  }
  const parts = partsOfBody(body, at, item.modes);
  slots.several = parts.reduce((sum, { targets }) => sum + targets.length, 0) > 1;
  parts.forEach(({ targets }, part) => {
    item.targets.push(chooseTargets(scene, pick, targets, slots, part));
  });
  if ((pick.choices.targets?.length ?? 0) > slots.next)
    fault('cr 601.2c', 'You chose more targets than it has.');
  context.targets = item.targets.flat();
  return body.kind === 'modal'
    ? item.modes.flatMap((mode) =>
        located(body.options[mode]?.costs ?? [], childRef(at, 'options', mode, 'costs')),
      )
    : [];
}

function whatItMakes(
  { sight, context }: Scene,
  pick: Pick,
  { ability }: Activating,
): AnnouncedAbility['makes'] {
  if (!isManaAbility(ability)) return null;
  const simple = plainManaAbility(ability);
  // If the source is sacrificed for mana of its own qualities, the effect reads those afterwards.
  if (simple === null) return 'by-its-effect';
  const outputs = outputsOf(sight, simple.adds, context);
  return { simple, types: chooseMana(pick, outputs) };
}

/** cr 601.2f, 602.2b: effects may change the costs of all abilities, or of those with a keyword. */
function kindsOf({ ability, keyword }: Activating): Payable[] {
  const name = ability.label ?? keyword;
  return [
    'abilities',
    ...(isManaAbility(ability) ? (['mana abilities'] as const) : []),
    ...(name === 'equip' ? (['equip'] as const) : []),
    ...(name === 'cycling' || name === 'typecycling' ? (['cycling'] as const) : []),
  ];
}

const subjectOf = ({ state, sight, seat, object, context }: Scene, activating: Activating): Subject => ({
  state,
  sight,
  seat,
  object: object.id,
  kinds: kindsOf(activating),
  context,
  spell: null,
});
