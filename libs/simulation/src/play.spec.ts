import { describe, expect, it } from '@jest/globals';
import { greedyBot, uniformBot, type Bot } from '#bots';
import { hashText } from '#kernel';
import { POOL } from '#testkit/pool/cards';
import {
  decideAgain,
  firstDifference,
  invariantWatch,
  Invariants,
  lockstepWatch,
  playGame,
  repeatingCommand,
  zoneFaults,
  questionFaults,
  plainFaults,
  referenceFaults,
  Ledger,
  Lockstep,
  type Recorded,
  type Setting,
} from './index.js';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import {
  BATTLEFIELD,
  EXILE,
  zoneKey,
  type GameEvent,
  type GameState,
  type ObjectId,
  type Referral,
} from '#rules';
import { partOf } from '#testkit/values/part-of';

const DECK = mixedDeck(POOL);
const TABLES: readonly (readonly Bot[])[] = [
  [uniformBot, uniformBot],
  [greedyBot, greedyBot],
  [uniformBot, greedyBot],
  [greedyBot, uniformBot, greedyBot],
];
const BASES = ['cr', 'cr', 'cr2011', 'ninth'] as const;
/** Enough for some turns; longer games are for the soak. */
const SHORT = 70;

interface Game {
  readonly seed: string;
  readonly bots: readonly Bot[];
  readonly base: (typeof BASES)[number];
}

const GAMES: readonly Game[] = Array.from({ length: 20 }, (_, nth) => ({
  seed: `short.${String(nth)}`,
  bots: TABLES[nth % TABLES.length] ?? [],
  base: BASES[Math.floor(nth / TABLES.length) % BASES.length] ?? 'cr',
}));

const settingOf = ({ seed, bots, base }: Game): Setting => ({
  seed,
  bots,
  cards: { catalogue: hashText('fixtures'), definitions: POOL, decks: bots.map(() => DECK) },
  terms: { base },
  mostDecisions: SHORT,
});

/** Plays the game; a failure includes the command that repeats it. */
function play(game: Game, watch: NonNullable<Setting['watch']>, mostDecisions = SHORT): GameState {
  const played = playGame({ ...settingOf(game), watch, mostDecisions });
  if (!played.ok)
    throw new Error(
      `seed ${game.seed}, after ${String(played.error.decisions)} decisions: ${played.error.why}\n  again: ${repeatingCommand(game)}`,
    );
  return played.value.state;
}

function recordingOf(game: Game): { state: GameState; recorded: Recorded[] } {
  const recorded: Recorded[] = [];
  const state = play(game, (_, events, proposed) => recorded.push({ proposed, events }));
  return { state, recorded };
}

const [FIRST, SECOND, , FOURTH] = GAMES as readonly [Game, Game, Game, Game];

describe('a game between bots', () => {
  it.each(GAMES.map((game) => [repeatingCommand(game), game] as const))(
    'keeps every invariant after every command: %s',
    (_, game) => {
      const state = play(game, invariantWatch());
      expect(state.stage.kind).toMatch(/turns|over/);
    },
  );

  it('cr 104.3a, 800.4a: keeps every invariant whenever somebody concedes', () => {
    for (let nth = 0; nth < 3; nth += 1) {
      const bots = [greedyBot, uniformBot, greedyBot, uniformBot];
      const played = playGame({
        ...settingOf({ seed: `leaving.${String(nth)}`, bots, base: 'cr' }),
        watch: invariantWatch(),
        mostDecisions: 110,
        concessions: [
          { after: 40 + 7 * nth, player: nth },
          { after: 70 + 3 * nth, player: (nth + 1) % 4 },
        ],
      });
      expect(played.ok ? '' : played.error.why).toBe('');
      expect(
        played.ok ? played.value.state.seats.filter(({ lost }) => lost === 'conceded') : [],
      ).toHaveLength(2);
    }
  });

  it('ends with a winner', () => {
    const game = { ...FIRST, seed: 'whole', bots: [greedyBot, greedyBot] };
    const { result } = play(game, lockstepWatch('command', settingOf(game)), 4000);
    expect(result?.reason).toBe('last-one-standing');
    expect(result?.winners).toHaveLength(1);
  });

  it('is the same, byte for byte, when it is replayed', () => {
    const [once, again] = [recordingOf(FOURTH), recordingOf(FOURTH)];
    expect(JSON.stringify(again.recorded)).toBe(JSON.stringify(once.recorded));
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(once.state));
  });

  it('differs with another seed', () => {
    const [one, other] = [recordingOf(FIRST), recordingOf({ ...FIRST, seed: 'another' })];
    expect(JSON.stringify(one.recorded)).not.toBe(JSON.stringify(other.recorded));
  });

  it('is decided to the recorded events when its commands are decided again', () => {
    const { recorded } = recordingOf(FIRST);
    expect(recorded.length).toBeGreaterThan(SHORT);
    expect(decideAgain(recorded, settingOf(FIRST))).toEqual([]);
    expect(decideAgain(recorded, { ...settingOf(FIRST), seed: 'another' })).toHaveLength(1);
    const cut = recorded.map((one, nth) => (nth === 50 ? { ...one, events: one.events.slice(0, -1) } : one));
    expect(decideAgain(cut, settingOf(FIRST))[0]).toMatch(/^command 50 is decided to other events/);
  });

  it('is reported with the one command that repeats it', () => {
    expect(repeatingCommand({ ...FOURTH, pace: 'turn' })).toBe(
      'pentaland simulate --games 1 --seed short.3 --base cr --bots greedy,uniform,greedy --lockstep turn',
    );
    const played = playGame({
      ...settingOf(FIRST),
      watch(state) {
        if (state.turn !== null) throw new Error('enough');
      },
    });
    expect(played.ok ? undefined : played.error.seed).toBe(FIRST.seed);
  });
});

