// Matches what has just happened with everything that waits for it. Abilities that trigger wait to be put on
// the stack (cr 603.2), except mana abilities (cr 605.4a).
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { cannots } from '../../reading/in-force/in-force.js';
import type { Proposal } from '../proposal/proposal.js';
import { expireAfter } from '../lasting/expire.js';
import type { ObjectId } from '../../model/basics/ids.js';
import { fitsPattern } from '../../reading/language/patterns.js';
import type { Sight } from '../../reading/language/sight.js';
import { valueOf } from '../../reading/language/values.js';
import type { Happening } from '../../model/state/happening.js';
import type { EventFacts } from '../../model/state/context.js';
import { factsOfAll } from '../watching/facts.js';
import { controlledBefore, looksBack, happeningSeenFrom, sightBefore } from '../watching/look-back.js';
import { ownWatchers } from '../watching/own-watchers.js';
import { noticeStates } from './state-triggers.js';
import { trigger } from './trigger.js';
import { waitingFor, watchers, type LeafPattern, type Watcher, type Watchers } from '../watching/watchers.js';

/** One triggering: the ability, and which of its events. */
interface Match {
  readonly watcher: Watcher;
  readonly leaf: LeafPattern;
  readonly happenings: [Happening, ...Happening[]];
}

/** `before`: the abilities that existed just before. All `happenings` happened at once. */
export function notice(proposal: Proposal, before: Watchers, happenings: readonly Happening[]): void {
  const { state } = proposal;
  const after = watchers(state);
  const matches = allMatches(sightOf(state), before, after, happenings).filter((match) =>
    isEnough(sightOf(state), match),
  );
  for (const match of matches) {
    const { watcher, leaf, happenings: by } = match;
    trigger(proposal, watcher, leaf, [factsOfAll(by), ...othersFor(matches, match)], by[0]);
  }
  noticeStates(proposal, after);
  expireAfter(proposal, happenings);
}

/** cr 603.7b: the other simultaneous events that a delayed ability waits for. It triggers on one of them. */
function othersFor(matches: readonly Match[], { watcher, happenings }: Match): EventFacts[] {
  if (watcher.lasting === null || watcher.node.kind !== 'delayed' || watcher.node.repeats !== undefined)
    return [];
  return matches
    .filter((other) => other.watcher.lasting === watcher.lasting && other.happenings !== happenings)
    .map((other) => factsOfAll(other.happenings));
}

function allMatches(
  sight: Sight,
  before: Watchers,
  after: Watchers,
  happenings: readonly Happening[],
): readonly Match[] {
  const found: Match[] = [];
  for (const happening of happenings) {
    const backward = waitingFor(before, happening.kind);
    const forward = waitingFor(after, happening.kind);
    const own = ownWatchers(sight.state, happening);
    if (backward.length + forward.length + own.length === 0) continue;
    if (causesNothing(sight, happening)) continue;
    const moved = [
      happening.subject,
      happening.before,
      happeningSeenFrom(sight.state, happening, 'after').subject,
    ];
    for (const watcher of backward)
      if (!isOfAnother(watcher, moved))
        matchOne(sight, controlledBefore(watcher, happening), happening, 'before', found);
    for (const watcher of forward)
      if (!isOfAnother(watcher, moved)) matchOne(sight, watcher, happening, 'after', found);
    for (const watcher of own) matchOne(sight, watcher, happening, 'after', found);
  }
  return found;
}

/** Spares a thousand objects that wait for their own death the comparison with each of the others. */
const isOfAnother = ({ isOfItself, context }: Watcher, moved: readonly (ObjectId | null)[]): boolean =>
  isOfItself && !moved.includes(context.source);

function matchOne(
  sight: Sight,
  watcher: Watcher,
  happening: Happening,
  time: 'before' | 'after',
  found: Match[],
): void {
  for (const leaf of watcher.leaves) {
    if (leaf.kind !== happening.kind || looksBack(leaf, happening) !== (time === 'before')) continue;
    const seen = happeningSeenFrom(sight.state, happening, time);
    const at = time === 'before' ? sightBefore(sight, happening) : sight;
    if (!fitsPattern(at, leaf, seen, watcher.context)) continue;
    const group =
      isGrouped(leaf) || isOfOneFight(leaf) || isDealing(leaf)
        ? found.find((match) => isSameGroup(match, watcher, leaf, seen))
        : undefined;
    if (group === undefined) found.push({ watcher, leaf, happenings: [seen] });
    else if (isGrouped(leaf) || isDealing(leaf)) group.happenings.push(seen);
    // An event counts once, even if it meets several of the conditions.
    return;
  }
}

/**
 * cr 603.2c: 'one or more' triggers once for events that happen at once. cr 615.13: so does the damage
 * prevented by one effect.
 */
const isGrouped = (leaf: LeafPattern): boolean => 'group' in leaf || leaf.kind === 'damage-prevented';

/** cr 509.3a, 509.3c: triggers once for each creature, however many it blocks or is blocked by. */
const isOfOneFight = (leaf: LeafPattern): boolean =>
  (leaf.kind === 'blocks' && leaf.attacker === undefined) ||
  (leaf.kind === 'becomes-blocked' && leaf.each === undefined);

/**
 * cr 510.2, 603.2c: 'whenever it deals damage' triggers once for all damage it deals at once, to any number
 * of recipients.
 */
const isDealing = (leaf: LeafPattern): boolean =>
  leaf.kind === 'damage' && !isGrouped(leaf) && leaf.to === undefined && leaf.players === undefined;

/**
 * Damage is grouped by recipient: 'one or more creatures deal damage to a player' triggers for each player.
 */
function isSameGroup(
  match: Match,
  watcher: Watcher,
  leaf: LeafPattern,
  { subject, player, agent }: Happening,
): boolean {
  if (match.leaf !== leaf || !isSameAbility(match.watcher, watcher)) return false;
  const [first] = match.happenings;
  if (isDealing(leaf)) return first.agent === agent;
  const isApart = leaf.kind === 'damage' || !isGrouped(leaf);
  return !isApart || (first.subject === subject && first.player === player);
}

const isSameAbility = (one: Watcher, other: Watcher): boolean =>
  one.ref === other.ref && one.context.source === other.context.source && one.lasting === other.lasting;

/** 'With three or more creatures': counted once all of them are known. */
function isEnough(sight: Sight, { leaf, happenings: { length }, watcher: { context } }: Match): boolean {
  return leaf.kind !== 'attacks' || leaf.least === undefined || length >= valueOf(sight, leaf.least, context);
}

/** True if an effect says that such an event causes no abilities to trigger. */
const causesNothing = (sight: Sight, happening: Happening): boolean =>
  cannots(sight.state, 'cause-triggers').some(({ action, context }) =>
    fitsPattern(sight, action.what, happening, context),
  );
