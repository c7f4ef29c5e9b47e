// The card is tried by two bots: one does whatever can be done with it and mostly says yes, the other makes things
// happen, too. What is written down is what each of its spells and abilities did as it resolved.
import { instant, randomKey, randomSource, type RandomSource } from '#kernel';
import {
  completedBy,
  decideAndEvolve,
  evolve,
  initialState,
  known,
  leastAttack,
  leastBlock,
  legalActions,
  objectNumber,
  partsOf,
  setUp,
  STACK,
  zoneKey,
  type Answer,
  type Decision,
  type GameAction,
  type GameEvent,
  type GameState,
  type Inputs,
  type ObjectId,
  type Question,
  type QuestionOf,
  type Seat,
} from '#rules';
import { drawAnswer, oneOf, type PlainQuestion } from '#bots';
import { laid, playerAt, type Tried } from './position.js';
import { SITUATIONS, type Situation } from './situations.js';

/** One spell or ability of the card from when it was put on the stack until it had resolved. */
export interface Resolved {
  /** The node of the card it is, as the log names it; null: the spell itself. */
  readonly ability: string | null;
  readonly controller: Seat;
  /** Of a spell: the face that was cast. */
  readonly face: number;
  readonly item: Extract<GameEvent, { type: 'SpellCast' }>['item'];
  readonly events: readonly GameEvent[];
  readonly questions: readonly OpenedDecision[];
}
type Item = Extract<GameEvent, { type: 'SpellCast' }>['item'];
export type OpenedDecision = Extract<GameEvent, { type: 'DecisionOpened' }>;
export interface Run {
  readonly resolved: readonly Resolved[];
  /** What broke, where anything did. */
  readonly fault?: string;
}

const TRIES = 8;
const MOST_DECISIONS = 180;
const DECISIONS_A_TURN = 30;

export function tryOut(
  tried: Tried,
  seed: string,
  game: number,
  isEnough: (resolved: readonly Resolved[]) => boolean,
): Run {
  const table = new Table(tried, seed, game);
  try {
    table.play(isEnough);
    table.close();
    return { resolved: table.resolved };
  } catch (thrown) {
    const fault = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    return { resolved: table.resolved, fault };
  }
}

/** Other choices may do where these did not. */
const isWorthMore = (rule: string): boolean => /60[12]|118|115/.test(rule);

const situationOf = (game: number): Situation => {
  const situation = SITUATIONS[game % SITUATIONS.length];
  if (situation === undefined) throw new Error('no situation');
  return situation;
};
const special = (object: ObjectId, what: string): GameAction => ({ do: 'special', object, what });

class Table {
  readonly state: GameState = initialState();
  readonly resolved: Resolved[] = [];
  private readonly random: RandomSource;
  private readonly inputs: Inputs;
  private readonly stacked = new Map<ObjectId, { readonly item: Item; readonly face: number }>();
  private open: { object: ObjectId; events: GameEvent[]; questions: OpenedDecision[] } | undefined;
  private now = 1;
  /** Its cards in hand are kept for casting, every other time. */
  private readonly prefers: 'cast' | 'anything';
  private readonly situation: Situation;

  constructor(
    private readonly tried: Tried,
    seed: string,
    game: number,
  ) {
    this.situation = situationOf(game);
    this.random = randomSource(randomKey(seed, []), 0);
    this.prefers = this.random.below(2) === 0 ? 'cast' : 'anything';
    this.inputs = { now: instant(1), seed, cards: { catalogue: tried.hash, definitions: [tried.watched] } };
    for (const event of setUp(this.state, laid(tried, seed, game, this.situation), this.inputs)) {
      evolve(this.state, event);
      this.note(event);
    }
  }

  play(isEnough: (resolved: readonly Resolved[]) => boolean): void {
    let told = 0;
    const most = Math.max(MOST_DECISIONS, DECISIONS_A_TURN * this.situation.turns);
    for (let asked = 0; asked < most; asked += 1) {
      const { decision, turn } = this.state;
      if (decision === null || (turn?.number ?? 0) > this.situation.turns) return;
      const isNew = this.resolved.length > told || asked % 8 === 0;
      told = this.resolved.length;
      if (isNew && this.open === undefined && isEnough(this.resolved)) return;
      this.answer(decision);
    }
  }

  private answer(decision: Decision): void {
    let refused = '';
    for (let tries = 0; tries < 60; tries += 1) {
      const answer = this.choose(decision, tries);
      this.now += 1;
      const result = decideAndEvolve(
        this.state,
        {
          actor: playerAt(decision.seat),
          command: { type: 'answer', decision: decision.id, answer },
        },
        { ...this.inputs, now: instant(this.now) },
      );
      if (result.ok) {
        for (const event of result.value) this.note(event);
        return;
      }
      refused = `${result.error.rule}: ${result.error.message}`;
    }
    throw new Error(`no answer to ${decision.kind} (${decision.prompt}) was accepted; the last: ${refused}`);
  }

