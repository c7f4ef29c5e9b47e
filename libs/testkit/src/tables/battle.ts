// A battlefield laid out for tests of combat: creatures with what they can do, a turn, and frames driven by scripted
// answers, each checked as the game would check it.
import {
  expandKeyword,
  KEYWORDS,
  type Ability,
  type Action,
  type Change,
  type Face,
  type Permission,
} from '#abilities';
import { definitionHash } from '#cards';
import { gameId, hashText, instant, playerId } from '#kernel';
import { wrongAnswer } from '../../../rules/src/model/decisions/check.js';
import type { Answer } from '../../../rules/src/model/decisions/answer.js';
import type { Refusal } from '../../../rules/src/model/basics/refusal.js';
import { advance } from '../../../rules/src/decide/going-on/advance.js';
import { decideAndEvolve } from '../../../rules/src/decide/decide.js';
import type { Decision, QuestionKind, QuestionOf } from '../../../rules/src/model/decisions/decision.js';
import { closeDecision } from '../../../rules/src/engine/frames/ask.js';
import { Proposal } from '../../../rules/src/engine/proposal/proposal.js';
import type { Ran } from '../../../rules/src/engine/frames/handlers.js';
import { FRAME_LOOP } from '../../../rules/src/play/loop.js';
import { Run, SUSPEND } from '../../../rules/src/engine/frames/run.js';
import type { Damage, Verb } from '../../../rules/src/engine/verbs/verb.js';
import type { GameEvent } from '../../../rules/src/model/events/events.js';
import type { Frame } from '../../../rules/src/model/state/agenda.js';
import { initialState, type GameState } from '../../../rules/src/model/state/game-state.js';
import type { NodeRef, ObjectId, Seat } from '../../../rules/src/model/basics/ids.js';
import { DEFAULT_TERMS, type Terms } from '../../../rules/src/model/basics/terms.js';
import type { Attack, Defender } from '../../../rules/src/model/state/turn-state.js';
import type { Step } from '../../../rules/src/model/basics/steps.js';
import { cardOf } from '../cards/made.js';
import { IS_THIS } from '../language/words.js';
import { ANNA } from './seats.js';

export { ANNA, BORIS } from './seats.js';

export const CHLOE = 2 as Seat;
export const DARIO = 3 as Seat;

/** A keyword by its name. */
export const keyword = (name: string, rest: Partial<Extract<Ability, { kind: 'keyword' }>> = {}): Ability => {
  if (!KEYWORDS.has(name)) throw new Error(`no keyword is called ${name}`);
  const node = { kind: 'keyword', name, ...rest } as Extract<Ability, { kind: 'keyword' }>;
  expandKeyword(node);
  return node;
};
export const cannot = (action: Action, unless?: readonly { kind: 'mana'; cost: string }[]): Ability => ({
  kind: 'static',
  effects: [{ kind: 'cannot', action, ...(unless === undefined ? {} : { unless }) }],
});
export const must = (action: Action): Ability => ({ kind: 'static', effects: [{ kind: 'must', action }] });
export const may = (permission: Permission): Ability => ({
  kind: 'static',
  effects: [{ kind: 'may', permission }],
});
export { IS_THIS };

export interface Made {
  readonly name?: string;
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly colours?: Face['colours'];
  readonly abilities?: readonly (Ability | string)[];
  readonly tapped?: boolean;
  readonly damage?: number;
  readonly counters?: Record<string, number>;
  /** Came under control this turn. */
  readonly fresh?: boolean;
}

interface Options {
  readonly seats?: number;
  readonly active?: Seat;
  readonly base?: Terms['base'];
  readonly teams?: readonly number[];
  readonly sharedLife?: boolean;
  readonly attack?: Terms['attack'];
}

export class Battle {
  readonly state: GameState = initialState();
  /** Everything that happened in frames that were run. */
  readonly events: GameEvent[] = [];
  /** The questions asked in frames that were run. */
  asked: { seat: Seat; question: QuestionOf<QuestionKind> }[] = [];
  private made = 0;
  private readonly active: Seat;

