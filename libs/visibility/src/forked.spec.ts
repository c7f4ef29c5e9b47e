// A game that goes on from a position shows each viewer what the game before showed them, and nothing else.
import { describe, expect, it } from '@jest/globals';
import { commitTo, gameId, instant, playerId } from '#kernel';
import {
  beginningAt,
  beginningHash,
  decide,
  legalActions,
  LogVerifier,
  objectNumber,
  type Beginning,
  type GameEvent,
  type Inputs,
  type PlayerCommand,
  type Proposed,
  type Seat,
  type Shown,
} from '#rules';
import { recordedGame, type MagicGame } from '#testkit/games/magic';
import { seenIn } from '#testkit/eyes/seen-in';
import { Gallery, JUDGE, OutlineProjector, SPECTATOR, viewerAt, type Outline, type Viewer } from './index.js';

const EYES: readonly Viewer[] = [SPECTATOR, viewerAt(0 as Seat), viewerAt(1 as Seat), JUDGE];
const HOST = playerId('host');
const GUEST = playerId('guest');

function shownIn({ state, viewers }: Gallery): Shown[] {
  return viewers.flatMap(({ viewer, knowledge }) =>
    viewer.kind === 'seat'
      ? [
          {
            seat: viewer.seat,
            objects: [...knowledge.shown].filter((id) => state.objects[objectNumber(id)] !== undefined),
          },
        ]
      : [],
  );
}

interface Batch {
  readonly actor: Proposed['actor'];
  readonly events: readonly GameEvent[];
}

/** A game of its own, decided command by command, with all viewers. */
class Fork {
  readonly gallery = new Gallery(EYES);
  readonly batches: Batch[] = [];
  readonly inputs: Inputs;

  constructor(
    beginning: Beginning,
    terms: NonNullable<Gallery['state']['terms']>,
    inputs: Omit<Inputs, 'now' | 'seed'>,
    seat = 1,
  ) {
    this.inputs = { ...inputs, now: instant(7_000), seed: 'a new seed' };
    const from = {
      origin: { kind: 'game' as const, game: gameId('before'), moment: 9 },
      position: beginningHash(beginning),
      seat: seat as Seat,
    };
    const commitment = commitTo('a new seed');
    this.give(HOST, { type: 'create', game: gameId('fork'), terms, commitment, from }, beginning);
    this.give(GUEST, { type: 'join' });
    for (const player of [HOST, GUEST]) this.give(player, { type: 'ready', commitment: null });
    this.give(HOST, { type: 'start' });
  }

  give(actor: typeof HOST, command: PlayerCommand, beginning?: Beginning): void {
    const decided = decide(this.gallery.state, { actor, command, beginning }, this.inputs);
    if (!decided.ok) throw new Error(`${decided.error.rule}: ${decided.error.message}`);
    for (const event of decided.value) this.gallery.apply(event, instant(7_000));
    this.batches.push({ actor, events: decided.value });
  }

  outline(): Outline {
    const projector = new OutlineProjector(SPECTATOR);
    for (const { events } of this.batches)
      for (const event of events) projector.observe(event, instant(7_000));
    return projector.outline();
  }

  passes(times: number): void {
    for (let nth = 0; nth < times; nth += 1) {
      const { decision, seats } = this.gallery.state;
      if (decision?.prompt !== 'priority') return;
      const player = seats[decision.seat]?.player;
      if (player === null || player === undefined) throw new Error('nobody is asked');
      const answer = { kind: 'priority' as const, action: 'pass' as const };
      this.give(player, { type: 'answer', decision: decision.id, answer });
    }
  }

  get fault() {
    const verifier = new LogVerifier(this.inputs);
    for (const batch of this.batches) verifier.add(batch);
    const { fault, differences } = verifier.verdict();
    return { fault, differences };
  }
}

/** Calls `each` at the end of some commands of a generated game. */
function atSome(game: MagicGame, every: number, each: (gallery: Gallery, inputs: Inputs) => void): number {
  const { batches, inputs } = recordedGame(game);
  const gallery = new Gallery(EYES);
  let looked = 0;
  for (const [nth, { events }] of batches.entries()) {
    for (const event of events) gallery.apply(event, instant(5));
    const { stage, decision } = gallery.state;
    if (nth % every !== 0 || stage.kind === 'over' || stage.kind === 'gathering' || decision === null)
      continue;
    looked += 1;
    each(gallery, { ...inputs, now: instant(5) });
  }
  return looked;
}

describe.each([
  ['hidden cards', { seed: 'forks hiding', decisions: 90, deck: 'hiding' }],
  ['cards that are shown', { seed: 'forks showing', decisions: 90, deck: 'showing' }],
  ['all sorts of cards', { seed: 'forks', decisions: 120, deck: 'mixed' }],
  ['names', { seed: 'forks of pentaland', decisions: 90, variant: 'pentaland' }],
] as const)('a game that goes on from a position with %s', (_, game) => {
  it('shows everyone what they saw, offers the same actions, and verifies', () => {
    const looked = atSome(game, 23, (before, inputs) => {
      const { state } = before;
      const beginning = beginningAt(state, shownIn(before));
      const fork = new Fork(beginning, state.terms!, inputs);
      const after = fork.gallery.state;
      for (const eyes of EYES)
        expect(seenIn(fork.gallery.projector(eyes).viewOf(after))).toEqual(
          seenIn(before.projector(eyes).viewOf(state)),
        );
      expect(after.decision).toEqual({ ...state.decision, since: 7_000 });
      if (state.decision?.prompt === 'priority') {
        const { seat } = state.decision;
        expect(legalActions(after, seat, inputs)).toEqual(legalActions(state, seat, inputs));
      }
      expect(after.beginning).toBeNull();
      const outline = fork.outline();
      if (state.turn !== null)
        expect(outline.turns.at(-1)).toMatchObject({
          number: state.turn.number,
          active: state.turn.active,
        });
      for (const { seat, life } of state.seats)
        expect(outline.lives.findLast((one) => one.seat === seat)?.life).toBe(life);
      expect(outline.questions.at(-1)).toMatchObject({ seat: state.decision?.seat, since: 7_000 });
      fork.passes(6);
      expect(fork.fault).toEqual({ fault: null, differences: [] });
    });
    expect(looked).toBeGreaterThan(2);
  });
});

it("the position is not the origin's any more: what happens in the fork leaves it as it was", () => {
  atSome({ seed: 'forks', decisions: 60 }, 29, (before, inputs) => {
    const beginning = beginningAt(before.state, []);
    const text = JSON.stringify(beginning);
    new Fork(beginning, before.state.terms!, inputs).passes(8);
    expect(JSON.stringify(beginning)).toBe(text);
  });
});

it('a log in which the position was changed does not verify', () => {
  atSome({ seed: 'forks', decisions: 60 }, 29, (before, inputs) => {
    const fork = new Fork(beginningAt(before.state, []), before.state.terms!, inputs);
    const [first] = fork.batches;
    const forged = first!.events.map((event) =>
      event.type === 'PositionRecorded' ? { ...event, position: { ...event.position, monarch: 0 } } : event,
    );
    fork.batches[0] = { ...first!, events: forged };
    expect(fork.fault.fault?.fault).toBe('decided-otherwise');
  });
});
