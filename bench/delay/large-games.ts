// Games that are as much work as can be, written into the log of a server that does not run: a board of a thousand tokens
// with counting anthems and twenty that trigger at once, after more than ten thousand events; and one as long that is
// over, and can be verified.
import { randomBytes, randomUUID } from 'node:crypto';
import {
  commandId,
  commitTo,
  gameId,
  instant,
  playerId,
  hashText,
  type GameId,
  type Instant,
  type PlayerId,
} from '#kernel';
import type { EventStore } from '#event-store';
import {
  decideAndEvolve,
  DEFAULT_TERMS,
  evolve,
  initialState,
  setUp,
  type Answer,
  type GameEvent,
  type Inputs,
  type ObjectId,
  type PlayerCommand,
  type Proposed,
  type Seat,
} from '#rules';
import { parseScenario, type Cards } from '#scenario';
import type { FormatCards } from '#matches';
import type { Keys } from '#ports';
import { EMPTY_TAIL, encodeBatch, GameSecrets, gameStream } from '#log';
import { answerByDefault } from '../../libs/scenario/src/answers/by-default.js';
import { Layout } from '../../libs/scenario/src/position/lay.js';
import { GAME_CODEC } from '../../libs/matches/src/game/log/game-log.js';
import { rulebookFor } from '../../libs/matches/src/ports/index.js';
import { of } from '../boards/cases.js';

const TOKENS = 1_000;
const EVENTS = 10_000;
/** Of one batch that lays what is there. */
const LAID_AT_ONCE = 500;

export interface Store {
  readonly store: EventStore;
  readonly keys: Keys;
  readonly cards: FormatCards;
}

/** A game as its log is written, and its state. */
class Writing {
  readonly state = initialState();
  readonly id: GameId = gameId(randomUUID());
  events = 0;
  private tail = EMPTY_TAIL;
  private secret: { readonly seed: string; readonly chain: string } | undefined;
  private at = Date.now() as Instant;

  constructor(private readonly into: Store) {}

  async begin(): Promise<{ readonly seed: string }> {
    const entropy = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
    const { store, keys } = this.into;
    const secrets = new GameSecrets(store, keys, entropy, { now: () => this.at });
    return (this.secret = await secrets.create(this.id));
  }

  get now(): Instant {
    this.at = instant(this.at + 1);
    return this.at;
  }

  async write(actor: PlayerId, events: readonly GameEvent[]): Promise<void> {
    const stream = gameStream(this.id);
    const batch = encodeBatch(GAME_CODEC, {
      stream,
      actor,
      commandId: commandId(randomUUID()),
      at: this.at,
      events,
      after: this.tail,
      secret: this.secret?.chain ?? '',
    });
    const expected = this.events === 0 ? 'no-stream' : 'any';
    const appended = await this.into.store.append(stream, expected, batch.events);
    if (appended.kind !== 'appended') throw new Error(`not appended: ${appended.kind}`);
    this.tail = batch.tail;
    this.events += events.length;
  }

  inputs(seed: string): Inputs {
    const { terms } = this.state;
    if (terms === null) throw new Error('a game without terms');
    return { now: this.now, seed, ...rulebookFor(this.into.cards, terms) };
  }

  /** Decides, goes on by it, and writes it down. */
  async give(proposed: Proposed, inputs: Inputs): Promise<void> {
    const decided = decideAndEvolve(this.state, proposed, inputs);
    if (!decided.ok) throw new Error(`${decided.error.rule}: ${decided.error.message}`);
    await this.write(proposed.actor as PlayerId, decided.value);
  }

  /** Everyone passes, and chooses the first there is to choose, until the log is so long or the game is over. */
  async passUntil(events: number, seed: string): Promise<void> {
    while (this.events < events && this.state.decision !== null) {
      const { decision } = this.state;
      const actor = this.state.seats[decision.seat]?.player;
      if (actor === undefined || actor === null) throw new Error('nobody is asked');
      const answer: Answer | undefined =
        decision.question.kind === 'priority'
          ? { kind: 'priority', action: 'pass' }
          : answerByDefault({ ...decision, legal: () => true });
      if (answer === undefined) throw new Error(`no answer to ${decision.prompt}`);
      await this.give(
        { actor, command: { type: 'answer', decision: decision.id, answer } },
        this.inputs(seed),
      );
    }
  }
}

