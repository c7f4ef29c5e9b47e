// Rejects trees that are written back as the text and still do not play as it says: 'other' than an object the tree
// does not name, 'that creature' after an offer that may have been declined.
import { isNode, walk, type Ability, type AnyNode } from '#abilities';
import { meaningOf } from '../trees/meaning.js';
import type { Self } from '../text/self.js';
import { isAllowance, isList, nodesIn } from '../trees/nodes-in.js';
import {
  asksOfCard,
  changesGone,
  changesOld,
  foughtGone,
  foughtSacrificed,
  marksGone,
} from './what-has-gone.js';

export function unsoundness(ability: Ability, self: Self): string | undefined {
  if (speaksOfUnpaid(ability, self)) return 'what nothing says was paid';
  for (const { sort, node, path } of walk('ability', ability)) {
    if (!isNode(node)) continue;
    if (sort === 'value' && nodesIn(node).some(isThemAll)) return 'how much of it is each one’s own';
    if (isPump(node) && counts(node).some(isOther)) return "'other' than what gets it";
    if (node.kind === 'all' && sharesWithOthers(node)) return "'other' than what it shares something with";
    if (isPump(node) && gifts(node).some(isKept)) return 'what was chosen by what gives the ability';
    // An ability that is given to an object speaks about that object.
    const isGiven = path.slice(1).includes('ability') && path.includes('changes');
    if (node.kind === 'all' && !isGiven && isOtherThan(node, self)) return "'other' than what";
    if (isReflexive(node)) return 'done to itself';
    if (node.kind === 'continuous' && blocksItself(node)) return 'blocked by itself';
    if (node.kind === 'host' && node['said'] === 'card') return "'that card' is no permanent";
    if (node.kind === 'sequence' && hangsOnChoice(node)) return 'whether anything was done to it';
    if (
      node.kind === 'continuous' &&
      isAllowance(node) &&
      isNode(node['what']) &&
      node['what'].kind === 'this'
    )
      return 'played while it is here';
    if (node.kind === 'sequence' && playsChosen(node)) return 'played from where it is not';
    if (node.kind === 'sequence' && sumsUpEach(node)) return 'how much of it is each one’s own';
    if (node.kind === 'prevent-damage' && shieldsAll(node)) return 'a shield for each of them';
    if ((node.kind === 'triggered' || node.kind === 'delayed') && countsNothing(node))
      return 'how much of what';
    if (isTogether(node)) return 'each of several players';
    if (node.kind === 'sequence' && losesUnflipped(node)) return 'what was lost was perhaps never flipped';
    if (node.kind === 'sequence' && changesGone(node)) return 'changed where it no longer is';
    if (node.kind === 'sequence' && changesOld(node)) return 'changed as what it no longer is';
    if (node.kind === 'sequence' && passesOverHost(node)) return "'it' is what it was done to";
    if (node.kind === 'sequence' && offersBoth(node)) return 'what hangs on which condition';
    if (node.kind === 'sequence' && passesOver(node)) return "'it' is what was spoken of last";
    if (node.kind === 'sequence' && meansTheCopied(node)) return "'it' is the token";
    if (node.kind === 'modify' && sizes(node).some(isOwn)) return "'it' is each of them";
    if (node.kind === 'damage' && isOfEachSource(node)) return "'its' is each source's own";
    if (node.kind === 'triggered' && marksGone(node)) return 'counters on what has left';
    if (node.kind === 'triggered' && foughtGone(node)) return 'whom what has left was in combat with';
    if (node.kind === 'sequence' && foughtSacrificed(node)) return 'whom what has left was in combat with';
    if (node.kind === 'activated' && asksOfCard(node)) return 'what was sacrificed is no card';
    if (node.kind === 'if' && speaksOfUndone(node)) return 'what was done only if it was otherwise';
    if (node.kind === 'plain' && paysTooLate(node)) return 'a target told by what is paid later';
    if (node.kind === 'sequence' && node['said'] === 'and' && isHalfLasting(node)) return 'for how long';
    if (node.kind === 'plain' && mayNotBeAimed(node))
      return 'a target that is chosen only if a cost was paid';
  }
  return undefined;
}

/** 'Each creature you control deals damage equal to its power to that creature': 'its' is the source. */
const isOfEachSource = ({ from, amount }: AnyNode): boolean =>
  isNode(from) && from.kind === 'each' && nodesIn(amount).some(({ said }) => said === 'it');

/** 'The sacrificed creature' needs a cost of the ability or spell that sacrifices exactly one thing. */
const speaksOfUnpaid = (ability: Ability, self: Self): boolean =>
  ability.kind === 'named'
    ? speaksOfUnpaid(ability.ability, self)
    : (['sacrifice', 'discard', 'exile', 'reveal'] as const).some(
        (cause) =>
          nodesIn(ability).some((node) => node.kind === 'paid' && node['cause'] === cause) &&
          !paysOne(ability, cause, self),
      );
