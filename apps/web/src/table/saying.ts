// What a sentence about an entry of the feed is made from.
export interface Speakers {
  /** A name as it is said; left out: as it is. */
  readonly name?: (name: string) => string;
  readonly who: (seat: unknown) => string;
  readonly card: (id: unknown) => string;
}

export type Story = Readonly<Record<string, unknown>> & { readonly type: string };
export type Saying = (story: Story, speak: Speakers) => string | undefined;