/**
 * A thousand tokens that nobody has made, and no limit to a hand, so that the sweep is still there: what is laid cannot be verified, and is played on like any other. */
export async function largeBoard(into: Store, cards: Cards, players: readonly PlayerId[]): Promise<GameId> {
  const game = new Writing(into);
  const { seed } = await game.begin();
  const [first = '', ...others] = players;
  const sides = {
    [first]: {
      battlefield: [
        of('Coat of Arms', 4),
        of('Soul Warden', 20),
        'Grizzly Bears',
        of('Plains', 4),
        'Reliquary Tower',
      ],
      hand: ['Day of Judgment'],
      library: [of('Memnite', 60)],
      life: 100_000,
    },
    ...Object.fromEntries(others.map((one) => [one, { life: 100_000 }])),
  };
  const scenario = parseScenario({ scenario: 'board', players: sides });
  if (!scenario.ok) throw new Error(scenario.error);
  const layout = new Layout(scenario.value, cards.find);
  const laid = layout.events.map((event) =>
    event.type === 'GameCreated' ? { ...event, game: game.id, commitment: commitTo(seed) } : event,
  );
  const inputs = {
    now: game.now,
    seed,
    cards: { catalogue: hashText(seed), definitions: [...layout.definitions.values()] },
  };
  const host = playerId(first);
  const said = {
    type: 'CommandAccepted',
    command: { type: 'ready' },
    engine: 'laid',
    at: game.now,
  } as GameEvent;
  const write = async (events: readonly GameEvent[]): Promise<void> => {
    for (let from = 0; from < events.length; from += LAID_AT_ONCE) {
      const some = [said, ...events.slice(from, from + LAID_AT_ONCE)];
      for (const event of some) evolve(game.state, event);
      await game.write(host, some);
    }
  };
  await write(setUp(game.state, laid, inputs));
  const bear = Object.values(game.state.objects).find(
    ({ identity }) => game.state.definitions[identity.definition ?? '']?.name === 'Grizzly Bears',
  );
  if (bear === undefined) throw new Error('nothing is there to be copied');
  const tokens = Array.from({ length: TOKENS }, (_, nth): GameEvent => ({
    type: 'TokenCreated',
    object: `o${String(game.state.objectsMade + 1 + nth)}` as ObjectId,
    identity: bear.identity,
    owner: (nth % players.length) as Seat,
    controller: (nth % players.length) as Seat,
    tapped: false,
    counters: {},
  }));
  await write(tokens);
  await game.passUntil(EVENTS, seed);
  // The first player's own main phase, where they can do all they could.
  for (let more = 0; more < EVENTS && !isFirstsMain(game); more += 1)
    await game.passUntil(game.events + 1, seed);
  return game.id;
}

const isFirstsMain = ({ state }: Writing): boolean =>
  state.turn?.active === 0 && state.turn.step === 'precombat-main' && state.decision?.seat === 0;

/** A game that two have passed their way through, and the first has given up: anyone may look into it, and verify it. */
export async function longAndOver(into: Store, players: readonly PlayerId[]): Promise<GameId> {
  const game = new Writing(into);
  const { seed } = await game.begin();
  const [host, guest] = players;
  if (host === undefined || guest === undefined) throw new Error('a game of two');
  const terms = { ...DEFAULT_TERMS, seats: 2 };
  const created: Proposed = {
    actor: host,
    command: { type: 'create', game: game.id, terms, commitment: commitTo(seed) },
  };
  await game.give(created, { now: game.now, seed, ...rulebookFor(into.cards, terms) });
  const give = (actor: PlayerId, command: PlayerCommand): Promise<void> =>
    game.give({ actor, command }, game.inputs(seed));
  await give(guest, { type: 'join' });
  for (const one of [host, guest]) await give(one, { type: 'ready', commitment: null });
  await give(host, { type: 'start' });
  await game.passUntil(EVENTS, seed);
  if (game.state.decision !== null)
    await game.give({ actor: host, command: { type: 'concede' } }, game.inputs(seed));
  return game.id;
}