function paysOne(
  ability: Ability,
  cause: 'sacrifice' | 'discard' | 'exile' | 'reveal',
  { pays }: Self,
): boolean {
  if (ability.kind === 'spell') return pays.includes(cause);
  if (ability.kind !== 'activated') return false;
  const paid = ability.costs.filter((cost) =>
    cause === 'reveal' ? cost.kind === 'reveal' : cost.kind === 'move' && cost.cause === cause,
  );
  const [only] = paid;
  return paid.length === 1 && (only?.kind === 'move' || only?.kind === 'reveal') && only.count === 1;
}
/** 'Have target opponent gain control of equipped creature. If you do, untap it': 'it' is that creature. */
function passesOverHost(node: AnyNode): boolean {
  const [offer, then] = node['steps'] as readonly AnyNode[];
  if (offer?.kind !== 'may' || !isNode(offer['effect'])) return false;
  const { what } = offer['effect'];
  return isNode(what) && what.kind === 'host' && nodesIn(then).some(isOwn);
}
/** Two offers in a row are written alike whether or not the second depends on the first. */
function offersBoth(node: AnyNode): boolean {
  const [first, second] = node['steps'] as readonly AnyNode[];
  if (first?.kind !== 'if' || second?.kind !== 'if') return false;
  return [first, second].every(({ then }) => isNode(then) && then.kind === 'may');
}
/** cr 509.1c: 'target creature blocks it': 'it' is another creature. */
const blocksItself = ({ what, changes }: AnyNode): boolean =>
  nodesIn(changes).some(
    ({ kind, attacker }) =>
      kind === 'block' && isNode(attacker) && attacker.kind === 'is' && isSame(attacker['of'], what),
  );
const isSame = (one: unknown, other: unknown): boolean =>
  isNode(one) && isNode(other) && one.kind === other.kind && one['slot'] === other['slot'];
const isOther = (node: AnyNode): boolean =>
  node.kind === 'not' &&
  isNode(node['of']) &&
  node['of'].kind === 'is' &&
  isNode(node['of']['of']) &&
  node['of']['of'].kind === 'this';

/** 'Each other creature that shares a color with it': other than 'it', not other than this. */
const sharesWithOthers = ({ of }: AnyNode): boolean =>
  isList(of) &&
  (of as readonly AnyNode[]).some(isOther) &&
  (of as readonly AnyNode[]).some(
    (part) =>
      part.kind === 'shares' &&
      isNode(part['with']) &&
      !(part['with'].kind === 'this' && part['with']['said'] !== 'it'),
  );

/** '+1/+1 for each other creature' of an Aura: other than the creature that gets the bonus. */
const isPump = (node: AnyNode): boolean =>
  node.kind === 'modify' ||
  node.kind === 'modify-host' ||
  (node.kind === 'continuous' && isNode(node['what']) && node['what'].kind !== 'this');
/**
 * A choice stays with the object that made it (cr 607.2d); an ability given to another object would ask that object.
 */
const gifts = (node: AnyNode): readonly AnyNode[] =>
  (node['changes'] as readonly AnyNode[]).flatMap((change) =>
    change.kind === 'gain-ability' ? nodesIn(change['ability']) : [],
  );
const isKept = ({ kind }: AnyNode): boolean => kind === 'linked';
const counts = (node: AnyNode): readonly AnyNode[] =>
  (node['changes'] as readonly AnyNode[]).flatMap((change) =>
    change.kind === 'modify-stats' ? nodesIn([change['power'], change['toughness']]) : [],
  );

/** To a sorcery or an Aura every creature is another creature, so 'other' must mean other than something else. */
function isOtherThan(node: AnyNode, { types, subtypes }: Self): boolean {
  const parts = Array.isArray(node['of']) ? (node['of'] as readonly AnyNode[]) : [];
  if (!parts.some(isOther)) return false;
  const isAny = (...kinds: readonly string[]) =>
    parts.some((part) => kinds.includes(part.kind) || kinds.includes(String(part['is'])));
  if (types.includes('instant') || types.includes('sorcery')) return !isAny('spell', 'in');
  if (types.includes('creature')) return false;
  if (subtypes.includes('Aura')) return !isAny('Aura', 'enchantment', 'permanent');
  return subtypes.includes('Equipment') && !isAny('Equipment', 'artifact', 'permanent');
}

