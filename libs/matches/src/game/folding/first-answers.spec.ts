import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { commandId, playerId } from '#kernel';
import { SPECTATOR, viewerAt, viewerKey } from '#visibility';
import { FirstAnswers } from './first-answers.js';
import { seat } from '#testkit/tables/seats';

const actors = ['anna', 'boris', 'server'].map(playerId);
const viewers = [SPECTATOR, viewerAt(seat(0)), viewerAt(seat(1))];
const id = fc.oneof(
  fc.uuid(),
  fc.string({ minLength: 1, maxLength: 100 }),
  fc.nat(99).map((number) => `timer/${number}`),
);
const answer = fc.record({
  actor: fc.constantFrom(...actors),
  viewer: fc.constantFrom(...viewers),
  id: id.map(commandId),
  seq: fc.nat(2 ** 31),
});

describe('the first answers to the commands of a game', () => {
  it('are found by actor and command id alone, however many there are', () => {
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 60, size: 'max' }), (given) => {
        const answers = new FirstAnswers();
        const expected = new Map<string, object>();
        for (const { actor, viewer, id, seq } of given) {
          const key = JSON.stringify([actor, id]);
          if (expected.has(key)) continue;
          expected.set(key, { viewer: viewerKey(viewer), seq });
          expect(answers.find(actor, id)).toBeUndefined();
          answers.note(actor, id, { viewer, seq });
        }
        // A copy restored from a snapshot continues.
        for (const kept of [answers, new FirstAnswers(answers.kept())]) {
          const wrong = given.flatMap(({ id }) =>
            actors.filter((actor) => {
              const found = kept.find(actor, id);
              const shown = found && { viewer: viewerKey(found.viewer), seq: found.seq };
              return JSON.stringify(shown) !== JSON.stringify(expected.get(JSON.stringify([actor, id])));
            }),
          );
          expect(wrong).toEqual([]);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('are noted after being restored, and the snapshot stays unchanged', () => {
    const [anna] = actors as [(typeof actors)[0]];
    const answers = new FirstAnswers();
    answers.note(anna, commandId('one'), { viewer: SPECTATOR, seq: 1 });
    const kept = answers.kept();
    const again = new FirstAnswers(kept);
    again.note(anna, commandId('two'), { viewer: SPECTATOR, seq: 2 });
    expect(again.find(anna, commandId('one'))?.seq).toBe(1);
    expect(again.find(anna, commandId('two'))?.seq).toBe(2);
    expect(answers.find(anna, commandId('two'))).toBeUndefined();
    expect(answers.kept()).toEqual(kept);
  });

  it('of ids that differ in a single character are told apart', () => {
    const [anna] = actors as [(typeof actors)[0]];
    const answers = new FirstAnswers();
    const ids = Array.from({ length: 2_000 }, (_, number) => commandId(`command-${number}`));
    const last = ids.pop() as (typeof ids)[number];
    for (const [seq, one] of ids.entries())
      if (seq % 20 === 0) answers.note(anna, one, { viewer: SPECTATOR, seq });
    const wrong = ids.filter(
      (one, seq) => answers.find(anna, one)?.seq !== (seq % 20 === 0 ? seq : undefined),
    );
    expect(wrong).toEqual([]);
    expect(answers.find(anna, last)).toBeUndefined();
  });
});
