// What a sentence about an entry of the feed is made from.
export interface Speakers {
  /** A name as it is said; left out: as it is. */
  readonly name?: (name: string) => string;
  readonly who: (seat: unknown) => string;
  readonly card: (id: unknown) => string;
  /** What a card was called before it was given a name; undefined if nobody here knew it. */
  readonly beforeNaming: (id: unknown) => string | undefined;
}

export type Story = Readonly<Record<string, unknown>> & { readonly type: string };
export type Saying = (story: Story, speak: Speakers) => string | undefined;

export const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** What a story has there, as far as it is that. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
export const itemsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  all(value).map(membersOf);

/** A player or an object. */
export const one = (value: unknown, { who, card }: Speakers): string =>
  typeof value === 'number' ? who(value) : card(value);

/** What the slots of a spell or an ability are aimed at. */
export const aimedAt = (targets: unknown, speak: Speakers): readonly string[] =>
  all(targets)
    .flatMap((slot) => (Array.isArray(slot) ? itemsOf(slot) : [membersOf(slot)]))
    .flatMap(({ objects, players }) => [...all(objects), ...all(players)])
    .map((target) => one(target, speak));
