// Anyone who has the log and the seed can find out whether the game was played fairly.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { hashText } from '#kernel';
import { recordedGame } from '#testkit/games/magic';
import { cardPool, TestTable } from '#testkit/tables/test-table';
import { anna, boris, chloe } from '#testkit/tables/looking';
import {
  LogVerifier,
  type EventType,
  type GameEvent,
  type LogVerdict,
  type Opened,
  type VerifiedBatch,
} from '../../index.js';
import { seat } from '#testkit/tables/seats';
import { isOf, type EventOf } from '#testkit/tables/events';

const SECRETS = ['the secret of anna', 'the secret of boris', 'the secret of chloe'] as const;
const OPENED: Opened = {
  seed: 'seed',
  cards: { catalogue: hashText('pool'), definitions: cardPool(400) },
};

function batchesOf({ events }: TestTable): VerifiedBatch[] {
  const batches: { actor: VerifiedBatch['actor']; events: GameEvent[] }[] = [];
  for (const event of events) {
    if (event.type === 'CommandAccepted') batches.push({ actor: 'timer', events: [] });
    batches.at(-1)?.events.push(event);
  }
  return batches;
}

/** A game of three with entropy, mulligans and turns, and the actor of each command. */
function played(): VerifiedBatch[] {
  const table = new TestTable();
  const actors: VerifiedBatch['actor'][] = [];
  const give = table.give.bind(table);
  table.give = (proposed) => {
    const refusal = give(proposed);
    if (refusal === undefined) actors.push(proposed.actor);
    return refusal;
  };
  table.gather(3, SECRETS).act(anna, { type: 'start' });
  for (const [nth, player] of [anna, boris, chloe].entries())
    table.act(player, { type: 'open-entropy', entropy: SECRETS[nth]! });
  table.answer({ kind: 'choose-players', players: [table.state.seats[1]!.seat] });
  for (const yes of [true, false, true, false, false])
    if (table.state.decision?.prompt === 'take-a-mulligan') table.answer({ kind: 'yes-no', yes });
  while (table.state.decision?.prompt !== 'priority') {
    const { question } = table.state.decision!;
    if (question.kind === 'choose-objects')
      table.answer({ kind: 'choose-objects', objects: question.candidates.slice(0, question.count) });
    else table.answer({ kind: 'yes-no', yes: false });
  }
  for (let turn = 0; turn < 6; turn += 1) table.passTurn();
  table.act(chloe, { type: 'concede' });
  return batchesOf(table).map((batch, nth) => ({ ...batch, actor: actors[nth]! }));
}

function verified(batches: readonly VerifiedBatch[], opened: Opened = OPENED): LogVerdict {
  const verifier = new LogVerifier(opened);
  for (const batch of batches) verifier.add(batch);
  return verifier.verdict();
}

/** Replaces the first event of the type, and the engine that decided it if one is given. */
function changed<K extends EventType>(
  batches: readonly VerifiedBatch[],
  type: K,
  change: (event: EventOf<K>) => GameEvent,
  engine?: string,
): { readonly batches: VerifiedBatch[]; readonly place: number } {
  let [place, found, seen] = [0, false, 0];
  const result = batches.map((batch) => {
    const isIn = !found && batch.events.some((event) => event.type === type);
    const events = batch.events.map((event) => {
      seen += 1;
      if (isIn && engine !== undefined && event.type === 'CommandAccepted') return { ...event, engine };
      if (found || !isOf(type)(event)) return event;
      found = true;
      place = seen - 1;
      return change(event);
    });
    return { ...batch, events };
  });
  if (!found) throw new Error(`no ${type} happens`);
  return { batches: result, place };
}

let game: readonly VerifiedBatch[];
beforeAll(() => {
  game = played();
});

