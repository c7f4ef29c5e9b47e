// A view as a feed makes it (the fragment TableView), in the shape that the parts of the table draw. The one place of the
// replay that knows how views are written.
import type { Json } from '#client';
import type { CardSeen, PlayerSeen, SeatSeen, ViewSeen } from '../state/view.js';

type Names = (player: string) => string | null;

/** What the pages call otherwise, or ask more of: everything else is the same. */
type PublishedCard = Omit<CardSeen, 'id'> & { readonly objectId: string };
type Player = { readonly id: string } | null;
type PublishedSeat = Omit<SeatSeen, 'player' | Zone | 'libraries'> & {
  readonly player: Player;
  readonly libraries: readonly PublishedLibrary[] | null;
} & { readonly [Z in Zone]: readonly PublishedCard[] | null };
type Zone = 'hand' | 'graveyard' | 'sideboard';
type PublicZone = 'battlefield' | 'stack' | 'exile' | 'command';
interface PublishedLibrary {
  readonly size: number;
  readonly cards: readonly PublishedCard[] | null;
  readonly known: readonly { readonly card: PublishedCard; readonly fromTop: number }[];
}
type Published = Omit<ViewSeen, PublicZone | 'seats' | 'host' | 'decision' | 'library' | 'moment'> & {
  readonly [Z in PublicZone]: readonly PublishedCard[] | null;
} & {
  readonly seats: readonly PublishedSeat[];
  readonly shown: readonly PublishedCard[];
  readonly host: Player;
  readonly library: PublishedLibrary | null;
  readonly decision: (Omit<NonNullable<ViewSeen['decision']>, 'id'> & { readonly decisionId: string }) | null;
};

const published = (view: unknown): Published => view as Published;

const names = new WeakMap<object, ReadonlyMap<string, string>>();

/** What an object is called in a view; undefined where the view does not have it. */
export function nameIn(view: Json, id: string): string | undefined {
  if (typeof view !== 'object' || view === null) return undefined;
  const known = names.get(view) ?? namesOf(published(view));
  names.set(view, known);
  return known.get(id);
}

function namesOf(view: Published): ReadonlyMap<string, string> {
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

const seen = new WeakMap<object, ViewSeen>();

export function seenOf(view: Json, nameOf: Names): ViewSeen {
  const known = seen.get(published(view));
  if (known !== undefined) return known;
  const made = viewOf(published(view), nameOf);
  seen.set(published(view), made);
  return made;
}

function viewOf(view: Published, nameOf: Names): ViewSeen {
  const player = (one: Player): PlayerSeen | null =>
    one === null ? null : { id: one.id, name: nameOf(one.id), bot: null };
  const { decision } = view;
  return {
    ...view,
    moment: 0,
    host: player(view.host) ?? { id: '', name: null, bot: null },
    seats: view.seats.map((seat) => ({
      ...seat,
      player: player(seat.player),
      hand: cards(seat.hand),
      graveyard: cards(seat.graveyard),
    })),
    battlefield: cards(view.battlefield),
    stack: cards(view.stack),
    exile: cards(view.exile),
    command: cards(view.command),
    decision: decision === null ? null : { ...decision, id: decision.decisionId, question: null },
  };
}

const drawn = new WeakMap<object, CardSeen>();

const cards = (list: readonly PublishedCard[] | null): readonly CardSeen[] | null => list?.map(card) ?? null;

/** An object that did not change is the same object again. */
function card(object: PublishedCard): CardSeen {
  const known = drawn.get(object);
  if (known !== undefined) return known;
  const made: CardSeen = { ...object, id: object.objectId };
  drawn.set(object, made);
  return made;
}
