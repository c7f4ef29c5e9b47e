// Mana that something in force reacts to: triggered abilities add to it (cr 605.1b), and effects replace it
// (cr 614). The outcomes are found by trial. Making the mana for real runs the same code, and must have the
// same outcome.
import { occur } from '../triggers/occur.js';
import { newFrame } from '../proposal/frames.js';
import { performLocals } from '../frames/run.js';
import type { Verb } from '../verbs/verb.js';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { closeDecision } from '../frames/ask.js';
import type { Proposal, Rules } from '../proposal/proposal.js';
import { trial } from '../proposal/trial.js';
import { fitsPattern } from '../../reading/language/patterns.js';
import { sources, sourcesFor } from '../watching/sources.js';
import { contextOf } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import { happening } from '../../model/state/happening.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { ManaUnit } from '../../model/state/turn-state.js';
import { isManaTrigger } from '../triggers/trigger.js';
import { waitingFor, watchers } from '../watching/watchers.js';

/**
 * One possible outcome of making mana: the answers given on the way, and all mana that is in the pool as a
 * result.
 */
export interface Heard {
  readonly made: readonly ManaUnit[];
  readonly answers: readonly string[];
  readonly units: readonly ManaUnit[];
}

/** The activation: which permanent makes mana, and whether it is tapped for it. */
export interface Makes {
  readonly object: ObjectId;
  readonly taps: boolean;
  readonly units: readonly ManaUnit[];
}

const OF_MAKING = ['taps-for-mana', 'adds-mana'] as const;

/** True if anything waits for mana to be made, or replaces it. */
export function isManaWatched(state: GameState): boolean {
  const waiting = watchers(state);
  const replacing = sources(state);
  for (const kind of OF_MAKING)
    if (waitingFor(waiting, kind).length > 0 || sourcesFor(replacing, kind).length > 0) return true;
  return false;
}

/** True if making mana with that permanent may add more than it says, or something else. */
export function mayChangeMana(state: GameState, seat: Seat, object: ObjectId, taps: boolean): boolean {
  const sight = sightOf(state);
  const waiting = watchers(state);
  const kinds = taps ? OF_MAKING : (['adds-mana'] as const);
  return kinds.some((kind) => {
    if (sourcesFor(sources(state), kind).length > 0) return true;
    const made =
      kind === 'taps-for-mana'
        ? happening(kind, { subject: object, other: seat })
        : happening(kind, { player: seat, agent: object });
    return waitingFor(waiting, kind).some((watcher) =>
      watcher.leaves.some(
        (leaf) => isManaTrigger(watcher, leaf) && fitsPattern(sight, leaf, made, watcher.context),
      ),
    );
  });
}

/** The limit of ways tried. */
const MOST = 40;

/** All possible outcomes. An outcome that asks for more than a type of mana is left to the player. */
export function manaOutcomes(state: GameState, seat: Seat, makes: Makes, rules: Rules): readonly Heard[] {
  const found: Heard[] = [];
  const open: string[][] = [[]];
  while (open.length > 0 && found.length + open.length < MOST) {
    const answers = open.pop() ?? [];
    const came = tryOut(state, seat, makes, answers, rules);
    if (came === undefined) continue;
    if ('units' in came) found.unshift({ made: makes.units, answers, units: came.units });
    else open.push(...came.options.map((option) => [...answers, option]));
  }
  return found;
}

type Came = { readonly units: readonly ManaUnit[] } | { readonly options: readonly string[] } | undefined;

function tryOut(state: GameState, seat: Seat, makes: Makes, answers: readonly string[], rules: Rules): Came {
  const proposal = trial(state, rules);
  return proposal.tryOut(() => {
    closeDecision(proposal);
    return produceMana(proposal, seat, makes, answers);
  });
}

/** Makes the mana. Returns what is in the pool as a result, or the question that is still open. */
export function produceMana(
  proposal: Proposal,
  seat: Seat,
  { object, taps, units }: Makes,
  answers: readonly string[],
): Came {
  const {
    state,
    rules: { loop },
  } = proposal;
  const { frames } = proposal.agenda;
  const below = frames.length;
  const before = [...(state.seats[seat]?.mana ?? [])];
  const left = [...answers];
  if (taps) occur(proposal, [{ type: 'PermanentTapped', object, tapped: true, forMana: true }]);
  const mana: Verb = { verb: 'mana', seat, units: [...units], source: object, tapped: taps };
  const context = proposal.addContext(contextOf(object, seat));
  frames.push(newFrame('perform', { context, locals: performLocals([[mana]]) }));
  while (frames.length > below) {
    loop.runTopFrame(proposal);
    const { decision } = state;
    if (decision === null) continue;
    const { question } = decision;
    if (question.kind !== 'word' || question.of !== 'mana' || (decision.of ?? decision.seat) !== seat)
      return undefined;
    const word = left.shift();
    if (word === undefined) return { options: question.from ?? [] };
    closeDecision(proposal);
    loop.answerTopFrame(proposal, { kind: 'word', word });
  }
  return { units: (state.seats[seat]?.mana ?? []).slice(before.length) };
}
