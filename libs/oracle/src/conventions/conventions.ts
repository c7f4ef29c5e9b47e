// The conventions that decide between readings the words leave open. Each turns a tree the words could also mean into
// the tree they do mean; readings that become the same tree count as one reading.
import {
  isNode,
  rewritten,
  walk,
  type Ability,
  type AnyNode,
  type Effect,
  type Filter,
  type Rewrite,
} from '#abilities';
import { toNearestNoun } from './nearest-noun.js';

interface Convention {
  readonly name: string;
  /** The rule that decides. */
  readonly rule: string;
  readonly meant: (ability: Ability) => Ability;
}

const YOU = { kind: 'you' } as const;
const all =
  (rewrite: Rewrite) =>
  (ability: Ability): Ability =>
    rewritten('ability', ability, rewrite);
/** The steps of an effect. */
const stepsOf = (effect: Effect): readonly Effect[] => (effect.kind === 'sequence' ? effect.steps : [effect]);
const inOrder = (steps: readonly Effect[]): Effect =>
  steps.length === 1 && steps[0] !== undefined ? steps[0] : { kind: 'sequence', steps };

/** 'When …, if …,': the condition belongs to the trigger and is checked twice. */
const interveningIf: Convention = {
  name: 'an if right after the event is an intervening if',
  rule: 'cr 603.4',
  meant: all((sort, node) => {
    const ability = node as Ability;
    if (sort !== 'ability' || ability.kind !== 'triggered' || ability.if !== undefined) return undefined;
    const { body } = ability;
    if (body.kind !== 'plain') return undefined;
    const [first, ...others] = stepsOf(body.effect);
    if (first?.kind !== 'if' || first.else !== undefined || first.said !== undefined) return undefined;
    const effect = inOrder([...stepsOf(first.then), ...others]);
    return { becomes: [{ ...ability, if: first.condition, body: { ...body, effect } }] };
  }),
};

/** 'You may do A. If you do, B': A is a cost if it can be one. */
const offers: Convention = {
  name: 'what may be done and asked after is paid',
  rule: 'cr 118.12',
  meant: all((sort, node) => {
    const effect = node as Effect;
    if (sort !== 'effect' || effect.kind !== 'sequence') return undefined;
    const [offer, then, ...others] = effect.steps;
    if (offer?.kind !== 'may' || then?.kind !== 'if' || then.else !== undefined) return undefined;
    if (then.condition.kind !== 'did' || offer.bind !== then.condition.name) return undefined;
    const costs = asCosts(offer.effect);
    if (costs === undefined) return undefined;
    const { who } = offer;
    return { becomes: [inOrder([{ kind: 'pay', who, costs, paid: then.then }, ...others])] };
  }),
};
type Costs = Extract<Effect, { kind: 'pay' }>['costs'];
/** The costs that are the same deed. */
function asCosts(effect: Effect): Costs | undefined {
  if (effect.kind === 'sacrifice-these' && effect.what.kind === 'this')
    return [{ kind: 'move-this', to: 'graveyard', cause: 'sacrifice' }];
  if (effect.kind === 'sacrifice' && effect.who.kind === 'you') {
    const { filter, count } = effect;
    const own = both(filter, { kind: 'controller', is: YOU });
    return [{ kind: 'move', filter: own, count, to: 'graveyard', cause: 'sacrifice' }];
  }
  if (effect.kind === 'discard' && effect.who.kind === 'you' && effect.how === undefined) {
    const { filter, count = 1 } = effect;
    const held = both(filter, { kind: 'in', zone: 'hand', whose: YOU });
    return [{ kind: 'move', filter: held, count, to: 'graveyard', cause: 'discard' }];
  }
  return undefined;
}
const both = (filter: Filter | undefined, other: Filter): Filter =>
  filter === undefined ? other : { kind: 'all', of: [filter, other] };

/**
 * Deeds after which the object is still the same object, so a reference to the outcome is a reference to the object.
 */
const SAME_OBJECT: Readonly<Record<string, string>> = {
  tap: 'what',
  untap: 'what',
  regenerate: 'what',
  'add-counters': 'on',
  'remove-counters': 'from',
  'double-counters': 'on',
  goad: 'what',
};

