// Facts of names, spells, abilities and lands.
import type { ItemView } from '#visibility';
import type { Row } from '../schema/tables.js';
import { seatOr, type Course } from './course.js';
import type { HandlersOf } from './handlers.js';
import type { Around, ToldOf } from './told.js';

const targetsOf = (item: ItemView | null | undefined): number =>
  (item?.targets ?? []).reduce((sum, { objects, players }) => sum + objects.length + players.length, 0);

function played(kind: 'land' | 'pentaland' | 'utopia') {
  return (
    course: Course,
    { seat }: ToldOf<'LandPlayed' | 'PentalandPlayed' | 'UtopiaPlayed'>,
    around: Around,
  ) => {
    const row: Row<'lands'> = {
      ...course.place(around),
      ...{ seat: seatOr(seat), kind, name: null, printed: around.printed },
    };
    course.facts.lands.push(row);
    course.landing = row;
    const turn = course.turnRow;
    if (turn !== undefined) turn[`${kind}s` as const] += 1;
  };
}

function onStack(course: Course, id: string | null | undefined, row: { outcome: string }): void {
  if (id !== null && id !== undefined) course.onStack.set(id, [...(course.onStack.get(id) ?? []), row]);
}

function settle(course: Course, id: string | null | undefined, outcome: string): void {
  for (const row of typeof id === 'string' ? (course.onStack.get(id) ?? []) : [])
    if (row.outcome === 'unfinished') row.outcome = outcome;
}
/** It is no longer on the stack. */
export const leftStack = (course: Course, id: string | null | undefined): void => settle(course, id, 'left');

interface OfSpell {
  readonly object: string | null | undefined;
  readonly item: ItemView | null | undefined;
  readonly copy: boolean;
}

function cast(course: Course, { object, item, copy }: OfSpell, around: Around): void {
  const seat = seatOr(item?.controller);
  const known = typeof object === 'string' ? course.known.get(object) : undefined;
  const mana = copy ? [] : (course.spent.get(seat) ?? []);
  if (!copy) course.spent.delete(seat);
  const row: Row<'casts'> = {
    ...course.place(around),
    ...{ seat, name: known?.name ?? null, cost: known?.cost ?? null, printed: around.printed, copy },
    ...{ x: item?.x ?? null, alternative: item?.alternative ?? null, paid: mana.length },
    colours: [...new Set(mana)].sort().join(''),
    targets: targetsOf(item),
    outcome: 'unfinished',
  };
  course.facts.casts.push(row);
  onStack(course, object, row);
  const turn = course.turnRow;
  if (turn !== undefined && !copy) turn.casts += 1;
}

export const STACK_FACTS: HandlersOf<
  | 'CardNamed'
  | 'SpellCast'
  | 'SpellCopied'
  | 'AbilityStacked'
  | 'ResolutionBegan'
  | 'Countered'
  | 'LandPlayed'
  | 'PentalandPlayed'
  | 'UtopiaPlayed'
  | 'ManaSpent'
  | 'OwnershipTransferred'
> = {
  CardNamed(course, { seat, object, name, zone, counts, watched }, around) {
    if (typeof object === 'string' && typeof name === 'string')
      course.known.set(object, { name, cost: course.costs.get(name) ?? null });
    course.facts.names.push({
      ...course.place(around),
      ...{ seat: seatOr(seat), name: name ?? '', cost: null, printed: around.printed },
      ...{ zone: zone?.kind ?? '', counts: counts === true, watched: watched === true },
    });
    const turn = course.turnRow;
    if (turn !== undefined) turn.names += 1;
  },
  SpellCast: (course, { object, item }, around) => cast(course, { object, item, copy: false }, around),
  SpellCopied(course, { object, identity, item }, around) {
    course.knows(object, identity);
    if (item?.kind === 'spell') cast(course, { object, item, copy: true }, around);
  },
  AbilityStacked(course, { object, item }, around) {
    const row: Row<'abilities'> = {
      ...course.place(around),
      ...{ seat: seatOr(item?.controller), kind: item?.kind ?? '', name: course.nameOf(item?.source) },
      ...{ targets: targetsOf(item), outcome: 'unfinished' },
    };
    course.facts.abilities.push(row);
    onStack(course, object, row);
  },
  ResolutionBegan: (course, { object, fizzled }) =>
    settle(course, object, fizzled === true ? 'fizzled' : 'resolved'),
  Countered: (course, { object }) => settle(course, object, 'countered'),
  LandPlayed: played('land'),
  PentalandPlayed: played('pentaland'),
  UtopiaPlayed: played('utopia'),
  ManaSpent(course, { seat, mana }) {
    if (seat === undefined || seat === null) return;
    const spent = course.spent.get(seat) ?? [];
    for (const { type } of mana ?? []) spent.push(type);
    course.spent.set(seat, spent);
  },
  OwnershipTransferred(course, { zone, owner }, around) {
    course.facts.transfers.push({
      ...course.place(around),
      ...{ owner: owner ?? null, zone: zone?.kind ?? '', cards: around.objects },
    });
  },
};