describe('a log as it was written', () => {
  it('table fairness: verifies, with every draw made or decided again', () => {
    const events = game.flatMap((batch) => batch.events);
    const draws = events.filter((event) => 'drawn' in event);
    const { redrawn, redecided } = verified(game).draws;
    expect(verified(game)).toMatchObject({
      commands: game.length,
      events: events.length,
      fault: null,
      differences: [],
    });
    expect([redrawn + redecided, redecided]).toEqual([draws.length, 1]);
  });

  it.each(['chance', 'mixed', 'hiding'] as const)(
    'verifies for a game of Magic too, with %s cards',
    (deck) => {
      const { batches, inputs } = recordedGame({ seed: `fair coins ${deck}`, decisions: 80, deck });
      const log = batches.map(({ proposed, events }) => ({ actor: proposed.actor, events }));
      const verdict = verified(log, inputs);
      expect(verdict).toMatchObject({ fault: null, differences: [], draws: { unchecked: 0 } });
      const coins = batches.flatMap(({ events }) => events).filter(({ type }) => type === 'CoinFlipped');
      if (deck === 'chance') expect(coins.length).toBeGreaterThan(0);
    },
  );
});

describe('a log that is checked in steps', () => {
  it('takes a step for each event that is compared, one for each that is folded, and finds the same', () => {
    const verifier = new LogVerifier(OPENED);
    const events = Math.max(...game.map((batch) => batch.events.length));
    const steps = game.map((batch) => [...verifier.adding(batch)].length);
    expect(Math.max(...steps)).toBeGreaterThanOrEqual(2 * events);
    expect(verifier.verdict()).toEqual(verified(game));
  });
});

describe('a log is found tampered with after a change of', () => {
  const fault = (batches: readonly VerifiedBatch[], opened?: Opened) => verified(batches, opened).fault;

  it('table fairness: the promised seed', () => {
    expect(fault(game, { ...OPENED, seed: 'another' })).toEqual({ place: 1, fault: 'seed-not-promised' });
  });

  it('table fairness: the committed entropy', () => {
    const { batches, place } = changed(game, 'EntropyOpened', (event) => ({
      ...event,
      entropy: 'never promised by anyone',
    }));
    expect(fault(batches)).toEqual({ place, fault: 'entropy-not-promised' });
  });

  it('cr 103.1: the player who chooses who starts', () => {
    const { batches, place } = changed(game, 'StarterChooserDetermined', (event) => ({
      ...event,
      seat: seat((event.seat + 1) % 3),
    }));
    expect(fault(batches)).toEqual({ place, fault: 'drawn-otherwise' });
  });

  it('cr 701.24: the order of two cards in a shuffled library', () => {
    const { batches, place } = changed(game, 'LibraryShuffled', ({ order: [a, b, ...rest], ...event }) => ({
      ...event,
      order: [b!, a!, ...rest],
    }));
    expect(fault(batches)).toEqual({ place, fault: 'drawn-otherwise' });
  });

  it('pentaland 701.1b: a cut, by one card', () => {
    const { batches, place } = changed(game, 'LibraryCut', (event) => ({ ...event, at: event.at + 1 }));
    expect(fault(batches)).toEqual({ place, fault: 'drawn-otherwise' });
  });

  it('pentaland 701: the order in which hands went back', () => {
    const { batches, place } = changed(game, 'HandsReturned', (event) => ({
      ...event,
      cards: event.cards.toReversed(),
    }));
    expect(fault(batches)).toEqual({ place, fault: 'drawn-otherwise' });
  });

  it('cr 705.1, 706.2: the side of a coin or the face of a die', () => {
    const { batches, inputs } = recordedGame({ seed: 'fair coins', decisions: 80, deck: 'chance' });
    const log = batches.map(({ proposed, events }) => ({ actor: proposed.actor, events }));
    const coin = changed(log, 'CoinFlipped', (event) => ({ ...event, heads: !event.heads }));
    expect(fault(coin.batches, inputs)).toEqual({ place: coin.place, fault: 'drawn-otherwise' });
    const die = changed(log, 'DieRolled', (event) => ({
      ...event,
      result: (event.result % event.sides) + 1,
    }));
    expect(fault(die.batches, inputs)).toEqual({ place: die.place, fault: 'drawn-otherwise' });
  });

  it('the random words, so that a better one comes next', () => {
    const { batches, place } = changed(game, 'LibraryCut', (event) => ({ ...event, drawn: event.drawn + 1 }));
    expect(fault(batches)).toEqual({ place, fault: 'words-miscounted' });
  });

  it('the cards of a library, which shows only when it is built again', () => {
    const { batches, place } = changed(game, 'LibraryMade', ({ cards: [first, ...rest], ...event }) => ({
      ...event,
      cards: [{ ...first!, printed: rest[0]!.printed }, ...rest],
    }));
    expect(fault(batches)).toEqual({ place, fault: 'decided-otherwise' });
  });

  it('the player who gave a command', () => {
    const at = game.findIndex(({ events }) => events.some(({ type }) => type === 'PlayerLost'));
    const batches = game.map((batch, nth) => (nth === at ? { ...batch, actor: anna } : batch));
    expect(fault(batches)?.fault).toBe('decided-otherwise');
  });

  it('the player to one who could not have given the command, from that command on', () => {
    const at = game.findIndex(({ events }) => events.some(({ type }) => type === 'StarterChooserDetermined'));
    const asked = game.findIndex(
      ({ events }, nth) =>
        nth > at && events[0]?.type === 'CommandAccepted' && events[0].command['type'] === 'answer',
    );
    const { actor } = game[asked]!;
    const other = [anna, boris].find((player) => player !== actor)!;
    const batches = game.map((batch, nth) => (nth === asked ? { ...batch, actor: other } : batch));
    const place = game.slice(0, asked).flatMap(({ events }) => events).length;
    expect(fault(batches)).toEqual({ place, fault: 'decided-otherwise' });
  });

  it('a batch, by events added at its end', () => {
    const at = game.length - 2;
    const more: GameEvent = { type: 'LifeChanged', seat: seat(0), by: 5, cause: 'set' };
    const batches = game.map((batch, nth) =>
      nth === at ? { ...batch, events: [...batch.events, more] } : batch,
    );
    const place = game.slice(0, at + 1).flatMap(({ events }) => events).length;
    expect(fault(batches)).toEqual({ place, fault: 'decided-otherwise' });
  });

  it('an event before the library was built, when other cards cannot be the reason', () => {
    const { batches, place } = changed(game, 'SeatTaken', (event) => ({ ...event, player: chloe }));
    expect(fault(batches)).toEqual({ place, fault: 'decided-otherwise' });
  });

  it('a batch, by events left out at its end', () => {
    const at = game.length - 2;
    const batches = game.map((batch, nth) =>
      nth === at ? { ...batch, events: batch.events.slice(0, -1) } : batch,
    );
    expect(fault(batches)?.fault).toBe('decided-otherwise');
  });

  it('everything, so that it is no game', () => {
    const lost = { type: 'PlayerLost', seat: seat(5), reason: 'conceded' } as const;
    expect(fault([{ actor: anna, events: [lost] }])).toEqual({ place: 0, fault: 'not-a-game' });
  });

  it('a batch, by leaving out its command', () => {
    const [first, ...others] = game;
    const bare = { ...first!, events: first!.events.slice(1) };
    expect(fault([bare, ...others])).toEqual({ place: 0, fault: 'not-a-game' });
  });
});

