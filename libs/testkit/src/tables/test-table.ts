// A game driven through decide and evolve alone, as its only session would: for tests of any room.
import { commitTo, gameId, hashText, instant, playerId, type Hash, type PlayerId } from '#kernel';
import { parseCard, type CardDefinition } from '#cards';
import {
  DEFAULT_TERMS,
  type Inputs,
  type PlayerCommand,
  type Proposed,
  type Refusal,
  type TimerCommand,
  type Terms,
} from '#rules';
import { CommandedTable } from './commanded-table.js';

const playerCalled = (name: string): PlayerId => playerId(`player-${name}`);

export const EIGHT_PLAYERS = [
  playerCalled('anna'),
  playerCalled('boris'),
  playerCalled('chloe'),
  playerCalled('dario'),
  playerCalled('elena'),
  playerCalled('farid'),
  playerCalled('greta'),
  playerCalled('hugo'),
] as const;
export const PLAYERS: readonly PlayerId[] = EIGHT_PLAYERS;

/** Cards nobody prints, as many as asked: what a card is called never matters to the rules. */
export function cardPool(size: number): CardDefinition[] {
  return Array.from({ length: size }, (_, index) => {
    const card = parseCard({
      name: `Test Card ${String(index)}`,
      cost: '{1}{W}',
      typeLine: 'Creature — Test',
    });
    if (!card.ok) throw new Error(card.error);
    return card.value;
  });
}

export interface TableOptions {
  readonly terms?: Partial<Terms>;
  readonly seed?: string;
  readonly pool?: readonly CardDefinition[];
  /** What each seat brings. */
  readonly decks?: readonly (readonly CardDefinition[])[];
}

export class TestTable extends CommandedTable {
  now = 1_000_000;
  readonly seed: string;
  private readonly cards: Inputs['cards'];

  constructor(private readonly options: TableOptions = {}) {
    super();
    this.seed = options.seed ?? 'seed';
    this.cards = {
      catalogue: hashText('pool'),
      definitions: options.pool ?? cardPool(400),
      ...(options.decks === undefined ? {} : { decks: options.decks }),
    };
  }

  override get inputs(): Inputs {
    return { now: instant(this.now), seed: this.seed, cards: this.cards };
  }

  override give(proposed: Proposed): Refusal | undefined {
    const refusal = super.give(proposed);
    if (refusal === undefined) this.now += 1000;
    return refusal;
  }

  attempt(actor: PlayerId, command: PlayerCommand): Refusal | undefined {
    return this.give({ actor, command });
  }

  timer(command: TimerCommand): Refusal | undefined {
    return this.give({ actor: 'timer', command });
  }

  /** A command that the test takes for granted. */
  act(actor: PlayerId, command: PlayerCommand): this {
    const refusal = this.attempt(actor, command);
    if (refusal !== undefined) throw new Error(`${command.type}: ${refusal.code} (${refusal.message})`);
    return this;
  }

  create(seats = 2): this {
    const terms: Terms = { ...DEFAULT_TERMS, seats, ...this.options.terms };
    return this.act(PLAYERS[0]!, {
      type: 'create',
      game: gameId('game-1'),
      terms,
      commitment: commitTo(this.seed),
    });
  }

  /** Created, everyone seated and ready; `entropy` by seat where players bring some. */
  gather(players = 2, entropy: readonly (string | null)[] = []): this {
    this.create(players);
    for (const player of PLAYERS.slice(1, players)) this.act(player, { type: 'join' });
    PLAYERS.slice(0, players).forEach((player, seat) => {
      const secret = entropy[seat] ?? null;
      const commitment: Hash | null = secret === null ? null : commitTo(secret);
      this.act(player, { type: 'ready', commitment });
    });
    return this;
  }

  /** Started, at the first question: who goes first. */
  start(players = 2): this {
    return this.gather(players).act(PLAYERS[0]!, { type: 'start' });
  }

  /** Whom the open question is asked. */
  get asked(): PlayerId {
    const seat = this.state.decision?.seat;
    const player = seat === undefined ? null : this.state.seats[seat]?.player;
    if (player === undefined || player === null) throw new Error('nobody is asked anything');
    return player;
  }

  answer(answer: Extract<PlayerCommand, { type: 'answer' }>['answer']): this {
    return this.act(this.asked, { type: 'answer', decision: this.decision.id, answer });
  }

  /** Past the start of the game, everyone keeping, `first` on the play: at the first turn's priority. */
  play(players = 2, first = 0): this {
    this.start(players);
    this.answer({ kind: 'choose-players', players: [this.state.seats[first]!.seat] });
    while (this.state.decision?.prompt === 'take-a-mulligan') this.answer({ kind: 'yes-no', yes: false });
    return this;
  }

  passTurn(): this {
    return this.answer({ kind: 'priority', action: 'pass-turn' });
  }
}
