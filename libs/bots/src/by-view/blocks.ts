// How a bot blocks, by what it sees of the creatures. The greedy bot blocks where it loses nothing or gets
// something in return, and with everything it has if it would die; the random bot blocks at random.
import type { RandomSource } from '#kernel';
import type { BotKind, Seat } from '#rules';
import type { GameView, GivenAnswer, ObjectView, QuestionViewOf, VisibleId } from '#visibility';
import { oneIfAny } from '../common/drawing.js';

type Question = QuestionViewOf<'blockers'>;
type Candidate = Question['candidates'][number];
export type Blocking = Extract<GivenAnswer, { kind: 'blockers' }>;
type Block = Blocking['blocks'][number];

export interface Defending {
  readonly kind: BotKind;
  readonly seat: Seat;
  readonly view: GameView;
  readonly random: RandomSource;
  /** How many of its declarations were refused. */
  readonly refusals: number;
}

export function blocks(question: Question, defending: Defending): Blocking {
  return { kind: 'blockers', blocks: [...declared(question, defending)] };
}

/** First what seems good, then nothing, then random blocks that may satisfy a requirement to block. */
function declared({ candidates }: Question, defending: Defending): readonly Block[] {
  const { kind, refusals, random } = defending;
  if (refusals === 1) return [];
  if (refusals > 1) return candidates.flatMap((one) => anyBlock(one, random, refusals % 2 === 0 ? 1 : 2));
  return kind === 'greedy'
    ? weighed(candidates, defending)
    : candidates.flatMap((one) => anyBlock(one, random, 2));
}

/** No block or, one time in `outOf`, a random attacker. */
function anyBlock({ blocker, attackers }: Candidate, random: RandomSource, outOf: number): Block[] {
  const attacker = oneIfAny(attackers, random);
  return attacker === undefined || random.below(outOf) > 0 ? [] : [{ blocker, attackers: [attacker] }];
}

const NOTHING: Pick<ObjectView, 'power' | 'toughness'> = {};

/** Starts with the strongest attacker; each gets the weakest creature that does well against it. */
function weighed(candidates: readonly Candidate[], { view, seat }: Defending): readonly Block[] {
  const power = (id: VisibleId): number => Math.max(0, (view.objects[id] ?? NOTHING).power ?? 0);
  const left = (id: VisibleId): number =>
    (view.objects[id]?.toughness ?? 0) - (view.objects[id]?.damage ?? 0);
  const attackers = attacking(view, seat).toSorted((one, other) => power(other) - power(one));
  const weakest = candidates.toSorted(
    (one, other) => power(one.blocker) + left(one.blocker) - power(other.blocker) - left(other.blocker),
  );
  const given: Block[] = [];
  let threat = attackers.reduce((sum, attacker) => sum + power(attacker), 0);
  const life = view.seats[seat]?.life ?? 0;
  const blockWith = (attacker: VisibleId, isGood: (blocker: VisibleId) => boolean): boolean => {
    const found = weakest.find(
      ({ blocker, attackers: may }) =>
        may.includes(attacker) && !given.some((one) => one.blocker === blocker) && isGood(blocker),
    );
    if (found === undefined) return false;
    given.push({ blocker: found.blocker, attackers: [attacker] });
    threat -= power(attacker);
    return true;
  };
  for (const attacker of attackers) {
    const survives = (blocker: VisibleId): boolean => left(blocker) > power(attacker);
    const kills = (blocker: VisibleId): boolean => power(blocker) >= left(attacker) && left(attacker) > 0;
    const isNoBigger = (blocker: VisibleId): boolean => power(blocker) <= power(attacker);
    if (blockWith(attacker, (one) => survives(one) && kills(one))) continue;
    if (blockWith(attacker, survives)) continue;
    blockWith(attacker, (one) => kills(one) && isNoBigger(one));
  }
  // If it would die of the rest, anything blocks.
  for (const attacker of attackers)
    if (threat >= life && !given.some((one) => one.attackers.includes(attacker)))
      blockWith(attacker, () => true);
  return given;
}

/** The creatures that attack that player, or something that player protects. */
const attacking = ({ combat }: GameView, seat: Seat): readonly VisibleId[] =>
  (combat?.attacks ?? []).filter(({ defending }) => defending === seat).map(({ attacker }) => attacker);
