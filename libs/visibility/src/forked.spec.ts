// A game that goes on from a position shows each viewer what the game before showed them, and nothing else.
import { describe, expect, it } from '@jest/globals';
import { beginningAt, legalActions } from '#rules';
import { seenIn } from '#testkit/eyes/seen-in';
import { atSome, EYES, Fork, shownIn } from './fixtures/forks.fixture.js';

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