/** The two parties must differ: nothing is attached to itself or fights itself. */
const PARTIES: Readonly<Record<string, readonly [string, string]>> = {
  attach: ['what', 'to'],
  fight: ['one', 'other'],
  exchange: ['one', 'other'],
  'move-counters': ['from', 'to'],
};
function isReflexive(node: AnyNode): boolean {
  const parties = PARTIES[node.kind];
  if (parties === undefined) return false;
  const [one, other] = parties.map((field) => node[field]);
  return one !== undefined && meaningOf(one) === meaningOf(other);
}

const isChoice = (step: AnyNode): boolean =>
  step.kind === 'may' || step.kind === 'if' || (step.kind === 'pay' && step['paid'] !== undefined);
/**
 * 'If you do, tap target creature. That creature …': the last sentence must not affect a creature that was not
 * tapped.
 */
function hangsOnChoice(node: AnyNode): boolean {
  const before = new Set<unknown>();
  const within = new Set<unknown>();
  for (const step of node['steps'] as readonly AnyNode[]) {
    const slots = nodesIn(step).flatMap((part) => (part.kind === 'target' ? [part['slot']] : []));
    if (isChoice(step)) for (const slot of slots) within.add(slot);
    else {
      if (slots.some((slot) => within.has(slot) && !before.has(slot))) return true;
      for (const slot of slots) before.add(slot);
    }
  }
  return false;
}

/** 'You may flip a coin. … If you lose the flip': a player who did not flip has not lost. */
function losesUnflipped(node: AnyNode): boolean {
  const offered = new Set<unknown>();
  for (const step of node['steps'] as readonly AnyNode[]) {
    const losses = nodesIn(step).filter(({ kind, of }) => kind === 'not' && isNode(of) && of.kind === 'did');
    if (losses.some(({ of }) => offered.has((of as AnyNode)['name']))) return true;
    if (isChoice(step))
      for (const inner of nodesIn(step))
        if (inner !== step && inner['bind'] !== undefined) offered.add(inner['bind']);
  }
  return false;
}
/**
 * 'Choose target card in your graveyard. You may cast that card this turn': the permission would need the card in
 * exile.
 */
const playsChosen = (node: AnyNode): boolean =>
  (node['steps'] as readonly AnyNode[]).some(
    (step) =>
      step.kind === 'continuous' &&
      isAllowance(step) &&
      isNode(step['what']) &&
      (step['what'].kind === 'target' || isChosenTarget(step['what'], node)),
  );
const isChosenTarget = ({ kind, name }: AnyNode, { steps }: AnyNode): boolean =>
  kind === 'bound' &&
  (steps as readonly AnyNode[]).some(
    (step) => step.kind === 'let-objects' && step['said'] === 'choose' && step['bind'] === name,
  );
/** 'Each player discards their hand, then draws that many cards': each draws as many as they themselves discarded. */
const SEVERAL: readonly unknown[] = ['all', 'opponents', 'others', 'teammates'];
const isOfSeveral = ({ who }: AnyNode): boolean => isNode(who) && SEVERAL.includes(who.kind);
/** 'Each player loses 1 life for each card in their hand': each player's own hand, not all hands. */
const isThemAll = ({ kind, said }: AnyNode): boolean => SEVERAL.includes(kind) && said === 'they';
const sumsUpEach = (node: AnyNode): boolean => {
  const steps = node['steps'] as readonly AnyNode[];
  return steps.some(
    (step, index) =>
      isOfSeveral(step) &&
      step['bind'] !== undefined &&
      steps
        .slice(index + 1)
        .some(
          (later) =>
            isOfSeveral(later) &&
            nodesIn(later).some(({ kind, name }) => kind === 'amount' && name === step['bind']),
        ),
  );
};
/** cr 615.7: a shield for each of several creatures, not one shield for all. */
const shieldsAll = ({ to, amount }: AnyNode): boolean =>
  amount !== undefined &&
  isNode(to) &&
  to.kind === 'union' &&
  nodesIn(to).some(({ kind }) => kind === 'each');
/** 'You may discard your hand. If you do, draw that many cards': the trigger event has no amount. */
const COUNTLESS: readonly unknown[] = [
  'step',
  'moves',
  'cast',
  'taps',
  'untaps',
  'blocks',
  'becomes-blocked',
];
const countsNothing = ({ when, body }: AnyNode): boolean =>
  isNode(when) &&
  COUNTLESS.includes(when.kind) &&
  nodesOutside(body).some(({ kind }) => kind === 'event-amount');
