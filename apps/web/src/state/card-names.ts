// What objects are called, by the ids of whoever watches: also of those that are gone, for the log.
import type { CardSeen, SeatSeen, ViewSeen } from './view.js';

export class CardNames {
  private readonly known = new Map<string, string>();
  private readonly costs = new Map<string, string>();
  /** Names that cards have been given, until they are somewhere else. */
  private readonly given = new Map<string, unknown>();
  /** What cards were called before they were given a name. */
  private readonly earlier = new Map<string, string>();
  private readonly exiled = new Map<string, string>();
  private resolving: string | undefined;

  learn(view: CardsIn): void {
    for (const card of cardsOf(view)) {
      this.known.set(card.objectId, nameOf(card));
      if (card.name !== '' && card.cost !== null) this.costs.set(card.name, card.cost);
    }
  }

  /** What is told as it happens: what things become, what resolves, and what it exiles. */
  hear(story: Readonly<Record<string, unknown>>): void {
    const { type, object, becomes, to, identity, name } = story;
    if (type === 'CardNamed' && typeof object === 'string') {
      const before = this.of(object);
      if (before !== undefined && !this.earlier.has(object)) this.earlier.set(object, before);
      this.given.set(object, name);
    }
    if (type === 'ObjectMoved')
      this.call(becomes, nameIn(identity) ?? this.given.get(String(object)) ?? this.of(object));
    if (type === 'ResolutionBegan') this.resolving = typeof object === 'string' ? object : undefined;
    else if (type === 'PrioritySet' || type === 'StepBegan') this.resolving = undefined;
    else if (type === 'ObjectMoved' && typeof becomes === 'string' && this.resolving !== undefined)
      if (typeof to === 'object' && to !== null && 'kind' in to && to.kind === 'exile')
        this.exiled.set(becomes, this.resolving);
  }

  /** Takes over what others were told, from further back: what is known already stays. */
  add({ known, exiled, earlier }: CardNames): void {
    for (const [mine, theirs] of [
      [this.known, known],
      [this.exiled, exiled],
      [this.earlier, earlier],
    ] as const)
      for (const [id, name] of theirs) if (!mine.has(id)) mine.set(id, name);
  }

  private call(id: unknown, name: unknown): void {
    if (typeof id === 'string' && typeof name === 'string' && name !== '') this.known.set(id, name);
  }

  /** What exiled it, as far as one was told. */
  exiledBy(id: string): string | undefined {
    return this.of(this.exiled.get(id));
  }

  /** The mana cost of what was seen under that name. */
  costOf(name: string): string | undefined {
    return this.costs.get(name);
  }

  /** What it was called before it was given a name, by who knew it then. */
  beforeNaming(id: unknown): string | undefined {
    return typeof id === 'string' ? this.earlier.get(id) : undefined;
  }

  of(id: unknown): string | undefined {
    const name = typeof id === 'string' ? this.known.get(id) : undefined;
    return name === '' ? undefined : name;
  }
}

const nameIn = (identity: unknown): unknown =>
  typeof identity === 'object' && identity !== null && 'name' in identity ? identity.name : undefined;

export const nameOf = ({ name, printed }: CardSeen): string => (name === '' ? (printed ?? '') : name);

type CardsIn = Pick<
  ViewSeen,
  'battlefield' | 'stack' | 'exile' | 'command' | 'shown' | 'library' | 'decision'
> & {
  readonly seats: readonly Pick<SeatSeen, 'hand' | 'graveyard' | 'sideboard' | 'libraries'>[];
};

export function cardsOf(view: CardsIn): readonly CardSeen[] {
  const { battlefield, stack, exile, command, shown, library, seats, decision } = view;
  const question = decision?.question;
  return [
    ...(battlefield ?? []),
    ...(stack ?? []),
    ...(exile ?? []),
    ...(command ?? []),
    ...shown,
    ...seats.flatMap(({ hand, graveyard, sideboard }) => [
      ...(hand ?? []),
      ...(graveyard ?? []),
      ...(sideboard ?? []),
    ]),
    ...[library, ...seats.flatMap(({ libraries }) => libraries)].flatMap((pile) =>
      (pile?.known ?? []).map(({ card }) => card),
    ),
    ...(question !== null && question !== undefined && 'cards' in question ? question.cards : []),
  ];
}

export const cardIn = (view: CardsIn, object: string): CardSeen | undefined =>
  cardsOf(view).find(({ objectId }) => objectId === object);
