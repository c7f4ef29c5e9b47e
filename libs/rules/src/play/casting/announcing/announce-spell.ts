// Announces a spell, as far as its choices are made (cr 601.2a-h): reads every choice in order, checks every
// rule, determines the total cost and finds a payment. Nothing happens here.
import { knownCost, type ManaSymbol } from '#cards';
import { permissions } from '../../../reading/in-force/in-force.js';
import { childRef } from '../../../model/printed/node-ref.js';
import type { Known } from '../../../model/printed/shape.js';
import { instanceLabel } from '../../../reading/language/cast.js';
import { matches } from '../../../reading/language/filters.js';
import type { GameState } from '../../../model/state/game-state.js';
import { handOf, zoneKey, type NodeRef, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import { linkOf } from '../../../model/state/links.js';
import type { Identity, StackItem } from '../../../model/state/objects.js';
import type { PendingAnnouncement } from '../choices/announced-locals.js';
import { partsOfBody, type BodyPart } from '../../../model/printed/body-parts.js';
import { chooseModes } from '../choices/choose-modes.js';
import { chooseTargets, type Slots } from '../choices/choose-targets.js';
import { newSpot } from '../choices/cost-choices.js';
import { readCosts, type Payer } from '../costs/read-costs.js';
import { fault } from '../ways/fault.js';
import { isAnythingForbidden, notForbidden } from '../ways/not-forbidden.js';
import { optionalTimes, orCosts } from '../choices/optional-costs.js';
import { ownQuality, ownStatics } from '../ways/own.js';
import { payMana } from '../costs/pay-mana.js';
import type { Help, ManaPaid, Paying } from '../costs/paying.js';
import type { Pick } from '../choices/pick.js';
import { newPlan, type Plan } from '../costs/plan.js';
import { asCast, asSpell, facesToCast } from '../ways/faces.js';
import { objectToUse, spellScene, type Scene } from '../ways/scene.js';
import { enchantParts, spellBodies, splicedName } from '../../../engine/targets/spell-parts.js';
import { costChanges, extraCosts, halvesBy, spentAs, totalMana, type Subject } from '../costs/total-cost.js';
import { isSorceryTime, timingRules } from '../ways/timing.js';
import { located, type Located } from '../../../model/printed/located.js';
import { waysToCast, type Way } from '../ways/ways.js';
import { chooseX, isSoughtByX, mentionsX, mostX } from '../costs/x.js';

export interface Announced {
  readonly item: StackItem;
  /** For a spell: the face that is up on the stack. */
  readonly identity: Identity;
  readonly plan: Plan;
  readonly mana: ManaPaid;
  readonly pending: readonly PendingAnnouncement[];
  /** For a spell that was allowed on this condition: the zone it goes to instead of a graveyard. */
  readonly leaves?: 'exile';
  /** cr 603.7g: the permission to cast it now, if something follows from using it. */
  readonly follows?: NodeRef;
}

export interface CastAction {
  readonly object: ObjectId;
  readonly face?: number | undefined;
}

/** Set when an effect lets the player cast the card, instead of the rules of its zone (cr 601.3, 608.2g). */
export interface CastBy {
  readonly costs: readonly Located[] | null;
  readonly label: string | null;
  /** cr 707.12: a copy of the card is cast, and the card stays. */
  readonly copy: boolean;
}

export function announceSpell(
  state: GameState,
  seat: Seat,
  { object: id, face }: CastAction,
  pick: Pick,
  by?: CastBy,
): Announced {
  const object = objectToUse(state, seat, id, by === undefined ? 'by-the-rules' : 'by-effect');
  if (object.zone.kind === 'battlefield' || object.zone.kind === 'stack' || object.token === true)
    return fault('cr 601.3', 'It cannot be cast from where it is.');
  const up = face ?? object.identity.face;
  if (!facesToCast(state, object).includes(up)) return fault('cr 709.3', 'It has no such face to cast.');
  const card = asSpell(state, object, up, seat);
  const first = spellScene(state, seat, object, card);
  const way: Way =
    by === undefined ? wayOf(first, state, seat, card, pick) : { ...by, additional: [], instant: true };
  const identity: Identity = { ...object.identity, face: way.face === 'transformed' ? 1 : up };
  const known = asCast(state, object, card, seat, way.face);
  if (known.types.includes('land'))
    return fault('cr 305.9', 'A land is played, not cast. Use the action for playing a land.');
  const scene = known === card ? first : spellScene(state, seat, object, known);
  const { item } = scene;
  item.alternative = way.label;
  item.faceDown = way.face === 'face-down' ? 'morph' : null;
  item.copy = by?.copy ?? false;

  const additional = additionalCosts(scene, pick, way);
  const follows = atRightTime(scene, way);
  const base = way.costs ?? manaCost(known);
  const changes = costChanges(subjectOf(scene));
  const spliced = splices(scene, pick);
  const costs: Located[] = [...base, ...additional, ...spliced, ...extraCosts(changes)];
  const isVaried = mentionsX(scene, costs) || (way.costs === null && hasX(known));
  const mayMatter = isVaried && (isSoughtByX(known.abilities) || isAnythingForbidden(state));
  const most = mayMatter ? () => mostX(scene, costs, pick.rules) : undefined;
  scene.context.x = item.x = isVaried ? chooseX(pick, most) : null;
  costs.push(...notForbidden(scene));

  const pending: PendingAnnouncement[] = [];
  const escalating = modesAndTargets(scene, pick, pending);
  const plan = newPlan();
  const payer: Payer = { sight: scene.sight, seat, context: scene.context, pick, spot: newSpot() };
  readCosts(payer, [...costs, ...escalating], plan);
  bindAll(scene, plan);
  const symbols = totalMana(
    scene,
    plan.symbols,
    costChanges(subjectOf(scene)),
    item.x ?? 0,
    halvesBy(payer),
    offeredCost(scene),
  );
  const mana = payMana(
    {
      state,
      seat,
      pick,
      purpose: { sight: scene.sight, object: id },
      helps: helpsOf(scene),
      ...keptOf(scene),
      sacrifices: 'if-need-be',
      further: 'waits',
      as: spentAs(subjectOf(scene), way.as, permissions(state, 'spend-as-though')),
    },
    symbols,
    plan,
  );
  bindAll(scene, plan);
  item.mana = mana.spent.map(({ type, snow }) => (snow === true ? `${type}s` : type));
  return {
    item,
    identity,
    plan,
    mana,
    pending,
    ...(way.leaves === undefined ? {} : { leaves: way.leaves }),
    ...(follows === undefined ? {} : { follows }),
  };
}

function wayOf({ sight, object }: Scene, state: GameState, seat: Seat, card: Known, pick: Pick): Way {
  const ways = waysToCast(sight, state, seat, object, card);
  const { alternative } = pick.choices;
  const [first] = ways;
  if (first === undefined) return fault('cr 601.3', 'It cannot be cast from where it is.');
  if (alternative === undefined) return first;
  return (
    ways.find(({ label }) => label === alternative) ??
    fault('cr 118.9', `It cannot be cast for a cost called ${JSON.stringify(alternative)}.`)
  );
}

/** cr 601.2f: its mana cost. A card without one cannot be cast for it (cr 118.6). */
function manaCost({ cost, abilities }: Known): Located[] {
  if (cost === null) return fault('cr 118.6', 'It has no mana cost, so it cannot be cast for its mana cost.');
  return [{ cost: { kind: 'mana', cost }, at: abilities[0]?.ref ?? ('rule#' as Located['at']) }];
}

const hasX = ({ cost }: Known): boolean => cost !== null && knownCost(cost).some(isVariable);
const isVariable = ({ kind }: ManaSymbol): boolean => kind === 'variable';

/** cr 601.2b, 118.8: its own additional costs, mandatory and optional. */
function additionalCosts(scene: Scene, pick: Pick, way: Way): Located[] {
  const { sight, known, context, item } = scene;
  const found: Located[] = [...way.additional];
  const labels = new Map<string, number>();
  for (const { effect, ref } of ownStatics(sight, known, 'additional-cost', context, item.from)) {
    const costs = located(effect.costs, childRef(ref, 'costs'));
    if (effect.optional === undefined) {
      found.push(
        ...orCosts(
          pick,
          costs,
          effect.or === undefined ? undefined : located(effect.or, childRef(ref, 'or')),
        ),
      );
      continue;
    }
    // cr 702.56b, 702.78b: each of several instances is paid separately.
    const nth = (labels.get(effect.optional) ?? 0) + 1;
    labels.set(effect.optional, nth);
    const label = instanceLabel(effect.optional, nth);
    const times = optionalTimes(pick, label, effect.repeat !== undefined);
    if (times > 0) item.paid[label] = (item.paid[label] ?? 0) + times;
    for (let time = 0; time < times; time += 1) found.push(...costs);
  }
  for (const label of Object.keys(pick.choices.optional ?? {}))
    if ((pick.choices.optional?.[label] ?? 0) > 0 && item.paid[label] === undefined)
      fault('cr 601.2b', `It has no additional cost called ${JSON.stringify(label)}.`);
  return found;
}

/**
 * cr 117.1a, 301.1 to 310.1, 702.8a, 702.48b; returns the permission used, if something follows from using it
 * (cr 603.7g).
 */
function atRightTime({ state, seat, known, item }: Scene, way: Way): NodeRef | undefined {
  if (known.types.includes('instant') || (item.paid['offering'] ?? 0) > 0) return undefined;
  if (isSorceryTime(state, seat)) return undefined;
  if (way.instant) return way.follows;
  const [rule, ...also] = timingRules(known.types);
  return fault(rule, 'It can be cast only during your main phase, with the stack empty.', also);
}

/** cr 702.47b: the cards revealed, each once, and never the spell itself. */
function splices(scene: Scene, pick: Pick): Located[] {
  const { state, seat, object, context, sight } = scene;
  const cards = pick.choices.splice ?? [];
  if (new Set(cards).size !== cards.length)
    fault('cr 702.47b', 'A card can be spliced onto a spell only once.');
  return cards.flatMap((id, nth) => {
    const hand = state.zones[zoneKey(handOf(seat))] ?? [];
    const card = hand.includes(id) && id !== object.id ? sight.known(id) : undefined;
    const own = { ...context, source: id };
    const quality = card === undefined ? undefined : ownQuality(sight, card, 'splice', own, 'hand');
    const filter = quality?.effect.filter;
    const spell = card?.abilities.find(({ ability }) => ability.kind === 'spell');
    if (
      quality === undefined ||
      spell === undefined ||
      filter === undefined ||
      !matches(sight, filter, object.id, own)
    )
      return fault('cr 702.47a', 'That card cannot be spliced onto it.');
    context.bindings[splicedName(nth)] = { objects: [id], word: spell.ref };
    return located(quality.effect.costs ?? [], childRef(quality.ref, 'costs'));
  });
}

/** cr 601.2b-d; with the additional costs of the modes (cr 700.2h, 702.120a). */
function modesAndTargets(scene: Scene, pick: Pick, pending: PendingAnnouncement[]): Located[] {
  const { state, known, item, sight, context } = scene;
  const more: Located[] = [];
  const parts: BodyPart[] = enchantParts(known, item);
  for (const { body, ref } of spellBodies(state, known, item)) {
    if (body.kind === 'modal') {
      const entwined =
        (item.paid['entwine'] ?? 0) > 0 &&
        ownQuality(sight, known, 'entwine', context, item.from) !== undefined;
      item.modes = [...chooseModes(scene, pick, body, entwined)];
      for (const mode of item.modes)
        more.push(...located(body.options[mode]?.costs ?? [], childRef(ref, 'options', mode, 'costs')));
      const escalate = ownQuality(sight, known, 'escalate', context, item.from);
      for (let nth = 1; escalate !== undefined && nth < item.modes.length; nth += 1)
        more.push(...located(escalate.effect.costs ?? [], childRef(escalate.ref, 'costs')));
    }
    parts.push(...partsOfBody(body, ref, item.modes));
  }
  const isOverloaded = item.alternative === 'overload';
  const slots: Slots = {
    next: 0,
    said: [],
    several: parts.reduce((sum, { targets }) => sum + targets.length, 0) > 1,
    pending,
  };
  parts.forEach(({ targets }, part) => {
    item.targets.push(isOverloaded ? [] : chooseTargets(scene, pick, targets, slots, part));
  });
  if ((pick.choices.targets?.length ?? 0) > slots.next)
    fault('cr 601.2c', 'You chose more targets than it has.');
  context.targets = item.targets.flat();
  return more;
}

/** cr 702.48c. */
function offeredCost({ item, sight, context }: Scene): string | null {
  const [id] = context.bindings['offering']?.objects ?? [];
  return (item.paid['offering'] ?? 0) > 0 && id !== undefined ? (sight.remembered(id)?.cost ?? null) : null;
}

const HELPS: readonly Help[] = ['convoke', 'improvise', 'delve'];
const helpsOf = ({ known, sight, context, item }: Scene): Help[] =>
  HELPS.filter((help) => ownQuality(sight, known, help, context, item.from) !== undefined);

function keptOf({ known, sight, context, item }: Scene): { readonly kept?: Paying['kept'] } {
  const link = ownQuality(sight, known, 'delve', context, item.from)?.effect.link;
  return link === undefined ? {} : { kept: { on: context.source, as: linkOf(link, context) } };
}

const subjectOf = ({ state, sight, seat, object, context, known, item }: Scene): Subject => ({
  state,
  sight,
  seat,
  object: object.id,
  kinds: ['spells'],
  context,
  spell: { known, from: item.from },
});

function bindAll({ context }: Scene, { binds }: Plan): void {
  Object.assign(context.bindings, binds);
}