  constructor({
    seats = 2,
    active = ANNA,
    base = 'cr',
    teams,
    sharedLife = false,
    attack = 'multiple',
  }: Options = {}) {
    this.happen({
      type: 'GameCreated',
      game: gameId('game-1'),
      host: playerId('player-0'),
      terms: { ...DEFAULT_TERMS, ruleset: 'magic', base, seats, attack },
      commitment: hashText('seed'),
    });
    this.active = active;
    for (let seat = 0; seat < seats; seat += 1) {
      this.happen({
        type: 'SeatTaken',
        seat: seat as Seat,
        player: playerId(`player-${String(seat)}`),
      });
      this.state.seats[seat]!.team = teams?.[seat] ?? seat;
    }
    this.state.sharedLife = sharedLife;
    this.happen({ type: 'GameBegan', life: 20 });
    this.happen({ type: 'TurnBegan', turn: 5, seat: active });
    this.happen({ type: 'CombatBegan', seat: active });
    this.events.length = 0;
  }

  private get proposal(): Proposal {
    const inputs = {
      now: instant(1_000_000),
      seed: 'seed',
      cards: { catalogue: hashText('pool'), definitions: [] },
    };
    return new Proposal(this.state, inputs, FRAME_LOOP);
  }

  happen(...events: readonly GameEvent[]): void {
    const { proposal } = this;
    for (const event of events) proposal.emit(event);
    this.events.push(...events);
  }

  /** A permanent with this power and toughness, there since before the turn. */
  creature(seat: Seat, power: number, toughness: number, made: Made = {}): ObjectId {
    return this.place(seat, { power, toughness }, { types: ['creature'], ...made });
  }

  planeswalker(seat: Seat, loyalty: number, made: Made = {}): ObjectId {
    return this.place(seat, { loyalty }, { types: ['planeswalker'], counters: { loyalty }, ...made });
  }

  place(seat: Seat, stats: Partial<Face>, made: Made): ObjectId {
    this.made += 1;
    const { name = `Fighter ${String(this.made)}`, types = [], subtypes, colours, abilities = [] } = made;
    const face: Face = {
      kind: 'face',
      name,
      types,
      ...(subtypes === undefined ? {} : { subtypes }),
      ...(colours === undefined ? {} : { colours }),
      abilities: abilities.map((ability) => (typeof ability === 'string' ? keyword(ability) : ability)),
      ...stats,
    };
    const definition = cardOf([face]);
    const hash = definitionHash(definition);
    if (this.state.definitions[hash] === undefined)
      this.happen({ type: 'DefinitionRecorded', hash, definition });
    const object = `o${String(this.state.objectsMade + 1)}` as ObjectId;
    this.happen({
      type: 'PermanentPlaced',
      object,
      owner: seat,
      controller: seat,
      identity: { definition: hash, face: 0 },
      tapped: made.tapped ?? false,
      faceDown: null,
      counters: made.counters ?? {},
      damage: made.damage ?? 0,
      attachedTo: null,
      since: made.fresh === true ? 5 : 1,
    });
    return object;
  }

  /** An effect that lasts, on these objects. */
  effect(on: readonly ObjectId[], changes: readonly Change[], source: ObjectId, controller: Seat): void {
    this.happen({
      type: 'EffectBegan',
      effect: {
        id: `e${String(this.state.effectsMade + 1)}`,
        kind: 'continuous',
        at: 'rule#Forest' as NodeRef,
        source,
        controller,
        context: { source, stack: null, controller, targets: [], bindings: {}, x: null, event: null },
        timestamp: this.state.epoch,
        affects: [...on],
        changes: [...changes],
        until: { kind: 'end-of-turn' },
        since: { turn: 5, active: controller },
        left: null,
      },
    });
  }

  /** Attackers declared without asking whether that is legal. */
  attack(attacks: readonly (readonly [ObjectId, Defender, number?])[]): void {
    const declared = attacks.map(([attacker, defender, band]): Attack => ({
      attacker,
      defender,
      defending:
        typeof defender === 'number'
          ? defender
          : this.state.objects[Number(defender.slice(1))]!.permanent!.controller,
      blocked: false,
      band: band ?? null,
    }));
    this.happen({ type: 'AttackersDeclared', attacks: declared });
  }

  block(seat: Seat, blocks: readonly (readonly [ObjectId, ...ObjectId[]])[]): void {
    this.happen({
      type: 'BlockersDeclared',
      seat,
      blocks: blocks.map(([blocker, ...attackers]) => ({ blocker, attackers })),
    });
  }

