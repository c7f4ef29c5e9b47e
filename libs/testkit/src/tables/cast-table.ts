// A table at which players act: cards are cast, abilities activated, lands played. For the tests of announcing and paying.
import {
  TARGET_0,
  type Ability,
  type Cost,
  type Effect,
  type Filter,
  type ManaSpec,
  type Static,
  type TargetSpec,
} from '#abilities';
import type { CardDefinition } from '#cards';
import { canonicalJson, plainData } from '#kernel';
import { act } from '../../../rules/src/play/casting/announcing/act.js';
import type { Refusal } from '../../../rules/src/model/basics/refusal.js';
import { closeDecision } from '../../../rules/src/engine/frames/ask.js';
import { answered, complete, whyNot } from '../../../rules/src/decide/going-on/changed-to-pay.js';
import { legalActions } from '../../../rules/src/decide/questions.js';
import { PLAIN_RULEBOOK } from '../../../rules/src/play/casting/naming/named-action.js';
import type { Answer } from '../../../rules/src/model/decisions/answer.js';
import type { GameAction } from '../../../rules/src/model/decisions/action.js';
import { newFrame } from '../../../rules/src/engine/proposal/frames.js';
import { cardsIn } from '../../../rules/src/fold/evolve/cards.js';
import { objectNumber, STACK, type ObjectId, type Seat } from '../../../rules/src/model/basics/ids.js';
import type { StackItem } from '../../../rules/src/model/state/objects.js';
import { STEPS, type Step } from '../../../rules/src/model/basics/steps.js';
import { EffectTable, type Reply, type Side } from './effect-table.js';
import { basicLand } from '../cards/made.js';
import { CREATURE, ALL } from '../language/words.js';

export { TARGET_0 };
export { THIS, IS_THIS, CREATURE, ALL, YOU, OPPONENTS, YOURS, both, gain } from '../language/words.js';

export { basicLand, card, creature, instant, permanent, sorcery } from '../cards/made.js';

export const SPELL: Filter = { kind: 'spell' };
export const aTarget = (
  filter: Filter,
  more: Partial<Extract<TargetSpec, { kind: 'target' }>> = {},
): TargetSpec => ({ kind: 'target', filter, ...more });
export const ANY_TARGET: TargetSpec = { kind: 'target', filter: CREATURE, players: ALL };
export const destroy: Effect = { kind: 'destroy', what: TARGET_0 };
export const keyword = (name: string, more: Record<string, unknown> = {}): Ability => ({
  kind: 'keyword',
  name,
  ...more,
});
export const mana = (cost: string): Cost => ({ kind: 'mana', cost });
export const TAP: Cost = { kind: 'tap' };
export const always = (...effects: readonly Static[]): Ability => ({ kind: 'static', effects });
export const does = (effect: Effect, ...targets: readonly TargetSpec[]): Ability => ({
  kind: 'spell',
  body: { kind: 'plain', ...(targets.length === 0 ? {} : { targets }), effect },
});
export const activated = (
  costs: readonly Cost[],
  effect: Effect,
  rest: Partial<Extract<Ability, { kind: 'activated' }>> & { targets?: readonly TargetSpec[] } = {},
): Ability => {
  const { targets, ...more } = rest;
  return {
    kind: 'activated',
    costs,
    body: { kind: 'plain', ...(targets === undefined ? {} : { targets }), effect },
    ...more,
  };
};
export const adds = (
  manaSpec: ManaSpec,
  more: Partial<Extract<Effect, { kind: 'add-mana' }>> = {},
): Effect => ({
  kind: 'add-mana',
  mana: manaSpec,
  ...more,
});
export const tapFor = (symbols: string): Ability => activated([TAP], adds({ kind: 'exactly', symbols }));

export const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(basicLand);

type Choices = Record<string, unknown>;

export class CastTable extends EffectTable {
  constructor(sides: readonly Side[], more: readonly CardDefinition[] = []) {
    super(sides, { more: [...BASICS, ...more] });
  }

  /** The first object of that name that player has in hand, or anybody anywhere. */
  named(name: string, nth = 0): ObjectId {
    const found = Object.values(this.state.objects).filter(({ id }) => this.nameOf(id) === name);
    const one = found[nth];
    if (one === undefined) throw new Error(`nothing is called ${name}`);
    return one.id;
  }

  casting(name: string, choices: Choices = {}): GameAction {
    return { do: 'cast', object: this.named(name), ...choices };
  }
  activating(name: string, ability = 0, choices: Choices = {}): GameAction {
    return { do: 'activate', object: this.named(name), ability, ...choices };
  }

