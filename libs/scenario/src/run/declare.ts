// Declarations of the script (cr 508.1, 509.1): who attacks whom, who blocks whom.
import type { Answer, ObjectId, QuestionOf, Seat } from '#rules';
import type { AttackEntry, BlockEntry } from '../format/script.js';
import { findAmong, findObject, seatNamed } from '../objects/find.js';
import type { Actor } from './actions.js';
import { paidFrom } from './perform.js';

const listed = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

/** Among the candidates where it is one of them; else whatever is called so: then the rules say why not. */
function creature(
  { state, seats }: Actor,
  text: string,
  candidates: readonly ObjectId[],
  taken: readonly ObjectId[],
): ObjectId | undefined {
  return findAmong(state, seats, text, candidates, taken) ?? findObject(state, seats, text);
}

export function attackersOf(
  actor: Actor,
  { attack, pay }: AttackEntry,
  candidates: QuestionOf<'attackers'>['candidates'],
): Extract<Answer, { kind: 'attackers' }> | undefined {
  const attacks: Extract<Answer, { kind: 'attackers' }>['attacks'] = [];
  for (const { attacker: text, defender, band } of attack) {
    const taken = attacks.map(({ attacker }) => attacker);
    const attacker = creature(
      actor,
      text,
      candidates.map((one) => one.attacker),
      taken,
    );
    if (attacker === undefined) return undefined;
    const offered = candidates.find((one) => one.attacker === attacker)?.defenders ?? [];
    const against = defenderMeant(actor, defender, offered);
    if (against === undefined) return undefined;
    attacks.push({ attacker, defender: against, ...(band === undefined ? {} : { band }) });
  }
  return { kind: 'attackers', attacks, ...paidFrom(actor, pay) };
}

function defenderMeant(
  { state, seats, seat }: Actor,
  text: string | undefined,
  offered: readonly (ObjectId | Seat)[],
): ObjectId | Seat | undefined {
  if (text === undefined)
    return offered[0] ?? state.seats.find((other) => other.seat !== seat && other.lost === null)?.seat;
  const player = seatNamed(seats, text);
  if (player !== undefined) return player;
  const objects = offered.filter((one) => typeof one === 'string');
  return findAmong(state, seats, text, objects) ?? findObject(state, seats, text);
}

export function blockersOf(
  actor: Actor,
  { block, pay }: BlockEntry,
  candidates: QuestionOf<'blockers'>['candidates'],
): Extract<Answer, { kind: 'blockers' }> | undefined {
  const blocks = new Map<ObjectId, ObjectId[]>();
  for (const { blocker: text, attacker } of block) {
    const blocker = blockerMeant(actor, text, candidates, blocks);
    if (blocker === undefined) return undefined;
    const attackers = blocks.get(blocker) ?? [];
    const offered = candidates.find((one) => one.blocker === blocker)?.attackers ?? attackersNow(actor);
    for (const one of listed(attacker)) {
      const found = creature(actor, one, offered, attackers);
      if (found === undefined) return undefined;
      attackers.push(found);
    }
    blocks.set(blocker, attackers);
  }
  return {
    kind: 'blockers',
    blocks: [...blocks].map(([blocker, attackers]) => ({ blocker, attackers })),
    ...paidFrom(actor, pay),
  };
}

const attackersNow = ({ state }: Actor): ObjectId[] =>
  state.combat?.attacks.map(({ attacker }) => attacker) ?? [];

/** A name said again is another creature of that name, unless there is no other: then it blocks more. */
function blockerMeant(
  actor: Actor,
  text: string,
  candidates: QuestionOf<'blockers'>['candidates'],
  blocks: ReadonlyMap<ObjectId, readonly ObjectId[]>,
): ObjectId | undefined {
  const all = candidates.map(({ blocker }) => blocker);
  return findAmong(actor.state, actor.seats, text, all, [...blocks.keys()]) ?? creature(actor, text, all, []);
}
