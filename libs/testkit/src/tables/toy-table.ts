// A game of the toy variant, or of another in which cards are named, from a position.
import type { Ability, Effect, Face, StepName, TargetSpec } from '#abilities';
import { definitionHash, type CardDefinition } from '#cards';
import { commitTo, gameId, hashText, instant, playerId } from '#kernel';
import {
  cardsIn,
  COMMON_LIBRARY,
  complete,
  DEFAULT_NAMING,
  DEFAULT_TERMS,
  handOf,
  legalActions,
  objectNumber,
  setUp,
  type Answer,
  type Choices,
  type Completing,
  type GameAction,
  type GameEvent,
  type Identity,
  type Inputs,
  type ObjectId,
  type Permanent,
  type Seat,
  type Terms,
  type Zone,
} from '#rules';
import type { Variant } from '../../../rules/src/model/variant/variant.js';
import { TOY } from './toy-variant.js';
import { ANNA, BORIS } from './seats.js';
import { SeatedTable } from './seated-table.js';

export { ANNA } from './seats.js';

export const BEN = BORIS;

export const word = (said: string): Answer => ({ kind: 'word', word: said });

/** A card of one face. */
export function card(
  name: string,
  cost: string | null,
  types: string,
  ...rest: readonly Part[]
): CardDefinition {
  const parts = Object.assign({}, ...rest) as Part;
  const face: Face = {
    kind: 'face',
    name,
    types: types.split(' '),
    ...(cost === null ? {} : { cost }),
    ...parts,
  };
  return { name, cost, typeLine: types, faces: [face] };
}
type Part = Partial<Face>;
export const sized = (power: number, toughness: number): Part => ({ power, toughness });
export const having = (...abilities: readonly Ability[]): Part => ({ abilities });
export const doing = (effect: Effect, ...targets: readonly TargetSpec[]): Part =>
  having({ kind: 'spell', body: { kind: 'plain', effect, ...(targets.length === 0 ? {} : { targets }) } });

/** Cards whose names are given to others: of two costs, and without a cost. */
export const NAMES: readonly CardDefinition[] = [
  card('Elf', '{G}', 'creature', sized(1, 1)),
  card('Wolf', '{G}', 'creature', sized(3, 1)),
  card('Moss', '{G}', 'enchantment'),
  card('Sprout', '{G}', 'instant', doing({ kind: 'gain-life', who: { kind: 'you' }, amount: 3 })),
  card('Leaf', '{G}', 'sorcery', doing({ kind: 'gain-life', who: { kind: 'you' }, amount: 1 })),
  card('Giant', '{1}{R}', 'creature', sized(3, 3)),
  card('Spark', '{1}{R}', 'instant', doing({ kind: 'gain-life', who: { kind: 'you' }, amount: 2 })),
  card('Ember', '{1}{R}', 'enchantment'),
  card('Grove', null, 'land', { supertypes: ['basic'], subtypes: ['Forest'] }),
  card('Vision', null, 'sorcery', doing({ kind: 'gain-life', who: { kind: 'you' }, amount: 5 })),
];

interface Lying {
  readonly seat?: Seat;
  /** The card keeps its printed name. */
  readonly named?: true;
}

/** The variant to play instead of the toy. */
interface Played {
  readonly ruleset: Terms['ruleset'];
  /** The cards by which others can be named, besides the table's own. */
  readonly names: readonly CardDefinition[];
  readonly illegal?: Inputs['cards']['illegal'];
  readonly terms?: Partial<Terms>;
}
const THE_TOY: Played = { ruleset: 'utopia', names: NAMES };

export class ToyTable extends SeatedTable {
  private readonly laid: GameEvent[] = [];
  private made = 0;
  readonly inputs: Inputs;

  constructor(
    spells: readonly CardDefinition[] = [],
    variant: Variant = TOY,
    seed = 'toy',
    { ruleset, names, illegal, terms: said }: Played = THE_TOY,
  ) {
    super();
    this.inputs = {
      now: instant(1),
      seed,
      cards: {
        catalogue: hashText('toy'),
        definitions: [...names, ...spells],
        ...(illegal === undefined ? {} : { illegal }),
      },
      variants: { [ruleset]: variant },
    };
    const players = ['anna', 'ben'].map((name) => playerId(name));
    const host = playerId('anna');
    const naming = variant.naming === null ? {} : { naming: DEFAULT_NAMING };
    const terms = { ...DEFAULT_TERMS, ruleset, seats: 2, ...naming, ...said };
    this.laid.push(
      { type: 'GameCreated', game: gameId('toy'), host, terms, commitment: commitTo(seed) },
      ...players.map((player, seat): GameEvent => ({ type: 'SeatTaken', seat: seat as Seat, player })),
      {
        type: 'GameBegan',
        life: 20,
        graveyards: variant.graveyards.count,
        ...(variant.naming === null ? {} : { naming: variant.naming.granted }),
      },
    );
    for (const definition of this.inputs.cards.definitions)
      this.laid.push({ type: 'DefinitionRecorded', hash: definitionHash(definition), definition });
  }

