// Facts of cards and tokens: where they go, what they are called, damage, life, combat and chance.
import { seatOr, type Course } from './course.js';
import type { HandlersOf } from './handlers.js';
import { leftStack } from './stack-facts.js';
import type { Around, ToldOf } from './told.js';

function damage(
  course: Course,
  { source, to, amount, combat }: ToldOf<'DamageDealt' | 'DamagePrevented'>,
  { around, prevented }: { readonly around: Around; readonly prevented: boolean },
): void {
  course.facts.damage.push({
    ...course.place(around),
    ...{ name: course.nameOf(source), seat: typeof to === 'number' ? to : null, target: course.nameOf(to) },
    ...{ amount: amount ?? 0, combat: combat === true, prevented },
  });
}

export const OBJECT_FACTS: HandlersOf<
  | 'ObjectMoved'
  | 'CardDrawn'
  | 'CardPutOnBottom'
  | 'HandsReturned'
  | 'ObjectCeased'
  | 'TokenCreated'
  | 'PermanentPlaced'
  | 'FaceChanged'
  | 'DamageDealt'
  | 'DamagePrevented'
  | 'LifeChanged'
  | 'AttackersDeclared'
  | 'AttackerAdded'
  | 'BlockersDeclared'
  | 'CoinFlipped'
  | 'DieRolled'
> = {
  ObjectMoved(course, { object, becomes, identity, owner, by, cause, from, to }, around) {
    const was = course.nameOf(object);
    const known = course.knows(becomes, identity);
    const name = known?.name ?? was;
    if (from?.kind === 'stack') leftStack(course, object);
    if (course.landing !== null && to?.kind === 'battlefield') {
      course.landing.name = known?.name ?? null;
      course.landing = null;
    }
    if (from?.kind === 'hand' && typeof object === 'string' && typeof owner === 'number')
      course.handOf(owner).delete(object);
    course.facts.moves.push({
      ...course.place(around),
      ...{ seat: owner ?? null, by: by ?? null, cause: cause ?? '' },
      ...{ origin: from?.kind ?? '', destination: to?.kind ?? '', name, printed: around.printed },
    });
  },
  CardDrawn(course, { seat, becomes }, around) {
    if (typeof seat === 'number' && typeof becomes === 'string' && around.printed !== null)
      course.handOf(seat).set(becomes, around.printed);
    course.facts.moves.push({
      ...course.place(around),
      ...{ seat: seat ?? null, by: seat ?? null, cause: 'draw', origin: 'library', destination: 'hand' },
      ...{ name: null, printed: around.printed },
    });
  },
  CardPutOnBottom(course, { seat, object }, around) {
    if (typeof seat === 'number' && typeof object === 'string') course.handOf(seat).delete(object);
    course.facts.moves.push({
      ...course.place(around),
      ...{ seat: seat ?? null, by: seat ?? null, cause: 'put', origin: 'hand', destination: 'library' },
      ...{ name: null, printed: around.printed },
    });
  },
  HandsReturned(course, { seats }) {
    for (const seat of seats ?? []) course.handOf(seat).clear();
  },
  ObjectCeased: (course, { object }) => leftStack(course, object),
  TokenCreated(course, { object, identity }) {
    course.knows(object, identity);
  },
  PermanentPlaced(course, { object, identity }) {
    course.knows(object, identity);
  },
  FaceChanged(course, { object, identity, faceDown }) {
    const isDown = faceDown !== undefined && faceDown !== null;
    if (isDown && typeof object === 'string') course.known.delete(object);
    else course.knows(object, identity);
  },
  DamageDealt: (course, told, around) => damage(course, told, { around, prevented: false }),
  DamagePrevented: (course, told, around) => damage(course, told, { around, prevented: true }),
  LifeChanged(course, { seat, by, cause }, around) {
    if (seat === undefined || seat === null) return;
    const life = (course.life.get(seat) ?? 0) + (by ?? 0);
    for (const one of course.sharing(seat)) course.life.set(one, life);
    course.facts.life.push({ ...course.place(around), seat, by: by ?? 0, cause: cause ?? '', life });
  },
  AttackersDeclared(course, { attacks }, around) {
    for (const attack of attacks ?? []) addAttack(course, attack, around);
  },
  AttackerAdded(course, { attack }, around) {
    if (attack !== undefined && attack !== null) addAttack(course, attack, around);
  },
  BlockersDeclared(course, { blocks }) {
    for (const { attackers } of blocks ?? [])
      for (const attacker of attackers) {
        const row = course.attacks.get(attacker);
        if (row !== undefined) row.blockers += 1;
      }
  },
  CoinFlipped(course, { seat, heads, won }, around) {
    course.facts.chances.push({
      ...course.place(around),
      ...{ seat: seat ?? null, sides: 2, result: heads === true ? 1 : 0, won: won ?? null },
    });
  },
  DieRolled(course, { seat, sides, result }, around) {
    course.facts.chances.push({
      ...course.place(around),
      ...{ seat: seat ?? null, sides: sides ?? 0, result: result ?? 0, won: null },
    });
  },
};

type Attack = NonNullable<ToldOf<'AttackerAdded'>['attack']>;

function addAttack(course: Course, { attacker, defending }: Attack, around: Around): void {
  const row = {
    ...course.place(around),
    ...{ name: course.nameOf(attacker), seat: course.active, defending: seatOr(defending), blockers: 0 },
  };
  course.facts.attacks.push(row);
  course.attacks.set(attacker, row);
}
