// What objects are called in a view.
import type { Json, TableView } from '#client';

/** The patches of a feed make what the fragment TableView answers. */
export const tableIn = (view: unknown): TableView => view as TableView;

const names = new WeakMap<object, ReadonlyMap<string, string>>();

/** What an object is called in a view; undefined where the view does not have it. */
export function nameIn(view: Json, id: string): string | undefined {
  if (typeof view !== 'object' || view === null) return undefined;
  const known = names.get(view) ?? namesOf(tableIn(view));
  names.set(view, known);
  return known.get(id);
}

function namesOf(view: TableView): ReadonlyMap<string, string> {
  const { battlefield, stack, exile, command, shown, library, seats } = view;
  const libraries = [library, ...seats.flatMap((seat) => seat.libraries ?? [])];
  const lists = [
    ...[battlefield, stack, exile, command, shown],
    ...seats.flatMap(({ hand, graveyard, sideboard }) => [hand, graveyard, sideboard]),
    ...libraries.flatMap((one) =>
      one === null ? [] : [one.cards, one.known.map(({ card: inside }) => inside)],
    ),
  ];
  return new Map(
    lists.flatMap((list) =>
      (list ?? []).flatMap(({ objectId, name, printed }): [string, string][] => {
        const called = name === '' ? printed : name;
        return called === null || called === '' ? [] : [[objectId, called]];
      }),
    ),
  );
}
