// Performs verbs (cr 614.6, 616). Each goes through the replacement effects, the verbs of one group then
// happen at once, and their results (such as those of damage, cr 120.3) follow as a group of their own.
import { saturated } from '../../model/basics/bounds.js';
import { affected, sortByTurn } from '../replacement/affected.js';
import { areAlike } from '../replacement/alike.js';
import { applicable, type Applicable } from '../replacement/applicable.js';
import { applyReplacement } from '../replacement/apply.js';
import { divideShield, mustDivideShield } from '../replacement/divide-shields.js';
import type { Ran } from '../frames/handlers.js';
import type { Frame } from '../../model/state/agenda.js';
import { turnOrder } from '../../reading/language/players.js';
import { inOwnOrder } from '../replacement/own-order.js';
import type { Prevention } from '../replacement/prevent.js';
import { arrangedGraveyards } from './arrange-graveyards.js';
import { arrangeHalves } from './arrange-halves.js';
import { emitGroup } from './emit-group.js';
import { afterFirstDraw, askingOf, firstDraws } from './first-drawn.js';
import type { GroupOutcome } from './group.js';
import { isForbidden } from '../verbs/forbidden.js';
import { occur } from '../triggers/occur.js';
import { notResolved, prepared } from './prepare.js';
import { canDraw } from '../../reading/in-force/player-rules.js';
import type { Run } from '../frames/run.js';
import { isOutOfRange } from '../frames/out-of-range.js';
import type { Verb } from '../verbs/verb.js';

type Locals = {
  groups: Verb[][];
  bind?: string;
  /** For each verb of the first group: the replacements it has been through (cr 614.5). */
  applied?: string[][];
  /** The replacements that the replaced event had been through. */
  through?: string[];
  /** cr 404.3: the group is in the order in which its cards are put into graveyards. */
  arranged?: true;
  /** The replacement being applied now: its verb and its key. */
  applying?: { verb: number; key: string };
  /** The first group consists of the results of the one before. */
  following?: true;
  /** cr 615.13: what prevention effects prevented, by their keys. */
  prevented?: Prevention[];
  /** Frames that run instead or in addition, once the group has happened. */
  later?: Frame[];
  results?: GroupOutcome;
};

/** Work counted for finding the replacements of one verb, in steps. */
const REPLACING = 10;

const localsOf = (frame: Frame): Locals => frame.locals as Locals;

/** cr 615.13: each prevention effect causes one event for all damage it prevented at once. */
function tellPrevented(run: Run, locals: Locals): void {
  const { prevented } = locals;
  if (prevented === undefined) return;
  delete locals.prevented;
  for (const key of new Set(prevented.map(({ by }) => by)))
    occur(
      run.proposal,
      prevented.flatMap(({ by, ...facts }) => (by === key ? [{ type: 'DamagePrevented', ...facts }] : [])),
    );
}

export function perform(run: Run): Ran {
  const locals = localsOf(run.frame);
  for (;;) {
    const [group] = locals.groups;
    if (group === undefined) {
      if (locals.bind !== undefined) bindResults(run, locals.bind, locals.results);
      return undefined;
    }
    if (locals.applied === undefined) {
      sortByTurn(run, group);
      run.settle();
    }
    run.proposal.work?.spend(group.length);
    const through = locals.following === true ? [] : (locals.through ?? []);
    const applied = (locals.applied ??= group.map(() => [...through]));
    do if (replaceAll(run, locals, group, applied) === 'again') return 'again';
    while (shieldAll(run, locals, group, applied));
    arrangeGraveyards(run, locals, group, applied);
    inOwnOrder(run, group);
    arrangeHalves(run, group);
    const rest = putOff(run, group, applied);
    locals.groups.shift();
    delete locals.applied;
    delete locals.arranged;
    tellPrevented(run, locals);
    const drawing = firstDraws(run, group);
    const outcome = emitGroup(run.proposal, group);
    if (rest !== undefined) {
      locals.groups.unshift(rest.group);
      locals.applied = rest.applied;
    }
    // Results of an event (cr 120.3) are not counted in the outcome.
    if (locals.following === true) delete locals.following;
    else locals.results = together(locals.results, outcome);
    if (outcome.follows.length > 0) {
      delete locals.applied;
      locals.groups.unshift(outcome.follows);
      locals.following = true;
    }
    const { later = [] } = locals;
    delete locals.later;
    const asking = drawing.length === 0 || isDrawOfTurn(run, locals, group) ? [] : askingOf(run, drawing);
    for (const frame of asking) run.begin(frame);
    for (const frame of later) run.begin(frame);
    if (asking.length + later.length > 0) return 'again';
    // cr 121.2, 401.5: a card that is revealed on top now is shown before the next draw.
    if (locals.groups.length > 0 && run.state.lyingOpen.length > 0) return 'again';
  }
}

/** cr 121.2: draws that replace a draw are made one at a time, if somebody is asked about the first one. */
function putOff(
  run: Run,
  group: Verb[],
  applied: string[][],
): { group: Verb[]; applied: string[][] } | undefined {
  const from = afterFirstDraw(run, group);
  return from === undefined ? undefined : { group: group.splice(from), applied: applied.splice(from) };
}

/** True for the turn's draw: only priority follows it. */
const isDrawOfTurn = ({ proposal }: Run, { groups, later }: Locals, group: readonly Verb[]): boolean =>
  group.every((verb) => verb.verb === 'draw' && verb.turnBased === true) &&
  groups.length === 0 &&
  later === undefined &&
  proposal.agenda.frames.length === 1;

