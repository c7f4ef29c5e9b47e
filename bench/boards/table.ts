// A game laid out as a scenario's position and played by a plan; how much of the processor a round of it takes, or each
// of its decisions.
import { hashText, instant } from '#kernel';
import {
  decideAndEvolve,
  evolve,
  initialState,
  legalActions,
  setUp,
  type Answer,
  type GameAction,
  type GameEvent,
  type GameState,
  type Inputs,
} from '#rules';
import { parseScenario, type Cards } from '#scenario';
import { answerByDefault } from '../../libs/scenario/src/answers/by-default.js';
import { Layout } from '../../libs/scenario/src/position/lay.js';

/** What a player does with priority, found among what is legal; undefined: they pass. */
export type Plan = (actions: readonly GameAction[], state: GameState) => GameAction | undefined;

/** In milliseconds of the processor. */
export interface PlayedRound {
  readonly total: number;
  readonly events: number;
}

export interface PlayedEach {
  /** Of each decision, what it and the legal actions after it took. */
  readonly times: readonly number[];
}

const MOST_DECISIONS = 20_000;

type Proposed = Parameters<typeof decideAndEvolve>[1];

/** How a game takes what happens in it. */
export interface Game {
  readonly state: GameState;
  readonly take: (event: GameEvent) => void;
  /** Decides, and goes on by what was decided. */
  readonly decide: (proposed: Proposed, inputs: Inputs) => ReturnType<typeof decideAndEvolve>;
}

function gameAlone(): Game {
  const state = initialState();
  return {
    state,
    take: (event) => void evolve(state, event),
    decide: (proposed, inputs) => decideAndEvolve(state, proposed, inputs),
  };
}

export class BoardTable {
  readonly state: GameState;
  private decisions = 0;
  private events = 0;
  private readonly inputs: Inputs;

  constructor(
    players: Readonly<Record<string, object>>,
    cards: Cards,
    private readonly game: Game = gameAlone(),
  ) {
    this.state = game.state;
    const scenario = parseScenario({ scenario: 'board', players });
    if (!scenario.ok) throw new Error(scenario.error);
    const layout = new Layout(scenario.value, cards.find);
    this.inputs = {
      now: instant(0),
      seed: 'boards',
      cards: { catalogue: hashText('boards'), definitions: [...layout.definitions.values()] },
    };
    for (const event of setUp(this.state, layout.events, this.inputs)) game.take(event);
  }

  /** Asks for the processor's time twice: that takes as long as a small decision. */
  playRound(plan: Plan): PlayedRound {
    const begun = process.cpuUsage();
    const steps = this.steps(plan);
    while (steps.next().done !== true);
    return { total: since(begun), events: this.events };
  }

  playEach(plan: Plan): PlayedEach {
    const times: number[] = [];
    const steps = this.steps(plan);
    for (;;) {
      const begun = process.cpuUsage();
      if (steps.next().done === true) return { times };
      times.push(since(begun));
    }
  }

  /** One decision a step, until the end of the combat of the first turn, or until the game is over. */
  private *steps(plan: Plan): Generator<undefined> {
    const { state } = this;
    let actions = this.actions();
    while (state.decision !== null && state.turn?.number === 1 && state.turn.step !== 'end') {
      if (this.decisions === MOST_DECISIONS) throw new Error('the board does not come to its end');
      this.take(this.answer(plan, actions));
      actions = this.actions();
      this.decisions += 1;
      yield;
    }
  }

  private actions(): readonly GameAction[] {
    const { decision } = this.state;
    return decision?.kind === 'priority' ? legalActions(this.state, decision.seat, this.inputs) : [];
  }

  private answer(plan: Plan, actions: readonly GameAction[]): Answer {
    const { decision } = this.state;
    if (decision === null) throw new Error('nobody is asked');
    const { question } = decision;
    if (question.kind === 'priority') {
      const action = decision.seat === 0 ? plan(actions, this.state) : undefined;
      return action === undefined ? { kind: 'priority', action: 'pass' } : { kind: 'priority', action };
    }
    if (question.kind === 'attackers') {
      const attacks = question.candidates.flatMap(({ attacker, defenders: [defender] }) =>
        defender === undefined ? [] : [{ attacker, defender }],
      );
      return { kind: 'attackers', attacks };
    }
    const answer = answerByDefault({ ...decision, legal: () => true });
    if (answer === undefined) throw new Error(`no answer to ${decision.prompt}`);
    return answer;
  }

  private take(answer: Answer): void {
    const { decision } = this.state;
    const actor = decision === null ? null : (this.state.seats[decision.seat]?.player ?? null);
    if (decision === null || actor === null) throw new Error('nobody is asked');
    const command = { type: 'answer', decision: decision.id, answer } as const;
    const decided = this.game.decide({ actor, command }, this.inputs);
    if (!decided.ok) throw new Error(`${decided.error.rule}: ${decided.error.message}`);
    this.events += decided.value.length;
  }
}

function since(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