/** All nodes but those of events the part waits for. */
const nodesOutside = (part: unknown): readonly AnyNode[] => {
  if (Array.isArray(part)) return part.flatMap(nodesOutside);
  if (typeof part !== 'object' || part === null) return [];
  const isEvent = isNode(part) && ['triggered', 'delayed', 'replace', 'prevent-damage'].includes(part.kind);
  return isEvent ? [] : [...(isNode(part) ? [part] : []), ...Object.values(part).flatMap(nodesOutside)];
};
/** 'Whenever you cast a spell, untap this creature. It gains flying': 'it' is what was named last. */
function passesOver(node: AnyNode): boolean {
  let isOfThis = false;
  for (const step of node['steps'] as readonly AnyNode[])
    for (const { kind, what } of nodesIn(step)) {
      if (!isNode(what)) continue;
      if (isOfThis && kind === 'continuous' && what.kind === 'subject' && what['said'] === 'it') return true;
      isOfThis = what.kind === 'this' || (isOfThis && what.kind === 'subject');
    }
  return false;
}

/** 'Create a token that's a copy of target creature card. It gains haste': 'it' is the token. */
function meansTheCopied(node: AnyNode): boolean {
  const copied = new Set<unknown>();
  for (const step of node['steps'] as readonly AnyNode[]) {
    const parts = nodesIn(step);
    if (parts.some(({ what }) => isNode(what) && what.kind === 'target' && copied.has(what['slot'])))
      return true;
    for (const { kind, of } of parts)
      if (kind === 'copy' && isNode(of) && of.kind === 'target') copied.add(of['slot']);
  }
  return false;
}

/** 'Each noncreature artifact is a creature with power equal to its mana value': 'its' is not this card. */
const sizes = (node: AnyNode): readonly AnyNode[] =>
  (node['changes'] as readonly AnyNode[]).flatMap((change) =>
    change.kind === 'set-stat' ? nodesIn(change['value']) : [],
  );
const isOwn = ({ kind, said }: AnyNode): boolean => kind === 'this' && said === 'it';

/** 'If it's a land, destroy that creature. Otherwise, it gets +3/+3': the other branch has no outcome to refer to. */
const speaksOfUndone = ({ then, else: other }: AnyNode): boolean => {
  const done = new Set<unknown>(nodesIn(then).flatMap(({ bind }) => (bind === undefined ? [] : [bind])));
  const own = new Set<unknown>(nodesIn(other).flatMap(({ bind }) => (bind === undefined ? [] : [bind])));
  return nodesIn(other).some(
    ({ kind, name }) => ['bound', 'amount', 'did'].includes(kind) && done.has(name) && !own.has(name),
  );
};

/** cr 603.3d: targets are chosen before anything is paid on resolution. */
const paysTooLate = ({ targets, effect }: AnyNode): boolean =>
  Array.isArray(targets) &&
  nodesIn(targets).some(({ kind }) => kind === 'x') &&
  nodesIn(effect).some(
    ({ kind, costs }) =>
      kind === 'pay' && nodesIn(costs).some((cost) => cost.kind === 'mana' && /X/.test(String(cost['cost']))),
  );

/** 'If each player has 10 or less life' asks each player; a comparison here would add them up. */
const isTogether = ({ kind, left }: AnyNode): boolean =>
  kind === 'compare' &&
  isNode(left) &&
  ['life', 'hand-size', 'player-counters'].includes(left.kind) &&
  isNode(left['of']) &&
  ['all', 'opponents', 'others', 'teammates'].includes(left['of'].kind);

/** cr 702.33f: a target that only a kicked spell has cannot be affected if the spell was not kicked. */
function mayNotBeAimed(body: AnyNode): boolean {
  // A target with a condition of its own says so.
  const before = new Set<unknown>(
    ((body['targets'] ?? []) as readonly AnyNode[]).flatMap((spec, slot) =>
      spec['if'] === undefined ? [] : [slot],
    ),
  );
  const steps = (node: AnyNode): readonly AnyNode[] =>
    node.kind === 'sequence' ? (node['steps'] as readonly AnyNode[]).flatMap(steps) : [node];
  return steps(body['effect'] as AnyNode).some((step) => {
    // The other branch affects it as well.
    if (step.kind === 'if' && step['said'] !== undefined)
      for (const part of nodesIn(step['else'])) if (part.kind === 'target') before.add(part['slot']);
    const slots = nodesIn(step).flatMap((part) => (part.kind === 'target' ? [part['slot']] : []));
    const isOnlyIfPaid = step.kind === 'if' && nodesIn(step['condition']).some(({ kind }) => kind === 'paid');
    const isNew = slots.some((slot) => !before.has(slot));
    for (const slot of slots) before.add(slot);
    return isOnlyIfPaid && isNew;
  });
}

/** 'Until end of turn, A and B': both must last until end of turn. */
const isHalfLasting = (node: AnyNode): boolean => {
  const steps = node['steps'] as readonly AnyNode[];
  return (
    steps.some((step) => step['said'] === 'duration-first') &&
    steps.some(({ kind, until }) => kind === 'continuous' && isNode(until) && until.kind === 'forever')
  );
};