/** Asks for the order once for a group. Later questions about the group do not change it. */
function arrangeGraveyards(run: Run, locals: Locals, group: Verb[], applied: string[][]): void {
  if (locals.arranged === true) return;
  const order = arrangedGraveyards(run, group);
  if (order === undefined) return;
  run.settle();
  locals.arranged = true;
  const [verbs, keys] = [[...group], [...applied]];
  for (const [place, from] of order.entries()) {
    group[place] = verbs[from] ?? (group[place] as Verb);
    applied[place] = keys[from] ?? [];
  }
}

/** cr 121.2b: if two cards are drawn instead of one, the second is drawn after the first. */
function isDrawTooMany({ state }: Run, group: readonly Verb[], index: number): boolean {
  const verb = group[index];
  if (index === 0 || verb?.verb !== 'draw') return false;
  const before = group.slice(0, index).filter((one) => one.verb === 'draw' && one.seat === verb.seat);
  return !canDraw(state, verb.seat, before.length + 1);
}

function replaceAll(run: Run, locals: Locals, group: Verb[], applied: string[][]): Ran {
  for (let index = 0; index < group.length;) {
    const verb = group[index];
    if (verb === undefined) break;
    const keys = (applied[index] ??= []);
    if (isForbidden(run.state, verb) || isDrawTooMany(run, group, index) || isOutOfRange(run, verb)) {
      // cr 608.3e: a spell that cannot become a permanent is put into the graveyard.
      const otherwise = verb.verb === 'move' ? notResolved(run.state, verb) : undefined;
      if (otherwise !== undefined) group[index] = otherwise;
      else {
        group.splice(index, 1);
        applied.splice(index, 1);
      }
      continue;
    }
    if (verb.verb === 'damage' && verb.waits !== undefined) {
      index += 1;
      continue;
    }
    const next = nextReplacement(run, locals, index, verb, keys);
    if (next !== undefined && mustDivideShield(run, group, applied, verb, next)) {
      verb.waits = next.key;
      delete locals.applying;
      index += 1;
      continue;
    }
    if (next === undefined) {
      const ready = prepared(run, verb);
      if (ready === verb) index += 1;
      else if (ready === null) {
        group.splice(index, 1);
        applied.splice(index, 1);
      } else group[index] = ready;
      continue;
    }
    if (apply(run, locals, group, applied, index, next) === 'again') return 'again';
  }
  return undefined;
}

function apply(
  run: Run,
  locals: Locals,
  group: Verb[],
  applied: string[][],
  index: number,
  next: Applicable,
): Ran {
  const verb = group[index];
  const becomes = verb === undefined ? [] : applyReplacement(run, next, verb);
  if (becomes === 'again') return 'again';
  run.proposal.work?.spend(REPLACING * Math.max(1, becomes.length));
  const keys = [...(applied[index] ?? []), next.key];
  const later = run.begun.splice(0);
  // The event is replaced entirely: the later frames happen instead of it.
  if (becomes.length === 0) for (const frame of later) frame.locals['through'] = keys;
  locals.later = [...(locals.later ?? []), ...later];
  group.splice(index, 1, ...becomes);
  applied.splice(index, 1, ...becomes.map(() => keys));
  delete locals.applying;
  run.settle();
  return undefined;
}

/**
 * cr 615.7: divides one shield among the damage it can prevent, and prevents the shares; true if it divided
 * one.
 */
function shieldAll(run: Run, locals: Locals, group: Verb[], applied: string[][]): boolean {
  const divided = divideShield(run, group, applied);
  for (const damage of divided?.met ?? []) {
    const index = group.indexOf(damage);
    const shield = applicable(run.proposal, damage, applied[index] ?? []).find(
      ({ key }) => key === divided?.key,
    );
    if (shield !== undefined) apply(run, locals, group, applied, index, shield);
  }
  return divided !== undefined;
}

/** cr 616.1: the affected player chooses among the applicable effects. It asks only if there is a choice. */
function nextReplacement(
  run: Run,
  locals: Locals,
  index: number,
  verb: Verb,
  keys: readonly string[],
): Applicable | undefined {
  const all = applicable(run.proposal, verb, keys);
  if (locals.applying?.verb === index) {
    const { key } = locals.applying;
    const found = all.find((one) => one.key === key);
    if (found !== undefined) return found;
  }
  const [first] = all;
  if (first === undefined) return undefined;
  // cr 616.1a-d: effects of the lowest rank go first.
  const foremost = Math.min(...all.map(({ rank }) => rank));
  const options = all.filter(({ rank }) => rank === foremost);
  const chosen =
    options.length === 1 || areAlike(options) ? options[0] : options[askWhich(run, verb, options)];
  if (chosen === undefined) return undefined;
  locals.applying = { verb: index, key: chosen.key };
  run.settle();
  return chosen;
}

function askWhich(run: Run, verb: Verb, options: readonly Applicable[]): number {
  const seat = options[0]?.chooser ?? affected(run, verb);
  const answer = run.ask<'order'>(seat, 'order-replacements', {
    kind: 'order',
    options: options.map(({ label, source }) => ({ label, object: source })),
  });
  return answer.order[0] ?? 0;
}

const together = (one: GroupOutcome | undefined, other: GroupOutcome): GroupOutcome =>
  one === undefined
    ? { ...other, follows: [] }
    : {
        objects: [...one.objects, ...other.objects],
        players: [...one.players, ...other.players],
        amount: saturated(one.amount + other.amount),
        follows: [],
      };

function bindResults(run: Run, name: string, results: GroupOutcome | undefined): void {
  const { objects = [], players = [], amount = 0 } = results ?? {};
  run.bind(name, { objects, players: turnOrder(run, players), amount });
}