  /** Runs a turn-based action to its end, with these answers; what it lets happen is told, not done. */
  run(step: (run: Run) => Ran, ...answers: readonly Answer[]): Verb[][] {
    const frame: Frame = { kind: 'turn-based', answers: [], locals: {} };
    const left = [...answers];
    this.asked = [];
    const verbs: Verb[][] = [];
    for (let turns = 0; turns < 100; turns += 1) {
      const { proposal } = this;
      const run = new Run(proposal, frame);
      try {
        const ran = step(run);
        // Frames are JSON by then; what `perform` put there are verbs.
        const begun: readonly { readonly locals: { readonly groups?: unknown } }[] = run.begun;
        verbs.push(...begun.flatMap(({ locals }) => (locals.groups ?? []) as Verb[][]));
        this.events.push(...proposal.events);
        if (ran === undefined) {
          if (left.length > 0) throw new Error('there were more answers than questions');
          return verbs;
        }
        frame.answers = [];
      } catch (thrown) {
        if (thrown !== SUSPEND) throw thrown;
        this.answerNext(proposal, frame, left);
      }
    }
    throw new Error('the frame never ends');
  }

  /** From the precombat main phase on by the game's own commands: who is not said to do anything passes. */
  play(until: Step, says: (decision: Decision) => Answer | undefined = () => undefined): void {
    this.happen({ type: 'StepBegan', step: 'precombat-main' }, { type: 'PrioritySet', seat: this.active });
    const { proposal } = this;
    advance(proposal);
    this.events.push(...proposal.events);
    this.asked = [];
    while (this.state.stage.kind === 'turns' && this.state.turn?.step !== until) {
      const { decision } = this.state;
      if (decision === null) throw new Error('the game goes on without a question');
      const refusal = this.answer(says(decision) ?? byDefault(decision));
      if (refusal !== undefined) throw new Error(`${refusal.rule}: ${refusal.message}`);
    }
  }

  /** What the game says to this answer: a refusal, or nothing and it has gone on. */
  answer(answer: Answer): Refusal | undefined {
    const { decision } = this.state;
    if (decision === null) throw new Error('nothing is asked');
    if (decision.prompt !== 'priority') this.asked.push({ seat: decision.seat, question: decision.question });
    const actor = this.state.seats[decision.seat]?.player;
    if (actor === undefined || actor === null) throw new Error('nobody sits there');
    const command = { type: 'answer', decision: decision.id, answer } as const;
    const decided = decideAndEvolve(this.state, { actor, command }, this.proposal.inputs);
    if (!decided.ok) return decided.error;
    this.events.push(...decided.value);
    return undefined;
  }

  private answerNext(proposal: Proposal, frame: Frame, left: Answer[]): void {
    const { decision } = this.state;
    if (decision === null) throw new Error('nothing was asked');
    this.asked.push({ seat: decision.seat, question: decision.question });
    const next = left.shift();
    if (next === undefined) throw new Error(`no answer to ${JSON.stringify(decision.question)}`);
    const wrong = wrongAnswer(decision, next);
    if (wrong !== undefined) throw new Error(`${wrong.rule}: ${wrong.message}`);
    frame.answers.push(next);
    closeDecision(proposal);
  }
}

function byDefault({ kind, question }: Decision): Answer {
  if (kind === 'priority') return { kind, action: 'pass' };
  if (kind === 'attackers') return { kind, attacks: [] };
  if (kind === 'blockers') return { kind, blocks: [] };
  if (question.kind === 'order') return { kind: 'order', order: [...question.options.keys()] };
  throw new Error(`nobody answers ${JSON.stringify(question)}`);
}

/** Damage as `source → recipient: amount`, for looking at. */
export const damages = (verbs: readonly (readonly Verb[])[]): [ObjectId, Defender, number][] =>
  verbs.flat().flatMap((verb) => (verb.verb === 'damage' ? [told(verb)] : []));
const told = ({ source, to, amount }: Damage): [ObjectId, Defender, number] => [source, to, amount];
export const divide = (...amounts: number[]): Answer => ({ kind: 'divide', amounts });