/** 'Untap target creature. It gains haste': the creature gains haste even if it was untapped already. */
const itself: Convention = {
  name: 'what something was done to is meant itself, whether that happened or not',
  rule: 'cr 608.2c',
  meant: (ability) =>
    [...walk('ability', ability)].reduce((before, { sort, node }) => {
      if (sort !== 'effect' || !isNode(node)) return before;
      const of = node[SAME_OBJECT[node.kind] ?? ''];
      const name = node['bind'];
      return typeof name === 'string' && isNode(of) && of.kind === 'target'
        ? calledDirectly(before, name, of)
        : before;
    }, ability),
};
/** Refers to the object directly wherever the outcome's name was used, and drops the name if nothing else uses it. */
function calledDirectly(ability: Ability, name: string, of: AnyNode): Ability {
  const direct = all((sort, node) =>
    (sort === 'reference' || sort === 'players') && isCalled(node, name) ? { becomes: [of] } : undefined,
  )(ability);
  if ([...walk('ability', direct)].some(({ node }) => isNode(node) && node['name'] === name)) return direct;
  return all((sort, node) => {
    if (sort !== 'effect' || !isNode(node) || node['bind'] !== name) return undefined;
    return { becomes: [Object.fromEntries(Object.entries(node).filter(([field]) => field !== 'bind'))] };
  })(direct);
}
const isCalled = (node: unknown, name: string): boolean =>
  isNode(node) && node.kind === 'bound' && node['name'] === name;

/** "Can't" is a restriction, not a change of characteristics. */
const restrictions: Convention = {
  name: 'what cannot be done is a restriction, not a change of what a thing is',
  rule: 'cr 101.2',
  meant: all((sort, node) => {
    if (sort !== 'static' || !isNode(node)) return undefined;
    const who =
      node.kind === 'modify-this'
        ? { kind: 'is', of: { kind: 'this' } }
        : node.kind === 'modify-host'
          ? { kind: 'is', of: { kind: 'host' } }
          : node.kind === 'modify'
            ? node['what']
            : undefined;
    if (who === undefined) return undefined;
    const changes = node['changes'] as readonly AnyNode[];
    if (!changes.every(({ kind }) => kind === 'cannot')) return undefined;
    return {
      becomes: changes.map((change) => {
        const action = change['action'] as AnyNode;
        return {
          kind: 'cannot',
          action: { ...action, [action.kind === 'be-countered' ? 'what' : 'who']: who },
        };
      }),
    };
  }),
};

/** 'Until end of turn, A and B': both last until end of turn. */
const durationFirst: Convention = {
  name: 'a duration that stands first is that of the whole sentence',
  rule: 'cr 611.2a',
  meant: all((sort, node) => {
    const effect = node as Effect;
    if (sort !== 'effect' || effect.kind !== 'sequence' || effect.said !== 'and') return undefined;
    const [first, ...others] = effect.steps;
    if (first?.kind !== 'continuous' || first.said !== 'duration-first') return undefined;
    const { until } = first;
    if (!others.some(isEndless)) return undefined;
    const lasting = others.map((step): Effect =>
      isEndless(step) ? { ...step, until, said: 'duration-before' } : step,
    );
    return { becomes: [{ ...effect, steps: [first, ...lasting] }] };
  }),
};
const isEndless = (step: Effect): step is Extract<Effect, { kind: 'continuous' }> =>
  step.kind === 'continuous' && step.until.kind === 'forever';

/** 'The number of Islands you control' inside another noun phrase: 'you control' belongs to the Islands. */
const nearestNoun: Convention = {
  name: 'what is said after several nouns is said of the last',
  rule: 'cr 109.2',
  meant: toNearestNoun,
};

/** In the order in which they are applied. */
export const CONVENTIONS: readonly Convention[] = [
  interveningIf,
  offers,
  itself,
  restrictions,
  durationFirst,
  nearestNoun,
];

export const applyConventions = (ability: Ability): Ability =>
  CONVENTIONS.reduce((meant, convention) => convention.meant(meant), ability);