  private definition(name: string): CardDefinition {
    const found = this.inputs.cards.definitions.find((one) => one.name === name);
    if (found === undefined) throw new Error(`no card is called ${name}`);
    return found;
  }

  private next(): ObjectId {
    this.made += 1;
    return `o${String(this.made)}` as ObjectId;
  }

  lay(zone: Zone, printed: string, { seat = ANNA, named }: Lying = {}): ObjectId {
    const object = this.next();
    this.laid.push({
      type: 'CardsPlaced',
      zone,
      owner: zone.kind === 'library' && zone.seat === null ? null : seat,
      cards: [{ object, printed: definitionHash(this.definition(printed)) }],
      ...(named === true ? {} : { unnamed: true as const }),
    });
    return object;
  }

  inHand(printed: string, lying: Lying = {}): ObjectId {
    return this.lay(handOf(lying.seat ?? ANNA), printed, lying);
  }

  /** Puts a card on top of the library. */
  library(printed: string, named?: true): ObjectId {
    return this.lay(COMMON_LIBRARY, printed, named === undefined ? {} : { named });
  }

  permanent(
    identity: string,
    { seat = ANNA, faceDown = null }: { seat?: Seat; faceDown?: Permanent['faceDown'] } = {},
  ): ObjectId {
    const object = this.next();
    const definition = definitionHash(this.definition(identity));
    const card: Identity =
      faceDown === null ? { definition, face: 0 } : { definition, face: 0, unnamed: 'open' };
    this.laid.push({
      type: 'PermanentPlaced',
      object,
      owner: seat,
      controller: seat,
      identity: card,
      tapped: false,
      faceDown,
      counters: {},
      damage: 0,
      attachedTo: null,
      since: 0,
    });
    return object;
  }

  /** Anna's main phase, or another of her steps. */
  begin(step: StepName = 'precombat-main'): this {
    const laid: readonly GameEvent[] = [
      ...this.laid,
      { type: 'TurnBegan', turn: 1, seat: ANNA },
      { type: 'StepBegan', step },
      { type: 'PrioritySet', seat: ANNA },
    ];
    this.take(setUp(this.state, laid, this.inputs));
    return this;
  }

  name(name: string): this {
    expect(this.decision).toMatchObject({ kind: 'word', prompt: 'name', question: { of: 'card' } });
    return this.answer(word(name));
  }

  /** cr 702.94a: reveals the card that has just been drawn. */
  reveal(object: ObjectId): this {
    expect(this.decision).toMatchObject({ kind: 'choose-objects', prompt: 'first-drawn' });
    return this.answer({ kind: 'choose-objects', objects: [object] });
  }

  cast(object: ObjectId, choices: Choices = {}): this {
    return this.act({ do: 'cast', object, ...choices });
  }

  whyNot(action: GameAction): string | undefined {
    return this.tryAnswer({ kind: 'priority', action })?.rule;
  }

  complete(action: GameAction): Completing {
    return complete(this.state, this.decision.seat, action, this.inputs);
  }

  get offered(): readonly GameAction[] {
    return legalActions(this.state, this.decision.seat, this.inputs);
  }

  /**
   * All players pass until somebody is asked something else, the stack is empty, or the game is over. No
   * drawn card is revealed for miracle, unless `until` asks for that.
   */
  resolve(until?: 'first-drawn'): this {
    for (let times = 0; times < 20; times += 1) {
      if (this.state.decision?.prompt === 'first-drawn' && until === undefined) {
        this.answer({ kind: 'choose-objects', objects: [] });
        continue;
      }
      if (this.state.decision?.kind !== 'priority') return this;
      if (cardsIn(this.state, { kind: 'stack', seat: null, index: 0 }).length === 0) return this;
      this.answer({ kind: 'priority', action: 'pass' });
    }
    throw new Error('it goes on and on');
  }

  /** Its printed name, whatever it is now. */
  printed(id: ObjectId): string {
    const { printed, definition } = this.object(id)?.identity ?? {};
    return this.state.definitions[printed ?? definition ?? '']?.name ?? 'nothing';
  }

  object(id: ObjectId) {
    return this.state.objects[objectNumber(id)];
  }

  /** The card's present id, whatever its id was. */
  now(id: ObjectId): ObjectId {
    let at = id;
    for (let next: ObjectId | null | undefined = at; next !== null && next !== undefined;) {
      at = next;
      next = this.object(at) === undefined ? this.state.gone[String(objectNumber(at))]?.became : null;
    }
    return at;
  }

  get used(): readonly string[] {
    return this.state.naming?.names.map(({ name }) => name) ?? [];
  }
}
