// What comes next when effects replace steps and turns (cr 614.10). A player who may skip one is asked. What
// they do instead comes first in the next step that does take place (cr 614.10b).
import { cloned } from '#kernel';
import { childRef } from '../../model/printed/node-ref.js';
import { endGame } from '../../engine/ending/ending.js';
import type { Ran } from '../../engine/frames/handlers.js';
import type { Run } from '../../engine/frames/run.js';
import { useUp } from '../../engine/lasting/use-up.js';
import { playersOf } from '../../reading/language/players.js';
import {
  skipping,
  skipStep,
  stepToCome,
  isSkipWaiting,
  takeSkip,
  type Skipping,
} from '../../engine/replacement/skipping.js';
import type { Context } from '../../model/state/context.js';
import type { NodeRef, Seat } from '../../model/basics/ids.js';
import { factsOf } from '../../engine/watching/facts.js';
import { beginStep, happens } from './begin-step.js';
import { endControls } from './controls.js';
import { beginTurn, comingTurn, passOver, type ComingTurn } from './next-turn.js';
import type { Step } from '../../model/basics/steps.js';

/** What happens first in the coming step. */
interface Then {
  readonly at: NodeRef;
  readonly context: number;
}

type Locals = {
  then?: Then[];
  /** For the coming step or turn: the keys of the effects that were applied or declined. */
  past?: string[];
  /** The next turn, if the current one is over. */
  turn?: ComingTurn;
};

/** cr 104.4b: this many turns in a row that nobody could help skipping. */
const ENDLESS = 1000;

export function coming(run: Run): Ran {
  const locals = run.frame.locals as Locals;
  const { state, proposal } = run;
  for (let skipped = 0; skipped < ENDLESS; skipped += 1) {
    const { turn } = state;
    if (turn === null) return undefined;
    const step =
      locals.turn === undefined ? turn.ahead.find((one) => happens(proposal, turn, one)) : undefined;
    if (step === undefined) {
      const next = locals.turn ?? turnAfter(run);
      if (next === undefined) return undefined;
      locals.turn = next;
      if (isReplaced(run, locals, next.seat, 'turn') || takeSkip(proposal, next.seat, 'turn'))
        passOver(proposal, next);
      else beginTurn(proposal, next);
      delete locals.turn;
    } else if (isReplaced(run, locals, turn.active, step) || takeSkip(proposal, turn.active, step))
      skipStep(proposal, turn.ahead, step);
    else {
      for (const { at, context } of locals.then ?? []) run.enter(at, context);
      beginStep(proposal, turn, step, (frame) => {
        run.begin(frame);
      });
      return undefined;
    }
    delete locals.past;
  }
  endGame(proposal, 'mandatory-loop', []);
  return undefined;
}

function turnAfter({ proposal }: Run): ComingTurn | undefined {
  endControls(proposal, 'next-turn');
  return comingTurn(proposal);
}

/** True if an effect replaces what is coming. Applies one after another until none is left. */
function isReplaced(run: Run, locals: Locals, player: Seat, word: Step | 'turn'): boolean {
  for (;;) {
    const { past = [] } = locals;
    const fitting = skipping(run.state, player, word).filter(({ key }) => !past.includes(key));
    const isWaiting = fitting.length > 0 && isSkipWaiting(run.state, player, word);
    const at = which(run, player, fitting, isWaiting ? ['skip'] : []);
    const chosen = fitting[at];
    if (chosen === undefined) return isWaiting && takeSkip(run.proposal, player, word);
    const isWanted = wants(run, chosen, player, word);
    run.settle();
    locals.past = [...past, chosen.key];
    if (!isWanted) continue;
    apply(run, locals, chosen, player, word);
    if (chosen.node.outcomes.every(({ kind }) => kind !== 'also')) return true;
  }
}

/**
 * cr 616.1: asks if any of them does more than skip, or if a skip waits for one occurrence and is used up by
 * it (cr 614.10a).
 */
function which(run: Run, player: Seat, fitting: readonly Skipping[], waiting: readonly string[]): number {
  const isPlain = fitting.every(({ node: { may, outcomes } }) => may === undefined && outcomes.length === 0);
  if (fitting.length + waiting.length < 2 || (isPlain && waiting.length === 0)) return 0;
  const { order } = run.ask<'order'>(player, 'order-replacements', {
    kind: 'order',
    options: [
      ...fitting.map(({ context: { source } }) => ({
        label: run.sight.remembered(source)?.name ?? '',
        object: source,
      })),
      ...waiting.map((label) => ({ label })),
    ],
  });
  return order[0] ?? 0;
}

const knows = ({ context }: Skipping, player: Seat, word: Step | 'turn'): Context => ({
  ...cloned(context),
  event: factsOf(stepToCome(player, word === 'turn' ? 'untap' : word)),
});

function wants(run: Run, skip: Skipping, player: Seat, word: Step | 'turn'): boolean {
  const { may } = skip.node;
  if (may === undefined) return true;
  const [seat] = playersOf(run.sight, may, knows(skip, player, word));
  if (seat === undefined) return false;
  return run.ask<'yes-no'>(seat, 'may', { kind: 'yes-no' }, skip.context.source).yes;
}

function apply(run: Run, locals: Locals, skip: Skipping, player: Seat, word: Step | 'turn'): void {
  const context = run.proposal.addContext(knows(skip, player, word));
  const then = skip.node.outcomes.flatMap(({ kind }, index) =>
    kind === 'instead' || kind === 'also'
      ? [{ at: childRef(skip.ref, 'outcomes', index, 'effect'), context }]
      : [],
  );
  locals.then = [...(locals.then ?? []), ...then];
  useUp(run.proposal, skip.lasting, 1);
}
