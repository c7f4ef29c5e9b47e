// What a viewer sees of a game without ids, times and the table: equal for two games in the same position.
import type { GameView, LibraryView, ObjectView } from '#visibility';

const DROPPED: ReadonlySet<string> = new Set(['id', 'attachedTo', 'item']);
/** What effects change that last, and that a position leaves out. */
const CHANGED: ReadonlySet<string> = new Set([
  'asPrinted',
  'colours',
  'copy',
  'cost',
  'power',
  'text',
  'toughness',
  'typeLine',
]);

/** `changes`: whether what lasting effects do to objects counts. */
export type Changes = 'count' | 'left-out';

export const isAlike = (one: GameView, other: GameView, changes: Changes): boolean =>
  pictureOf(one, changes) === pictureOf(other, changes);

/** As text. */
function pictureOf(whole: GameView, changes: Changes): string {
  const view = changes === 'count' ? whole : unchanged(whole);
  const { seats, turn, monarch, initiative, proposal, referral } = view;
  return JSON.stringify({
    ...{ turn, monarch, initiative, proposal, referral },
    library: view.library === undefined ? null : libraryOf(view, view.library),
    battlefield: sorted(all(view, view.battlefield)),
    exile: sorted(all(view, view.exile)),
    stack: all(view, view.stack),
    combat: combatOf(view),
    decision: decisionOf(view),
    seats: Object.values(seats).map((seat) => ({
      life: seat.life,
      handSize: seat.handSize,
      hand: sorted(all(view, seat.hand)),
      graveyard: all(view, seat.graveyard),
      libraries: seat.libraries?.map((one) => libraryOf(view, one)),
      librarySize: seat.librarySize,
      mana: seat.mana,
      counters: seat.counters,
      designations: seat.designations,
      lost: seat.lost !== undefined,
    })),
  });
}

const unchanged = (view: GameView): GameView => ({
  ...view,
  objects: Object.fromEntries(Object.entries(view.objects).map(([id, one]) => [id, without(one, CHANGED)])),
});

const without = (one: ObjectView, fields: ReadonlySet<string>): ObjectView =>
  Object.fromEntries(Object.entries(one).filter(([field]) => !fields.has(field))) as ObjectView;

const sorted = (all_: readonly unknown[]): readonly string[] =>
  all_.map((one) => JSON.stringify(one)).toSorted();

const all = (view: GameView, ids: readonly string[] = []): readonly unknown[] =>
  ids.map((id) => wholeOf(view, id));

function wholeOf(view: GameView, id: string): unknown {
  const one = view.objects[id];
  if (one === undefined) return null;
  const { attachedTo, item } = one;
  return {
    ...inOrder(one),
    host: typeof attachedTo === 'string' ? nameOf(view, attachedTo) : attachedTo,
    ...(item === undefined ? {} : { item: named(view, { ...item }) }),
  };
}

const inOrder = (one: ObjectView): object =>
  Object.fromEntries(
    Object.entries(one)
      .filter(([field]) => !DROPPED.has(field))
      .toSorted(([first], [second]) => (first < second ? -1 : 1)),
  );

/** Enough to tell what something refers to. */
function nameOf(view: GameView, id: string): string {
  const one = view.objects[id];
  if (one === undefined) return 'gone';
  return [one.name, one.printed, one.typeLine, one.zone, one.owner, one.controller, one.faceDown].join('|');
}

/** Names instead of ids; `order`: of lists that have none. */
function named(view: GameView, value: unknown, order: 'kept' | 'sorted' = 'kept'): unknown {
  if (typeof value === 'string')
    return view.objects[value] !== undefined || isId(value) ? nameOf(view, value) : value;
  if (Array.isArray(value)) {
    const parts = value.map((part) => named(view, part, order));
    return order === 'kept' ? parts : sorted(parts);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([field, part]) => [field, named(view, part, order)] as const);
  return Object.fromEntries(entries.toSorted(([first], [second]) => (first < second ? -1 : 1)));
}

const isId = (text: string): boolean => /^[pc]\d+$/.test(text);

/** Who knows which card of it is kept nowhere: the file says what lies there. */
const libraryOf = (view: GameView, { size, cards }: LibraryView): unknown => ({
  size,
  cards: all(view, cards),
});

function combatOf(view: GameView): unknown {
  const { combat } = view;
  if (combat === undefined || combat.attacks.length === 0) return null;
  return named(view, combat, 'sorted');
}

function decisionOf(view: GameView): unknown {
  const { decision } = view;
  if (decision === undefined) return null;
  const { seat, of, kind, prompt, source, question } = decision;
  return {
    ...{ seat, of, kind, prompt },
    source: source === undefined ? null : nameOf(view, source),
    question: prompt === 'priority' ? null : named(view, question, 'sorted'),
  };
}
