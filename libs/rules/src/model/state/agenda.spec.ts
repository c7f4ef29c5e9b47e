// An agenda is stored as the difference from the one before.
import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../decisions/answer.js';
import { AssistedTable, card, spell, YOU } from '#testkit/tables/assisted-table';
import { emptyAgenda, keptOf, withKept, withoutKept, type Agenda, type Frame } from './agenda.js';

const yes: Answer = { kind: 'yes-no', yes: true };
const frame = (answers: readonly Answer[], locals: Frame['locals'] = {}): Frame => ({
  kind: 'effect',
  answers: [...answers],
  locals,
});
const of = (...frames: Frame[]): Agenda => ({ ...emptyAgenda(), frames });

describe('an agenda', () => {
  const [one, two] = [frame([yes], { begun: true }), frame([yes, yes])];
  it.each<[string, Agenda, Agenda, number, number]>([
    ['an answer more', of(one, two), of(one, frame([yes, yes, yes])), 1, 2],
    ['a frame more', of(one), of(one, two), 1, 0],
    ['a frame less', of(one, two), of(one), 1, 0],
    ['other notes', of(one, two), of(frame([yes], { begun: false }), two), 0, 1],
    ['nothing alike', of(two), of(frame([{ kind: 'yes-no', yes: false }])), 0, 0],
    ['the same once more', of(one, two), of(one, two), 2, 0],
  ])(
    'with %s is logged without the unchanged part, and restored whole',
    (_, before, after, frames, answers) => {
      const kept = keptOf(before, after);
      expect(kept).toEqual({ frames, answers });
      expect(withKept(before, withoutKept(after, kept), kept)).toEqual(after);
    },
  );

  it('is logged with one answer at a time, not with all there were before', () => {
    const TIMES = 60;
    const gain = { kind: 'gain-life', who: YOU, amount: 1 } as const;
    const refrain = {
      kind: 'repeat',
      times: TIMES,
      effect: { kind: 'may', who: YOU, effect: gain },
    } as const;
    const table = new AssistedTable([{ hand: [card('Refrain', ['instant'], spell(refrain))] }, {}]);
    table
      .act({ do: 'cast', object: table.id('Refrain') })
      .pass()
      .pass();
    for (let nth = 0; nth < TIMES; nth += 1) table.answer(yes);
    expect(table.life(0)).toBe(20 + TIMES);
    const sizes = table.all('AgendaMoved').map((event) => JSON.stringify(event).length);
    expect(sizes.length).toBeGreaterThan(TIMES);
    expect(Math.max(...sizes)).toBeLessThan(2 * Math.min(...sizes.slice(1, TIMES)));
  });
});
