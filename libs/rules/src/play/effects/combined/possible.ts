// Whether an effect could do anything at all, by public information. An impossible one is not offered (cr
// 608.2d). One that depends on hidden information is, because skipping the question would reveal it.
import type { Condition, Effect, Players, Reference } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';
import { cardsIn } from '../../../fold/evolve/cards.js';
import { objectAt } from '../../../engine/objects/moving.js';
import { canDraw } from '../../../reading/in-force/player-rules.js';
import { handOf, type ObjectId } from '../../../model/basics/ids.js';
import { cannots } from '../../../reading/in-force/in-force.js';
import { permanents } from '../../../reading/characteristics/characteristics.js';
import { speaksOfHidden } from '../choices/hidden.js';
import { found } from '../objects/found.js';

const isThere = (run: Run, reference: Reference): boolean =>
  speaksOfHidden(run, reference) ||
  found(run, run.objects(reference)).some((id) => objectAt(run.state, id) !== undefined);

function canSacrifice(run: Run, { who, filter }: Extract<Effect, { kind: 'sacrifice' }>): boolean {
  const seats = run.players(who);
  return permanents(run.state).some((id) => {
    const controller = run.sight.known(id)?.controller;
    return (
      controller !== null && controller !== undefined && seats.includes(controller) && run.fits(filter, id)
    );
  });
}

/** A condition about something that cannot have happened. */
const hangsOn = (condition: Condition, missing: ReadonlySet<string>): boolean =>
  condition.kind === 'did' && missing.has(condition.name);

function someStep(run: Run, steps: readonly Effect[]): boolean {
  const missing = new Set<string>();
  return steps.some((step) => {
    if (step.kind === 'if' && hangsOn(step.condition, missing))
      return step.else !== undefined && isEffectPossible(run, step.else);
    if (isEffectPossible(run, step)) return true;
    if ('bind' in step) missing.add(step.bind);
    return false;
  });
}

type Asking = {
  readonly [K in Effect['kind']]?: (run: Run, effect: Extract<Effect, { kind: K }>) => boolean;
};

/**
 * cr 121.2b, 121.3: a draw cannot be chosen if an effect forbids part of it. An empty library does not
 * prevent the choice.
 */
const allDrawn = (run: Run, { who, count }: Extract<Effect, { kind: 'draw' }>): boolean =>
  cannots(run.state, 'draw').length === 0 ||
  run.players(who).every((seat) => canDraw(run.state, seat, Math.max(0, run.value(count))));

function hasCounters(run: Run, from: Reference, counter: string | undefined): boolean {
  return run.objects(from).some((id) => {
    const object = objectAt(run.state, id);
    const counters = object?.permanent?.counters ?? object?.counters ?? {};
    return Object.entries(counters).some(([kind, count]) => count > 0 && (counter ?? kind) === kind);
  });
}

const isOneOf = (run: Run, who: Players, id: ObjectId): boolean => {
  const controller = run.sight.known(id)?.controller ?? null;
  return controller !== null && run.players(who).includes(controller);
};
const whatIsThere = (run: Run, { what }: { readonly what: Reference }): boolean => isThere(run, what);

/** Effects that need an object to exist. No other effect can be ruled out in advance. */
const POSSIBLE: Asking = {
  sequence: (run, { steps }) =>
    steps.length === 0 ||
    (steps.every((step) => step.kind !== 'draw' || allDrawn(run, step)) && someStep(run, steps)),
  draw: allDrawn,
  sacrifice: canSacrifice,
  'sacrifice-these': (run, { what, who = { kind: 'you' } }) =>
    speaksOfHidden(run, what) || run.objects(what).some((id) => isOneOf(run, who, id)),
  tap: whatIsThere,
  untap: whatIsThere,
  destroy: whatIsThere,
  move: whatIsThere,
  regenerate: whatIsThere,
  transform: whatIsThere,
  // cr 707.10: a spell is copied as it last existed.
  'copy-spell': (run, { what }) => speaksOfHidden(run, what) || run.objects(what).length > 0,
  attach: (run, { what, to }) => isThere(run, what) && (to === undefined || isThere(run, to)),
  'add-counters': (run, { on }) => isThere(run, on),
  'remove-counters': (run, { from, counter }) => speaksOfHidden(run, from) || hasCounters(run, from, counter),
  'choose-objects': (run, { from }) => isThere(run, from),
  // cr 402.3: the number of cards in a hand is public.
  discard: (run, { who }) => run.players(who).some((seat) => cardsIn(run.state, handOf(seat)).length > 0),
};

export function isEffectPossible(run: Run, effect: Effect): boolean {
  const possible = POSSIBLE[effect.kind] as ((run: Run, effect: Effect) => boolean) | undefined;
  return possible === undefined || possible(run, effect);
}
