// A table at which effects are executed and all that follows from them is played out: state-based actions, triggers,
// the stack. Cards are laid out as faces with abilities; for the tests of triggers and replacement.
import { steps, SUBJECT, type Ability, type Effect, type Outcome, type Pattern } from '#abilities';
import type { CardDefinition } from '#cards';
import { act } from '../../../rules/src/play/casting/announcing/act.js';
import { sightOf } from '../../../rules/src/reading/characteristics/characteristics.js';
import { closeDecision } from '../../../rules/src/engine/frames/ask.js';
import { lose } from '../../../rules/src/engine/ending/ending.js';
import { wrongAnswer } from '../../../rules/src/model/decisions/check.js';
import type { GameAction } from '../../../rules/src/model/decisions/action.js';
import { newFrame } from '../../../rules/src/engine/proposal/frames.js';
import { answerTopFrame, runTopFrame } from '../../../rules/src/play/loop.js';
import { occur } from '../../../rules/src/engine/triggers/occur.js';
import { performLocals } from '../../../rules/src/engine/frames/run.js';
import type { Verb } from '../../../rules/src/engine/verbs/verb.js';
import type { GameEvent } from '../../../rules/src/model/events/events.js';
import { cardsIn } from '../../../rules/src/fold/evolve/cards.js';
import { endEffectsAt } from '../../../rules/src/engine/lasting/expire.js';
import { checkStateBased } from '../../../rules/src/play/state-based/check.js';
import { objectNumber, STACK, type ObjectId, type Seat } from '../../../rules/src/model/basics/ids.js';
import type { Permanent } from '../../../rules/src/model/state/objects.js';
import { EffectTable, type Reply, type Side } from './effect-table.js';
import { IS_THIS, YOU } from '../language/words.js';

export { THIS, IS_THIS, CREATURE, ALL, YOU, OPPONENTS, YOURS, both, gain } from '../language/words.js';

export { card, creature } from '../cards/made.js';

export { steps, SUBJECT };
export const AMOUNT = { kind: 'event-amount' } as const;

export const ENTERS: Pattern = { kind: 'moves', what: IS_THIS, to: ['battlefield'] };
export const DIES: Pattern = { kind: 'moves', what: IS_THIS, from: ['battlefield'], to: ['graveyard'] };
export const whenever = (
  when: Pattern,
  effect: Effect,
  rest: Partial<Extract<Ability, { kind: 'triggered' }>> = {},
): Ability => ({ kind: 'triggered', when, body: { kind: 'plain', effect }, ...rest });
export const instead = (event: Pattern, ...outcomes: readonly Outcome[]): Ability => ({
  kind: 'static',
  effects: [{ kind: 'replace', replacement: { kind: 'replace', event, outcomes } }],
});
/** The same where you may. */
export const mayInstead = (event: Pattern, effect: Effect): Ability => ({
  kind: 'static',
  effects: [
    {
      kind: 'replace',
      replacement: { kind: 'replace', event, may: YOU, outcomes: [{ kind: 'instead', effect }] },
    },
  ],
});
export const entering = (...outcomes: readonly Outcome[]): Ability => ({
  kind: 'static',
  effects: [{ kind: 'enters', outcomes }],
});

export class RulesTable extends EffectTable {
  constructor(sides: readonly Side[], more: readonly CardDefinition[] = []) {
    super(sides, { more });
  }

  /** Plays out what is waiting, until somebody would get priority with an empty stack. */
  settle(...answers: readonly Reply[]): this {
    const left = [...answers];
    const { proposal } = this;
    for (let times = 0; times < 200; times += 1) {
      this.runFrames(left);
      if (this.state.stage.kind === 'over') break;
      if (checkStateBased(proposal)) continue;
      if (proposal.agenda.triggers.length > 0) proposal.agenda.frames.push(newFrame('put-triggers'));
      else {
        const top = cardsIn(this.state, STACK).at(-1);
        if (top === undefined) break;
        proposal.agenda.frames.push(newFrame('resolve', { object: top }));
      }
    }
    if (left.length > 0) throw new Error(`${String(left.length)} answers too many`);
    return this;
  }

  /** As far as what has triggered is on the stack. */
  stackUp(...answers: readonly Reply[]): this {
    this.proposal.agenda.frames.push(newFrame('put-triggers'));
    this.run(answers);
    return this;
  }

  /** Runs every frame there is; what is answered is taken off the answers. */
  private runFrames(answers: Reply[]): void {
    const { proposal, state } = this;
    while (state.stage.kind === 'turns' && (state.decision !== null || proposal.isInTheMiddle)) {
      const { decision } = state;
      if (decision === null) {
        runTopFrame(proposal);
        continue;
      }
      const reply = answers.shift();
      if (reply === undefined) throw new Error(`nobody answers: ${JSON.stringify(decision)}`);
      if ('leaves' in reply) {
        lose(proposal, reply.leaves as Seat, 'conceded');
        continue;
      }
      const answer = typeof reply === 'function' ? reply(decision, this) : reply;
      const fault = wrongAnswer(decision, answer);
      if (fault !== undefined) throw new Error(`${fault.message} ${JSON.stringify(decision.question)}`);
      this.asked.push(decision);
      closeDecision(proposal);
      answerTopFrame(proposal, answer);
    }
  }

  private run(answers: readonly Reply[]): void {
    const left = [...answers];
    this.runFrames(left);
    if (left.length > 0) throw new Error(`${String(left.length)} answers too many`);
  }

  /** Verbs of one group happen, and nothing after them yet. */
  verbs(group: readonly Verb[], ...answers: readonly Reply[]): this {
    this.proposal.agenda.frames.push(newFrame('perform', { locals: performLocals([group]) }));
    this.run(answers);
    return this;
  }

  /** Casts it, paying with mana that comes from nowhere; what triggers on it waits. */
  cast(name: string, mana: string, choices: Record<string, unknown> = {}, seat = 0): this {
    this.proposal.emit({
      type: 'ManaAdded',
      seat: seat as Seat,
      mana: mana.split('').map((type) => ({ type: type as 'W' })),
      source: null,
    });
    const action = { do: 'cast', object: this.id(name), ...choices } as GameAction;
    const refusal = act(this.proposal, seat as Seat, action);
    if (refusal !== undefined) throw new Error(`${refusal.rule}: ${refusal.message}`);
    this.run([]);
    return this;
  }

  happen(...events: readonly GameEvent[]): this {
    occur(this.proposal, events);
    return this;
  }

  permanent(name: string): Permanent {
    const { permanent } = this.state.objects[objectNumber(this.id(name))]!;
    if (permanent === undefined) throw new Error(`${name} is no permanent`);
    return permanent;
  }

  /** What waits to be put on the stack, by the names of its sources. */
  get waiting(): readonly string[] {
    return this.proposal.agenda.triggers.map(
      ({ source }) => sightOf(this.state).remembered(source)?.name ?? '',
    );
  }

  /** The sources of what is on the stack, the top last. */
  get stack(): readonly string[] {
    return cardsIn(this.state, STACK).map((id) => {
      const source = this.state.objects[objectNumber(id)]?.item?.source ?? id;
      return sightOf(this.state).remembered(source)?.name ?? '';
    });
  }

  all(name: string): readonly ObjectId[] {
    return Object.values(this.state.objects)
      .map(({ id }) => id)
      .filter((id) => this.nameOf(id) === name);
  }

  /** cr 514.2. */
  endTurn(): this {
    endEffectsAt(this.proposal, { at: 'end-of-turn' });
    return this;
  }

  place(name: string, seat = 0): ObjectId {
    return this.lay(name, seat as Seat);
  }
}