describe('an invariant check', () => {
  const { state, recorded } = recordingOf(SECOND);
  const events = recorded.flatMap((one) => one.events);
  const copy = (): GameState => structuredClone(state);
  const someone = (of: GameState) => of.seats[0]!;
  const lying = (of: GameState): ObjectId => of.zones[zoneKey(BATTLEFIELD)]![0]!;

  it('finds no fault in an unmodified game', () => {
    expect([...zoneFaults(state), ...questionFaults(state), ...plainFaults(state)]).toEqual([]);
  });

  it('cr 400.1: finds an object in two zones, in none, or listed without existing', () => {
    const twice = copy();
    twice.zones[zoneKey(EXILE)] = [lying(twice)];
    expect(zoneFaults(twice).join()).toMatch(/lies in battlefield.* and in exile/);
    const nowhere = copy();
    nowhere.zones[zoneKey(BATTLEFIELD)]!.shift();
    expect(zoneFaults(nowhere).join()).toMatch(/lies nowhere/);
    const nothing = copy();
    nothing.zones[zoneKey(BATTLEFIELD)]!.push('o99999' as ObjectId);
    expect(zoneFaults(nothing).join()).toMatch(/o99999 lies in .* and is no object/);
  });

  it('finds a card that no event made, and one that is missing', () => {
    expect(new Ledger().follow(state, events)).toEqual([]);
    const lost = copy();
    Reflect.deleteProperty(lost.objects, Number(lying(lost).slice(1)));
    expect(new Ledger().follow(lost, events).join()).toMatch(/the card that became o\d+ is not there/);
    const ceased: GameEvent = { type: 'ObjectCeased', object: lying(state), was: null };
    expect(new Ledger().follow(lost, [...events, ceased]).join()).toMatch(/1 cards ceased to exist/);
    const early = events.filter(({ type }) => type !== 'CardDrawn');
    expect(new Ledger().follow(state, early).join()).toMatch(/is a card that no event has made/);
  });

  it('finds a life total and mana that the events do not explain', () => {
    const rich = copy();
    someone(rich).life += 1;
    expect(new Ledger().follow(rich, events).join()).toMatch(/seat 0 has \d+ life, of which events explain/);
    const green = copy();
    someone(green).mana.push({ type: 'G' });
    expect(new Ledger().follow(green, events).join()).toMatch(/the mana of seat 0/);
  });

  it('cr 400.7: finds a reference to something that never was', () => {
    const { gone } = new Ledger();
    const attached = copy();
    attached.objects[Number(lying(attached).slice(1))]!.permanent!.attachedTo = 'o99999' as ObjectId;
    expect(referenceFaults(attached, gone).join()).toMatch(
      /the attachment o\d+ names o99999, which never was/,
    );
    const framed = copy();
    framed.agenda.frames.push({ kind: 'effect', context: 7, answers: [], locals: {} });
    expect(referenceFaults(framed, gone).join()).toMatch(/context 7, which is not there/);
  });

  it('finds a missing question, a question after the end, and one of a player who has left', () => {
    expect(questionFaults({ ...copy(), decision: null })).toEqual(['nobody is asked anything in turns']);
    const over = { ...copy(), stage: { kind: 'over' as const } };
    expect(questionFaults(over).join()).toMatch(/without a result.*a question is open in over/);
    const left = copy();
    for (const seat of left.seats) seat.lost = 'conceded';
    expect(questionFaults(left).join()).toMatch(/is asked and does not play/);
  });

  it('table rulings: finds a question while a judge is awaited, and a judge awaited for nobody', () => {
    const asked = copy();
    asked.assisted.referred = partOf<Referral>({ seat: 0 });
    expect(questionFaults(asked)).toEqual(['a question is open while a judge is waited for']);
    expect(questionFaults({ ...asked, decision: null })).toEqual([]);
    asked.seats[0]!.lost = 'conceded';
    expect(questionFaults({ ...asked, decision: null }).join()).toMatch(
      /seat 0, who proposed, does not play/,
    );
    const over = { ...asked, decision: null, stage: { kind: 'over' as const } };
    expect(questionFaults(over).join()).toMatch(/a judge is waited for in over/);
  });

  it('finds a value that JSON does not keep', () => {
    const loose = copy();
    Object.assign(someone(loose), { life: undefined });
    expect(plainFaults(loose).join()).toMatch(/at state.seats.0.life/);
  });

  it('finds a state that differs from the folded log', () => {
    expect(new Lockstep('command').follow(state, events)).toEqual([]);
    const other = copy();
    someone(other).life += 1;
    expect(new Lockstep('command').follow(other, events).join()).toMatch(/differs at seats.0.life/);
    expect(new Invariants().after(other, events).length).toBeGreaterThan(1);
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, [])).toBeUndefined();
  });
});