  private choose(decision: Decision, tries: number): Answer {
    const { question, seat } = decision;
    const { random } = this;
    if (question.kind === 'priority') return { kind: 'priority', action: this.action(seat, tries) ?? 'pass' };
    if (question.kind === 'yes-no')
      return { kind: 'yes-no', yes: tries > 0 ? tries % 2 === 0 : random.below(5) > 0 };
    if (tries < 2 && question.kind === 'attackers' && random.below(3) > 0) return this.attack(question);
    if (tries < 2 && question.kind === 'blockers' && random.below(3) > 0) return this.block(question);
    if (tries >= TRIES && question.kind === 'attackers')
      return { kind: 'attackers', attacks: leastAttack(this.state, seat) };
    if (tries >= TRIES && question.kind === 'blockers')
      return { kind: 'blockers', blocks: leastBlock(this.state, seat) };
    if (question.kind === 'choose-objects' && tries < TRIES) {
      const most = drawAnswer(
        { ...question, least: Math.min(question.count, question.candidates.length) },
        random,
      );
      if (random.below(4) > 0) return most;
    }
    return (tries < TRIES ? this.aimed(question) : undefined) ?? drawAnswer(question, random);
  }

  /** At the card itself, every other time. */
  private aimed(question: Question): Answer | undefined {
    if (question.kind !== 'choose-targets' || question.least > 1 || question.most < 1) return undefined;
    const own = question.objects.filter((object) => this.isTried(object));
    if (own.length === 0 || this.random.below(2) === 0) return undefined;
    return { kind: 'choose-targets', targets: [{ object: oneOf(own, this.random) }] };
  }

  /** With the card, if it can, and with some others. */
  private attack({ candidates }: QuestionOf<'attackers'>): Answer {
    return {
      kind: 'attackers',
      attacks: candidates.flatMap(({ attacker, defenders }) =>
        defenders.length > 0 && this.random.below(4) < this.eagerness(attacker)
          ? [{ attacker, defender: oneOf(defenders, this.random) }]
          : [],
      ),
    };
  }
  /** Of four times. */
  private eagerness(attacker: ObjectId): number {
    if (this.isWaiting) return this.isTried(attacker) ? 1 : 2;
    if (this.isWithTried(attacker)) return 4;
    return this.isPatient ? 0 : 1;
  }
  private block({ candidates }: QuestionOf<'blockers'>): Answer {
    if (this.isPatient && !this.isWaiting && this.random.below(4) > 0)
      return { kind: 'blockers', blocks: [] };
    return {
      kind: 'blockers',
      blocks: candidates.flatMap(({ blocker, attackers }) => {
        const own = attackers.filter((attacker) => this.isTried(attacker));
        const some = own.length > 0 ? own : attackers;
        return some.length > 0 && (own.length > 0 || this.isTried(blocker) || this.random.below(5) === 0)
          ? [{ blocker, attackers: [oneOf(some, this.random)] }]
          : [];
      }),
    };
  }

  /** Its own card's actions first; sometimes others, so that something happens. */
  private action(seat: Seat, tries: number): GameAction | undefined {
    const { state, random } = this;
    if (tries >= TRIES) return undefined;
    const bait = this.bait(seat);
    if (bait !== undefined) return bait;
    const luck = random.below(10);
    const own = luck < 8 && this.isTime ? this.completed(seat, this.ownActions(seat)) : undefined;
    if (own !== undefined || luck > (this.isPatient ? 0 : 3)) return own;
    const legal = legalActions(state, seat, this.inputs);
    const itself = legal.filter(({ object }) => this.isTried(object));
    if (itself.length > 0 && random.below(2) === 0) return this.completed(seat, itself);
    const others = legal.filter(
      ({ object, do: deed }) => !this.isTried(object) && !(deed === 'activate' && this.isLand(object)),
    );
    const lands = others.filter(({ do: deed }) => deed === 'play');
    return this.completed(seat, lands.length > 0 && random.below(2) === 0 ? lands : others);
  }

  /** What was made for it is cast and used, a thing at a time, in main phases. */
  private bait(seat: Seat): GameAction | undefined {
    const { state, random } = this;
    const { turn } = state;
    const isMain = turn?.active === seat && turn.step?.endsWith('main') === true;
    if (this.situation.hands !== 'bait' || !isMain || !this.isStackEmpty || random.below(4) === 0)
      return undefined;
    const made = legalActions(state, seat, this.inputs).filter(
      ({ object, do: deed }) => !this.isTried(object) && (deed !== 'activate' || this.isMade(object)),
    );
    return this.completed(seat, made);
  }
  private isMade(id: ObjectId): boolean {
    return known(this.state, id)?.name === 'Workshop';
  }

