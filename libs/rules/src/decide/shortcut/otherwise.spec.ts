// Fragmented loops of choices that are neither actions nor yes or no (cr 731.3).
import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect, Pattern, TargetSpec } from '#abilities';
import type { Answer } from '../../model/decisions/answer.js';
import type { Decision } from '../../model/decisions/decision.js';
import { ANNA, Board, BORIS, enchantment, face } from '#testkit/tables/board';
import { CommandedBoard, PASS } from '#testkit/tables/commanded-board';
import type { ObjectId, Seat } from '../../model/basics/ids.js';

const ARTIFACT = { kind: 'type', is: 'artifact' } as const;
const ONE: TargetSpec = { kind: 'target', filter: ARTIFACT };
const TARGET = { kind: 'target', slot: 0 } as const;

const whenever = (when: Pattern, effect: Effect, targets: readonly TargetSpec[] = []): Ability => ({
  kind: 'triggered',
  when,
  body: { kind: 'plain', effect, ...(targets.length === 0 ? {} : { targets }) },
});
const lamp = (name: string) => face(name, ['artifact']);
/**
 * Anna's: whenever something is tapped, something is untapped. Boris': whenever something is untapped,
 * something is tapped.
 */
const wick = enchantment(
  'Wick',
  whenever({ kind: 'step', is: 'upkeep', whose: { kind: 'you' } }, { kind: 'tap', what: TARGET }, [ONE]),
  whenever({ kind: 'taps', what: ARTIFACT }, { kind: 'untap', what: TARGET }, [ONE]),
);
const snuffer = enchantment(
  'Snuffer',
  whenever({ kind: 'untaps', what: ARTIFACT }, { kind: 'tap', what: TARGET }, [ONE]),
);
/** Every choice untaps all of them. */
const gust = enchantment(
  'Gust',
  whenever({ kind: 'step', is: 'upkeep', whose: { kind: 'you' } }, { kind: 'tap', what: TARGET }, [ONE]),
  whenever({ kind: 'taps', what: ARTIFACT }, { kind: 'untap', what: { kind: 'each', filter: ARTIFACT } }, [
    ONE,
  ]),
);
/** The same effect without a choice. */
const bellows = enchantment(
  'Bellows',
  whenever({ kind: 'untaps', what: ARTIFACT }, { kind: 'tap', what: { kind: 'subject' } }),
);

class Lamps extends CommandedBoard {
  readonly lamps: readonly ObjectId[];

  constructor(theirs: ReturnType<typeof enchantment>, lamps: number, mine = wick) {
    const board = new Board();
    const laid = Array.from({ length: lamps }, (_, nth) => board.lay(lamp(`Lamp ${String(nth)}`)));
    board.lay(mine);
    board.lay(theirs, { seat: BORIS });
    board.begin(ANNA, 'untap');
    super(board);
    this.lamps = laid;
  }

  /** Everyone passes and chooses the first lamp, until that is refused or this many choices are made. */
  goOn(most: number): { seat: Seat; rule: string } | undefined {
    for (let chosen = 0; chosen < most;) {
      const { decision } = this.state;
      if (decision === null) return undefined;
      if (decision.kind === 'priority') this.answered(PASS);
      else {
        chosen += 1;
        const rule = this.answered(this.choosing(decision, 0));
        if (rule !== undefined) return { seat: decision.seat, rule };
      }
      if (this.state.turn?.step === 'draw') return undefined;
    }
    return undefined;
  }

  choosing({ question }: Decision, nth: number): Answer {
    if (question.kind !== 'choose-targets') throw new Error(`a ${question.kind} question`);
    return { kind: 'choose-targets', targets: [{ object: this.lamps[nth]! }] };
  }
}

describe('a fragmented loop of choices', () => {
  it('cr 731.3: makes the active player choose another target once the same one repeats the loop', () => {
    const table = new Lamps(snuffer, 2);
    expect(table.goOn(20)).toEqual({ seat: ANNA, rule: 'cr 731.3' });
    // The other lamp is untapped already, so choosing it changes nothing.
    expect(table.answered(table.choosing(table.state.decision!, 1))).toBeUndefined();
    expect(table.goOn(20)).toBeUndefined();
    expect(table.state.turn?.step).toBe('draw');
  });

  it('cr 731.3: never makes the other player give way', () => {
    const table = new Lamps(snuffer, 2);
    const gaveWay = table.goOn(20);
    expect(gaveWay?.seat).not.toBe(BORIS);
  });

  it('cr 731.3: leaves a player one choice even if every choice repeats the loop', () => {
    const table = new Lamps(snuffer, 2, gust);
    let refused = 0;
    for (let chosen = 0; chosen < 40; chosen += 1) {
      if (table.goOn(1) === undefined) continue;
      refused += 1;
      expect(table.answered(table.choosing(table.state.decision!, 1))).toBeUndefined();
    }
    expect(table.state.turn?.step).toBe('upkeep');
    expect(refused).toBeGreaterThan(0);
  });

  it('cr 731.3: is not a loop in which one player makes all the choices and the rest is mandatory', () => {
    expect(new Lamps(bellows, 2).goOn(12)).toBeUndefined();
  });
});
