// Objects and players chosen as an effect happens (cr 608.2d). They are not targets, and everyone chooses
// before anything happens.
import { BOUNDS } from '../../../model/basics/bounds.js';
import { isNode, walk, type Effect, type Players, type Reference } from '#abilities';
import { nodeAt } from '../../../model/printed/node-ref.js';
import type { Run } from '../../../engine/frames/run.js';
import { holds } from '../../../reading/language/conditions.js';
import { splitByPile } from '../../../reading/in-force/piles.js';
import { objectNumber, type NodeRef, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import { COMING } from '../../../engine/replacement/coming.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { speaksOfHidden } from './hidden.js';
import { chosenLands, keepAsLands } from './land-from-hand.js';
import { limitsOf } from './limits.js';
import { atRandom } from '../../../engine/frames/random.js';
import { choosers, inChoosingOrder, possibleChoosers } from './seats.js';

type ChooseObjects = Extract<Effect, { kind: 'choose-objects' }>;

/** Beyond this many combinations, not all are tried. */
const TRIED = 5_000;

/** True if the conditions on the whole choice hold. */
function fitsTogether(run: Run, { together, bind }: ChooseObjects, objects: readonly ObjectId[]): boolean {
  if (together === undefined || objects.length === 0) return true;
  const { context } = run;
  return holds(run.sight, together, {
    ...context,
    bindings: { ...context.bindings, [bind]: { objects: [...objects] } },
  });
}

function* choicesOf<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - count; at += 1)
    for (const rest of choicesOf(items, count - 1, at + 1)) yield [items[at] as T, ...rest];
}

/** A combination that is legal: as many as asked for, or as many as possible. */
function someTogether(
  run: Run,
  effect: ChooseObjects,
  candidates: readonly ObjectId[],
  least: number,
): readonly ObjectId[] {
  let tried = 0;
  for (let count = Math.min(least, candidates.length); count > 0; count -= 1)
    for (const choice of choicesOf(candidates, count)) {
      tried += 1;
      if (tried > TRIED || fitsTogether(run, effect, choice)) return choice;
    }
  return [];
}

/** cr 609.7a: a source of damage may have left its zone. */
const areSources = (from: Reference): boolean =>
  from.kind === 'only' ? areSources(from.of) : from.kind === 'damage-sources';

/** Objects that are gone, or about to come (cr 614.13a), cannot be chosen. */
function presentAmong(run: Run, { from, random }: ChooseObjects): readonly ObjectId[] {
  const coming = run.context.bindings[COMING]?.objects ?? [];
  return (random === undefined ? run.choosable(from) : run.objects(from)).filter(
    (id) => (run.state.objects[objectNumber(id)] !== undefined || areSources(from)) && !coming.includes(id),
  );
}

/** An unnamed card gets a name with which it is a legal choice. */
const chosenBy = (
  run: Run,
  effect: ChooseObjects,
  seat: Seat,
  limits = limitsOf(run, effect),
  without: readonly ObjectId[] = [],
): readonly ObjectId[] =>
  run.fitting(seat, { kind: 'is', of: effect.from }, picked(run, effect, seat, limits, without));

function chosenByAll(run: Run, effect: ChooseObjects): readonly ObjectId[] {
  const asLands: ObjectId[] = [];
  const chosen = choosers(run, effect.who).flatMap((seat) => {
    const lands = chosenLands(run, effect, seat, (limits, without) =>
      chosenBy(run, effect, seat, limits, without),
    );
    if (lands === undefined) return chosenBy(run, effect, seat);
    asLands.push(...lands.down);
    return [...lands.down, ...lands.others];
  });
  keepAsLands(run, effect, asLands);
  return chosen;
}

function picked(
  run: Run,
  effect: ChooseObjects,
  seat: Seat,
  limits: { readonly least: number; readonly most: number },
  without: readonly ObjectId[],
): readonly ObjectId[] {
  const candidates = presentAmong(run, effect).filter((id) => !without.includes(id));
  const hidden = speaksOfHidden(run, effect.from);
  if (effect.together === undefined) return run.choose(seat, 'choose', candidates, { ...limits, hidden });
  const some = someTogether(run, effect, candidates, limits.least);
  // A combination that is illegal only as a whole is asked for again, this many times.
  for (let asked = 0; asked < BOUNDS.asks; asked += 1) {
    const limited = { least: some.length, most: limits.most, hidden: true };
    const chosen = run.choose(seat, 'choose', candidates, limited);
    if (fitsTogether(run, effect, chosen)) return chosen;
  }
  return fitsTogether(run, effect, some) ? some : [];
}

/** cr 406.4: among face-down cards in exile that the chooser may not look at, the choice is random. */
function outOfPiles(run: Run, effect: ChooseObjects, chosen: readonly ObjectId[]): readonly ObjectId[] {
  const { state } = run;
  const [seat] = effect.random === undefined ? choosers(run, effect.who) : [];
  if (seat === undefined) return chosen;
  const { seen, piles } = splitByPile(state, seat, chosen, piledAmong(run, effect, chosen));
  return [...seen, ...piles.flatMap(({ from, count }) => atRandom(run, from, count))];
}

/** The common case: none of them is face down, and nothing else has to be checked. */
const piledAmong = (run: Run, effect: ChooseObjects, chosen: readonly ObjectId[]): readonly ObjectId[] =>
  chosen.some((id) => run.state.objects[objectNumber(id)]?.faceDown !== undefined)
    ? presentAmong(run, effect)
    : chosen;

/** True if the player chosen here makes a choice afterwards. */
function isToChoose({ state, at }: Run, { bind }: Extract<Effect, { kind: 'choose-players' }>): boolean {
  const up = state.range === undefined ? -1 : at.lastIndexOf('/steps/');
  if (up === -1) return false;
  for (const { sort, node } of walk('effect', nodeAt(state, at.slice(0, up) as NodeRef)))
    if (sort === 'effect' && isNode(node) && node.kind.startsWith('choose-')) {
      const who = node['who'] as Players | undefined;
      if (who?.kind === 'bound' && who.name === bind) return true;
    }
  return false;
}

export const thingChoices: EffectHandlers<'choose-objects' | 'choose-players'> = {
  'choose-objects'(run, effect) {
    const chosen =
      effect.random === undefined
        ? chosenByAll(run, effect)
        : atRandom(run, presentAmong(run, effect), limitsOf(run, effect).most);
    run.bind(effect.bind, { objects: [...new Set(outOfPiles(run, effect, chosen))] });
    return undefined;
  },
  'choose-players'(run, effect) {
    const candidates = isToChoose(run, effect)
      ? possibleChoosers(run, effect.from)
      : inChoosingOrder(run, effect.from);
    const limits = limitsOf(run, effect);
    const chosen =
      effect.random === undefined
        ? choosers(run, effect.who).flatMap((seat) => run.choosePlayers(seat, 'choose', candidates, limits))
        : atRandom(run, candidates, limits.most);
    run.bind(effect.bind, { players: [...new Set(chosen)] });
    return undefined;
  },
};