  private completed(seat: Seat, actions: readonly GameAction[]): GameAction | undefined {
    const { state, random } = this;
    const left = [...actions];
    const chooser = (question: Question): Answer =>
      this.aimed(question) ?? drawAnswer(question as PlainQuestion, random);
    while (left.length > 0) {
      const started = oneOf(left, random);
      left.splice(left.indexOf(started), 1);
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const completed = completedBy(state, seat, started, chooser, this.inputs);
        if ('done' in completed) return completed.done;
        if (attempt === 0 && !isWorthMore(completed.refusal.rule)) break;
      }
    }
    return undefined;
  }

  /** Whatever might be begun with the card; whether it can be is for the rules to say. */
  private ownActions(seat: Seat): readonly GameAction[] {
    const faces = this.tried.definition.faces ?? [];
    return Object.values(this.state.objects).flatMap((object): GameAction[] => {
      if (object.identity.definition !== this.tried.hash || object.item !== undefined) return [];
      if (object.owner !== seat || object.zone.kind === 'library') return [];
      const abilities = known(this.state, object.id)?.abilities ?? [];
      const used = abilities
        .filter(({ ability }) => ability.kind === 'activated')
        .map((_, ability): GameAction => ({ do: 'activate', object: object.id, ability }));
      if (object.permanent !== undefined)
        return object.permanent.faceDown === null ? used : [special(object.id, 'turn-up')];
      const cast = faces.map(({ types }, face): GameAction => ({
        do: types.includes('land') ? 'play' : 'cast',
        object: object.id,
        face,
      }));
      if (object.zone.kind === 'hand') {
        const specials = ['suspend', 'miracle'].map((what) => special(object.id, what));
        return this.prefers === 'cast' ? cast : [...cast, ...used, ...specials];
      }
      return [...cast, ...used];
    });
  }

  private faceOf(id: ObjectId): number {
    return this.state.objects[objectNumber(id)]?.identity.face ?? 0;
  }
  private isTried(id: ObjectId): boolean {
    return this.state.objects[objectNumber(id)]?.identity.definition === this.tried.hash;
  }
  private isWithTried(id: ObjectId): boolean {
    const isOn = ({ permanent, identity }: GameState['objects'][number]): boolean =>
      permanent?.attachedTo === id && identity.definition === this.tried.hash;
    return this.isTried(id) || Object.values(this.state.objects).some(isOn);
  }
  private get isPatient(): boolean {
    return this.situation.pace === 'calm';
  }
  private get isWaiting(): boolean {
    return this.situation.timing === 'response';
  }
  /** When something may be done with the card. */
  private get isTime(): boolean {
    const { combat } = this.state;
    return !this.isWaiting || !this.isStackEmpty || (combat !== null && combat.attacks.length > 0);
  }
  private get isStackEmpty(): boolean {
    return (this.state.zones[zoneKey(STACK)]?.length ?? 0) === 0;
  }
  private isLand(id: ObjectId): boolean {
    const object = this.state.objects[objectNumber(id)];
    const name = object?.identity.definition;
    return (
      name !== null && name !== undefined && this.state.definitions[name]?.typeLine.includes('Land') === true
    );
  }

  private note(event: GameEvent): void {
    if (event.type === 'SpellCast' || event.type === 'AbilityStacked') {
      const { item } = event;
      const isOwn =
        item.ability === null ? this.isTried(event.object) : item.ability.startsWith(`${this.tried.hash}#`);
      if (isOwn) this.stacked.set(event.object, { item, face: this.faceOf(event.object) });
    }
    if (event.type === 'ResolutionBegan') {
      this.close();
      if (this.stacked.has(event.object) && !event.fizzled)
        this.open = { object: event.object, events: [], questions: [] };
      return;
    }
    if (event.type === 'StepBegan' || (event.type === 'DecisionOpened' && event.kind === 'priority'))
      this.close();
    if (this.open === undefined) return;
    this.open.events.push(...partsOf(event));
    if (event.type === 'DecisionOpened') this.open.questions.push(event);
  }

  /** Whatever was resolving has resolved, be it that the game is over. */
  close(): void {
    if (this.open === undefined) return;
    const { object, events, questions } = this.open;
    this.open = undefined;
    const stacked = this.stacked.get(object);
    if (stacked === undefined) return;
    const { item, face } = stacked;
    this.resolved.push({ ability: item.ability, controller: item.controller, face, item, events, questions });
  }
}