  /** Acts and plays what follows until somebody would get priority; refusals are faults of the test. */
  act(
    action: GameAction,
    { seat = 0, answers = [] }: { seat?: number; answers?: readonly Reply[] } = {},
  ): this {
    const refusal = act(this.proposal, seat as Seat, action);
    if (refusal !== undefined) throw new Error(`${refusal.rule}: ${refusal.message}`);
    this.goOn([...answers], undefined);
    return this;
  }
  cast(name: string, choices: Choices = {}, seat = 0): this {
    return this.act(this.casting(name, choices), { seat });
  }
  activate(name: string, ability = 0, choices: Choices = {}, seat = 0): this {
    return this.act(this.activating(name, ability, choices), { seat });
  }

  /** The rule an action is refused by; nothing may have changed. */
  refused(action: GameAction, seat = 0): string {
    const before = canonicalJson(plainData(this.state));
    const refusal: Refusal | undefined = act(this.proposal, seat as Seat, action);
    if (refusal === undefined) throw new Error('it was allowed');
    if (canonicalJson(plainData(this.state)) !== before) throw new Error('a refusal changed the game');
    return refusal.rule;
  }
  whyNot(action: GameAction, seat = 0): string | undefined {
    return whyNot(this.state, seat as Seat, action, PLAIN_RULEBOOK)?.rule;
  }

  /** What has triggered is put on the stack. */
  triggers(...answers: readonly Reply[]): this {
    this.proposal.agenda.frames.push(newFrame('put-triggers'));
    this.goOn([...answers], undefined);
    return this;
  }

  resolve(...answers: readonly Reply[]): this {
    const top = cardsIn(this.state, STACK).at(-1);
    if (top === undefined) throw new Error('the stack is empty');
    this.proposal.agenda.frames.push(newFrame('resolve', { object: top }));
    this.goOn([...answers], undefined);
    return this;
  }

  legal(seat = 0): readonly string[] {
    return legalActions(this.state, seat as Seat, PLAIN_RULEBOOK).map((action) => this.said(action));
  }
  private said(action: GameAction): string {
    const name = this.nameOf(action.object);
    const face = 'face' in action && action.face !== undefined ? ` face ${action.face}` : '';
    const how =
      'alternative' in action && action.alternative !== undefined ? ` for ${action.alternative}` : '';
    const what =
      action.do === 'activate' ? ` ${action.ability}` : action.do === 'special' ? ` ${action.what}` : '';
    return `${action.do} ${name}${face}${what}${how}`;
  }

  /** The next question about an action, or what it came to. */
  next(action: GameAction, seat = 0) {
    return complete(this.state, seat as Seat, action, PLAIN_RULEBOOK);
  }
  answering(action: GameAction, answer: Answer, seat = 0): GameAction {
    const added = answered(this.state, seat as Seat, action, answer, PLAIN_RULEBOOK);
    if ('refusal' in added) throw new Error(added.refusal.message);
    return added;
  }

  /** The top of the stack. */
  get top(): StackItem {
    const id = cardsIn(this.state, STACK).at(-1);
    const item = id === undefined ? undefined : this.state.objects[objectNumber(id)]?.item;
    if (item === undefined) throw new Error('the stack is empty');
    return item;
  }
  get stack(): readonly string[] {
    return this.names(STACK);
  }
  get pool(): string {
    return this.poolOf(0);
  }
  poolOf(seat: number): string {
    return (this.state.seats[seat]?.mana ?? []).map(({ type }) => type).join('');
  }
  isTapped(name: string, nth = 0): boolean {
    return this.state.objects[objectNumber(this.named(name, nth))]?.permanent?.tapped ?? false;
  }
  untapped(name: string): number {
    return Object.values(this.state.objects).filter(
      ({ id, permanent: one }) => this.nameOf(id) === name && one?.tapped === false,
    ).length;
  }
  addMana(types: string, seat = 0): this {
    this.proposal.emit({
      type: 'ManaAdded',
      seat: seat as Seat,
      mana: types.split('').map((type) => ({ type: type as 'W' })),
      source: null,
    });
    return this;
  }
  step(step: Step): this {
    if (!STEPS.includes(step)) throw new Error('no such step');
    this.proposal.emit({ type: 'StepBegan', step });
    this.proposal.emit({ type: 'PrioritySet', seat: 0 as Seat });
    return this;
  }
  turnOf(seat: number, step: Step = 'precombat-main'): this {
    this.proposal.emit({ type: 'TurnBegan', turn: (this.state.turn?.number ?? 0) + 1, seat: seat as Seat });
    this.proposal.emit({ type: 'StepBegan', step });
    return this;
  }
  closed(): this {
    closeDecision(this.proposal);
    return this;
  }
}
