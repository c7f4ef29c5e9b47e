// A table at which single effects of the language are executed, outside of any spell: for the tests of what executes them.
import type { Ability, Effect } from '#abilities';
import { definitionHash, type CardDefinition } from '#cards';
import { canonicalJson, hashText, plainData, type GameId, type Instant, type PlayerId } from '#kernel';
import { sightOf } from '../../../rules/src/reading/characteristics/characteristics.js';
import { childRef, faceRef } from '../../../rules/src/model/printed/node-ref.js';
import { advance } from '../../../rules/src/decide/going-on/advance.js';
import { closeDecision } from '../../../rules/src/engine/frames/ask.js';
import { anyAnswer, type Dice } from './any-answer.js';
import { lose } from '../../../rules/src/engine/ending/ending.js';
import { Proposal } from '../../../rules/src/engine/proposal/proposal.js';
import type { Answer } from '../../../rules/src/model/decisions/answer.js';
import { wrongAnswer } from '../../../rules/src/model/decisions/check.js';
import type { Decision } from '../../../rules/src/model/decisions/decision.js';
import { wrongChosenName } from '../../../rules/src/play/effects/choices/words.js';
import { answerTopFrame, FRAME_LOOP, runTopFrame } from '../../../rules/src/play/loop.js';
import { newFrame } from '../../../rules/src/engine/proposal/frames.js';
import type { EventType, GameEvent } from '../../../rules/src/model/events/events.js';
import { cardsIn } from '../../../rules/src/fold/evolve/cards.js';
import { evolve } from '../../../rules/src/fold/evolve/evolve.js';
import { contextOf, type Bound, type Context } from '../../../rules/src/model/state/context.js';
import { initialState, type GameState } from '../../../rules/src/model/state/game-state.js';
import { passPriority } from '../../../rules/src/play/turn/flow.js';
import {
  BATTLEFIELD,
  EXILE,
  graveyardOf,
  handOf,
  objectNumber,
  outsideOf,
  ownLibraryOf,
  zoneKey,
  type NodeRef,
  type ObjectId,
  type Seat,
  type Zone,
} from '../../../rules/src/model/basics/ids.js';
import { DEFAULT_TERMS } from '../../../rules/src/model/basics/terms.js';
import { creature } from '../cards/made.js';
import { ofType, type EventOf } from './events.js';

export interface Side {
  readonly life?: number;
  readonly range?: number;
  readonly team?: number;
  readonly hand?: readonly string[];
  /** The top card last. */
  readonly library?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly battlefield?: readonly string[];
  readonly sideboard?: readonly string[];
}

/** An answer, what is answered to a question as it stands, or a player who concedes while it is asked. */
export type Reply =
  Answer | ((decision: Decision, table: EffectTable) => Answer) | { readonly leaves: number };

export const yes: Answer = { kind: 'yes-no', yes: true };
export const no: Answer = { kind: 'yes-no', yes: false };
export const word = (said: string): Answer => ({ kind: 'word', word: said });
export const order = (...places: readonly number[]): Answer => ({ kind: 'order', order: [...places] });
/** These cards of those offered, by name. */
export const cards =
  (...names: readonly string[]): Reply =>
  (_, table) => ({ kind: 'choose-objects', objects: names.map((name) => table.id(name)) });

/** What the effects come from: an artifact of the first player. */
const SOURCE = 'Source';

/** A bear unless the name says otherwise: 'Forest' and 'Island' are lands, '3 Golem' costs {3}. */
export function cardNamed(name: string): CardDefinition {
  if (['Forest', 'Island'].includes(name)) return { name, cost: null, typeLine: `Basic Land — ${name}` };
  if (name === SOURCE) return { name, cost: '{1}', typeLine: 'Artifact' };
  const [, cost = '1}{G'] = /^(\d) /.exec(name) ?? [];
  return creature(name, 2, 2, [], { cost: `{${cost}}`, subtypes: ['Bear'] });
}

interface Doing {
  readonly answers?: readonly Reply[];
  /** To whatever is asked after those. */
  readonly always?: Reply;
  readonly controller?: number;
  readonly bindings?: Record<string, Bound>;
  readonly event?: Context['event'];
}

const SEED = 'seed';

export class EffectTable {
  readonly state: GameState = initialState();
  readonly proposal: Proposal;
  readonly asked: Decision[] = [];
  /** What the last effect knew. */
  private knew: Context | undefined;
  private readonly source: ObjectId;
  private readonly definitions = new Map<string, CardDefinition>();