describe('a log that another version decided', () => {
  it('gets a named difference, and no fault, for an event that this version decides otherwise', () => {
    const { batches, place } = changed(game, 'TurnBegan', (event) => ({ ...event, extra: true }), 'of old');
    const { fault, differences } = verified(batches);
    expect(fault).toBeNull();
    expect(differences[0]).toEqual({
      place,
      why: 'other-engine',
      engine: 'of old',
      recorded: 'TurnBegan',
      decided: 'TurnBegan',
    });
  });

  it('gets a fault for a draw that does not follow from the seed', () => {
    const { batches, place } = changed(
      game,
      'LibraryCut',
      (event) => ({ ...event, at: event.at + 1 }),
      'of old',
    );
    expect(verified(batches).fault).toEqual({ place, fault: 'drawn-otherwise' });
  });

  it('gets a fault for a card that is in a library twice', () => {
    const twice = ({ order, ...event }: GameEvent<'LibraryShuffled'>) => ({
      ...event,
      order: [...order, order[0]!],
    });
    const { batches, place } = changed(game, 'LibraryShuffled', twice, 'of old');
    expect(verified(batches).fault).toEqual({ place, fault: 'drawn-otherwise' });
  });

  it('gets a fault for random words used again, even if no outcome shows it', () => {
    const { batches: played, inputs } = recordedGame({ seed: 'fair coins', decisions: 80, deck: 'chance' });
    const log = played.map(({ proposed, events }) => ({ actor: proposed.actor, events }));
    const { batches, place } = changed(log, 'RandomnessUsed', (event) => ({ ...event, drawn: 0 }), 'of old');
    expect(verified(batches, inputs).fault).toEqual({ place, fault: 'words-miscounted' });
  });

  it('gets a fault for entropy of a player who committed to none', () => {
    const { batches: unpromised } = changed(
      game,
      'SeatReady',
      (event) => ({ ...event, commitment: null }),
      'of old',
    );
    const { batches, place } = changed(unpromised, 'EntropyOpened', (event) => event, 'of old');
    expect(verified(batches).fault).toEqual({ place, fault: 'entropy-not-promised' });
  });

  it('gets its catalogue named if it was decided with other cards', () => {
    const cards = { catalogue: hashText('another'), definitions: cardPool(399) };
    const { fault, differences, draws } = verified(game, { ...OPENED, cards });
    expect(fault).toBeNull();
    expect(differences[0]).toMatchObject({ why: 'other-cards', catalogue: OPENED.cards.catalogue });
    expect(draws.unchecked).toBe(1);
  });

  /** Its log says that it was decided with other cards from the `nth` command on. */
  const importedAt = (nth: number, batches: readonly VerifiedBatch[]): VerifiedBatch[] =>
    batches.map((batch, at) => ({
      ...batch,
      events: batch.events.map((event) =>
        event.type === 'CommandAccepted' && at === nth
          ? { ...event, catalogue: hashText('imported') }
          : event,
      ),
    }));
  const placeOf = (nth: number): number => game.slice(0, nth).flatMap(({ events }) => events).length;

  it('gets a difference from the import of other cards on, and is checked before it', () => {
    const last = game.findLastIndex(({ events }) => events.some(({ type }) => type === 'TurnBegan'));
    const { batches, place } = changed(game.slice(last), 'TurnBegan', (event) => ({ ...event, extra: true }));
    const played = [...game.slice(0, last), ...batches];
    expect(verified(played).fault).toEqual({ place: placeOf(last) + place, fault: 'decided-otherwise' });
    const imported = verified(importedAt(last, played));
    expect(imported.fault).toBeNull();
    expect(imported.differences).toMatchObject([
      { place: placeOf(last) + place, why: 'other-cards', catalogue: hashText('imported') },
    ]);
    // The import excuses no difference before it.
    const early = changed(importedAt(last, game), 'TurnBegan', (event) => ({ ...event, extra: true }));
    expect(verified(early.batches).fault).toEqual({ place: early.place, fault: 'decided-otherwise' });
  });

  it('is checked after the import too if the later cards are here', () => {
    const cards = { ...OPENED.cards, catalogue: hashText('imported') };
    const last = game.findLastIndex(({ events }) => events.some(({ type }) => type === 'TurnBegan'));
    const honest = importedAt(last, game);
    // The library names its catalogue.
    expect(verified(honest, { ...OPENED, cards })).toMatchObject({
      fault: null,
      differences: [{ recorded: 'LibraryMade', why: 'other-cards' }],
    });
    const { batches, place } = changed(honest.slice(last), 'TurnBegan', (event) => ({
      ...event,
      extra: true,
    }));
    const verdict = verified([...honest.slice(0, last), ...batches], { ...OPENED, cards });
    expect(verdict.fault).toEqual({ place: placeOf(last) + place, fault: 'decided-otherwise' });
  });

  it('counts the cards of its libraries for commands that never name their cards', () => {
    const unnamed = game.map(({ actor, events }) => ({
      actor,
      events: events.map((event) => {
        if (event.type !== 'CommandAccepted') return event;
        const { catalogue: _catalogue, ...rest } = event;
        return rest;
      }),
    }));
    expect(verified(unnamed)).toMatchObject({ fault: null, differences: [] });
    const cards = { catalogue: hashText('another'), definitions: cardPool(399) };
    expect(verified(unnamed, { ...OPENED, cards }).differences[0]?.why).toBe('other-cards');
    const { batches, place } = changed(unnamed, 'SeatTaken', (event) => ({ ...event, player: chloe }));
    expect(verified(batches, { ...OPENED, cards }).fault).toEqual({ place, fault: 'decided-otherwise' });
  });
});