  constructor(
    sides: readonly Side[],
    { seed = SEED, more = [] }: { seed?: string; more?: readonly CardDefinition[] } = {},
  ) {
    for (const definition of more) this.definitions.set(definition.name, definition);
    const catalogue = [...this.definitions.values(), cardNamed('Bear'), cardNamed('Forest')];
    const inputs = {
      now: 1 as Instant,
      seed,
      cards: { catalogue: hashText('cards'), definitions: catalogue },
    };
    this.proposal = new Proposal(this.state, inputs, FRAME_LOOP);
    this.begin(sides);
    this.source = this.lay(SOURCE, 0 as Seat);
  }

  private begin(sides: readonly Side[]): void {
    const { proposal } = this;
    proposal.emit({
      type: 'GameCreated',
      game: 'game' as GameId,
      host: 'player 0' as PlayerId,
      terms: {
        ...DEFAULT_TERMS,
        ruleset: 'magic',
        seats: Math.max(2, sides.length),
        ...(sides.some(({ range }) => range !== undefined)
          ? { range: sides.map(({ range }) => range ?? null) }
          : {}),
      },
      commitment: hashText('seed'),
    });
    sides.forEach((_, index) =>
      proposal.emit({ type: 'SeatTaken', seat: index as Seat, player: `player ${index}` as PlayerId }),
    );
    proposal.emit({ type: 'GameBegan', life: 20 });
    sides.forEach((side, index) => {
      const seat = index as Seat;
      if (side.team !== undefined) this.state.seats[index]!.team = side.team;
      this.layZone(ownLibraryOf(seat), seat, side.library);
      this.layZone(handOf(seat), seat, side.hand);
      this.layZone(graveyardOf(seat), seat, side.graveyard);
      if (side.sideboard !== undefined) this.layZone(outsideOf(seat), seat, side.sideboard);
      for (const name of side.battlefield ?? []) this.lay(name, seat);
      if (side.life !== undefined)
        proposal.emit({ type: 'LifeChanged', seat, by: side.life - 20, cause: 'set' });
    });
    proposal.emit({ type: 'TurnBegan', turn: 1, seat: 0 as Seat });
    proposal.emit({ type: 'StepBegan', step: 'precombat-main' });
    proposal.emit({ type: 'PrioritySet', seat: 0 as Seat });
  }

  private layZone(zone: Zone, seat: Seat, names: readonly string[] = []): void {
    const laid = names.map((name, index) => ({
      object: this.proposal.nextObject(index),
      printed: this.record(name),
    }));
    this.proposal.emit({ type: 'CardsPlaced', zone, owner: seat, cards: laid });
  }

  private record(name: string): ReturnType<typeof definitionHash> {
    return this.recordCard(this.definitions.get(name) ?? cardNamed(name));
  }

  private recordCard(definition: CardDefinition): ReturnType<typeof definitionHash> {
    const hash = definitionHash(definition);
    if (this.state.definitions[hash] === undefined)
      this.proposal.emit({ type: 'DefinitionRecorded', hash, definition });
    return hash;
  }

  protected lay(name: string, seat: Seat): ObjectId {
    const object = this.proposal.nextObject();
    this.proposal.emit({
      type: 'PermanentPlaced',
      object,
      owner: seat,
      controller: seat,
      identity: { definition: this.record(name), face: 0 },
      tapped: false,
      faceDown: null,
      counters: {},
      damage: 0,
      attachedTo: null,
      since: 0,
    });
    return object;
  }

  /** Executes the effect to its end; every question takes the next answer. */
  do(
    effect: Effect,
    { answers = [], always, controller = 0, bindings = {}, event = null }: Doing = {},
  ): this {
    const ability: Ability = { kind: 'spell', body: { kind: 'plain', effect } };
    const name = `Effect ${Object.keys(this.state.definitions).length}`;
    const hash = this.recordCard({
      name,
      cost: '{0}',
      typeLine: 'Sorcery',
      faces: [{ kind: 'face', name, cost: '{0}', types: ['sorcery'], abilities: [ability] }],
    });
    const at: NodeRef = childRef(faceRef(hash, 0), 'abilities', 0, 'body', 'effect');
    const context = this.proposal.addContext({
      ...contextOf(this.source, controller as Seat),
      bindings: structuredClone(bindings),
      event,
    });
    this.proposal.agenda.frames.push(newFrame('effect', { at, context }));
    this.goOn([...answers], always);
    this.knew = this.proposal.contextAt(context);
    this.foldAgain();
    return this;
  }

  protected goOn(answers: Reply[], always: Reply | undefined): void {
    const { proposal, state } = this;
    while (state.stage.kind === 'turns') {
      const { decision } = state;
      if (decision === null) {
        if (!proposal.isInTheMiddle) break;
        runTopFrame(proposal);
        continue;
      }
      const reply = answers.shift() ?? always;
      if (reply === undefined) throw new Error(`nobody answers: ${JSON.stringify(decision)}`);
      if ('leaves' in reply) {
        lose(proposal, reply.leaves as Seat, 'conceded');
        continue;
      }
      const answer = typeof reply === 'function' ? reply(decision, this) : reply;
      const fault = wrongAnswer(decision, answer) ?? wrongChosenName(proposal, answer);
      if (fault !== undefined) throw new Error(`${fault.message} ${JSON.stringify(decision.question)}`);
      this.asked.push(decision);
      this.sleep();
      closeDecision(proposal);
      answerTopFrame(proposal, answer);
    }
    if (answers.length > 0) throw new Error(`${answers.length} answers too many`);
  }

  /** What the game is in the middle of goes through JSON, as it does when the game is taken up from its log. */
  private sleep(): void {
    const { agenda } = this.proposal;
    Object.assign(agenda, JSON.parse(JSON.stringify(agenda)));
  }

  /** The log is the game: its events, folded, are the state. */
  private foldAgain(): void {
    const folded = initialState();
    for (const event of this.proposal.events) evolve(folded, JSON.parse(JSON.stringify(event)) as GameEvent);
    // No event says yet who is in a team with whom.
    for (const { seat, team } of this.state.seats) folded.seats[seat]!.team = team;
    if (canonicalJson(plainData(folded)) !== canonicalJson(plainData(this.state)))
      throw new Error('the events fold to another state');
  }

  /** The game goes on, everyone passing and keeping their hand, until something is so as a question is asked. */
  passUntil(isSo: (state: GameState) => boolean): this {
    for (let questions = 0; questions < 500; questions += 1) {
      advance(this.proposal);
      const { decision } = this.state;
      if (decision === null || isSo(this.state)) return this;
      this.asked.push(decision);
      closeDecision(this.proposal);
      if (decision.kind === 'priority')
        passPriority(this.proposal, this.state.priority.next ?? decision.seat);
      else if (decision.prompt === 'take-a-mulligan')
        this.proposal.emit({ type: 'MulliganDeclared', seat: decision.seat, choice: 'keep' });
      else throw new Error(`nobody answers: ${JSON.stringify(decision)}`);
    }
    throw new Error('it never comes to that');
  }

  /** The game goes on for so many questions, each answered out of the dice. */
  playOn(dice: Dice, questions: number): this {
    for (let asked = 0; asked < questions; asked += 1) {
      advance(this.proposal);
      const { decision } = this.state;
      if (decision === null || this.state.stage.kind !== 'turns') break;
      const answer = anyAnswer(decision, dice);
      this.asked.push(decision);
      closeDecision(this.proposal);
      if (decision.kind === 'priority')
        passPriority(this.proposal, this.state.priority.next ?? decision.seat);
      else answerTopFrame(this.proposal, answer);
    }
    this.foldAgain();
    return this;
  }

  bound(name: string): Bound | undefined {
    return this.knew?.bindings[name];
  }

  /** The one object of that name. */
  id(name: string): ObjectId {
    const found = Object.values(this.state.objects).filter(({ id }) => this.nameOf(id) === name);
    const [one, ...others] = found;
    if (one === undefined || others.length > 0) throw new Error(`${found.length} objects are called ${name}`);
    return one.id;
  }

  nameOf(id: ObjectId): string {
    return sightOf(this.state).known(id)?.name ?? '';
  }

  names(zone: Zone): readonly string[] {
    return cardsIn(this.state, zone).map((id) => this.nameOf(id));
  }
  hand = (seat: number): readonly string[] => this.names(handOf(seat as Seat));
  /** The top card last. */
  library = (seat: number): readonly string[] => this.names(ownLibraryOf(seat as Seat));
  graveyard = (seat: number): readonly string[] => this.names(graveyardOf(seat as Seat));
  exile = (): readonly string[] => this.names(EXILE);
  battlefield = (): readonly string[] =>
    (this.state.zones[zoneKey(BATTLEFIELD)] ?? [])
      .filter((id) => id !== this.source && this.state.objects[objectNumber(id)] !== undefined)
      .map((id) => this.nameOf(id));
  life = (seat: number): number => this.state.seats[seat]?.life ?? 0;

  events<T extends EventType>(type: T): readonly EventOf<T>[] {
    return ofType(this.proposal.events, type);
  }
}
