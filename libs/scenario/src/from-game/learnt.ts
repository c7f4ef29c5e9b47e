// The cards that the viewer did not know in the position and knows by the end, because they were used or shown in between.
// What is told here of a card is what the viewer could work out: where that is in doubt, nothing is written at all.
import { objectNumber, partsOf, type ObjectId, type Seat, type SingleEvent, type Zone } from '#rules';
import { cardWritten } from './card.js';
import { moveIn, shownIn, Unwritable, type Unfolded, type Unfolding } from './passage.js';
import { Seen } from './seen.js';

interface Learnt {
  /** In which batch. */
  readonly at: number;
  readonly card: string;
}

interface Link {
  readonly parent: ObjectId;
  readonly from: Zone;
  /** The viewer saw which card came out of the hidden zone at once, or could tell it from the others there. */
  readonly isTraced: boolean;
}

/** Whoever looks at a library after one of these does not know the order from before. */
const DISTURBS: ReadonlySet<string> = new Set([
  'LibraryShuffled',
  'LibraryCut',
  'LibraryArranged',
  'HandsReturned',
  'GameRestarted',
]);

/** Cards leave a library by these from its top. */
const FROM_TOP: ReadonlySet<string> = new Set(['draw', 'mill']);

export class Learning {
  private readonly links = new Map<ObjectId, Link>();
  private readonly learnt = new Map<ObjectId, Learnt[]>();
  /** Hands that a card came into which the viewer did not see. */
  private readonly mixed = new Set<Seat>();
  private isDisturbed = false;
  /** What the viewer was told, batch by batch. */
  readonly told: string[] = [];

  constructor(
    unfolding: Unfolding,
    private readonly players: readonly string[],
    /** A card that can be given that name. */
    private readonly printedFor: (name: string) => string | undefined,
  ) {
    const game = unfolding.begin();
    for (const [at, batch] of unfolding.passage.batches.entries()) {
      const told: string[] = [];
      const new_ = new Set<ObjectId>();
      for (const event of batch) {
        told.push(game.take(event));
        for (const part of partsOf(event)) for (const one of this.heard(game, part)) new_.add(one);
      }
      this.told.push(told.join('\n'));
      this.learn(game, at, new_);
    }
  }

  /** What the card will turn out to be, from that batch on. */
  cardOf(object: ObjectId, from = 0): string | undefined {
    return this.learnt.get(object)?.find(({ at }) => at >= from)?.card;
  }

  /** Whether that batch shows which card it is. */
  isShownIn(batch: number, object: ObjectId): boolean {
    return this.learnt.get(object)?.some(({ at }) => at === batch) === true;
  }

  /** Those of the position, in the order in which the viewer came to know them. */
  *laterKnown(isKnown: (object: ObjectId) => boolean): Generator<readonly [ObjectId, string]> {
    for (const [object, [first]] of this.learnt)
      if (first !== undefined && !this.links.has(object) && !isKnown(object)) yield [object, first.card];
  }

  private heard(game: Unfolded, part: SingleEvent): readonly ObjectId[] {
    if (DISTURBS.has(part.type)) this.isDisturbed = true;
    const move = moveIn(part);
    if (move === undefined) return shownIn(part);
    const { object, becomes } = move;
    const from = part.type === 'ObjectMoved' || part.type === 'CardDrawn' ? part.from : undefined;
    const to = game.state.objects[objectNumber(becomes)]?.zone;
    if (to?.kind === 'library') this.isDisturbed = true;
    if (from === undefined || to === undefined) return [];
    const isSeen = this.sees(game, becomes);
    if (to.kind === 'hand' && to.seat !== null && !isSeen) this.mixed.add(to.seat);
    const cause = part.type === 'ObjectMoved' ? part.cause : 'draw';
    this.links.set(becomes, { parent: object, from, isTraced: this.isTraced(from, cause, isSeen) });
    return [becomes];
  }

  private isTraced(from: Zone, cause: string, isSeen: boolean): boolean {
    if (from.kind === 'library') return isSeen && !this.isDisturbed && FROM_TOP.has(cause);
    if (from.kind === 'hand') return from.seat === null || !this.mixed.has(from.seat);
    return true;
  }

  private sees({ state, eyes }: Unfolded, id: ObjectId): boolean {
    const object = state.objects[objectNumber(id)];
    return object !== undefined && eyes.seesFaceOf(state, object);
  }

  private learn(game: Unfolded, at: number, objects: ReadonlySet<ObjectId>): void {
    const visible = [...objects].filter((id) => this.sees(game, id));
    if (visible.length === 0) return;
    const seen = new Seen(game.state, game.eyes, this.players);
    for (const id of visible) {
      const one = seen.viewOf(id);
      const written = one === undefined ? undefined : cardWritten(seen, one);
      if (written !== undefined && 'card' in written) this.note(id, { at, card: this.printed(written) });
    }
  }

  /** No card can be named what is printed on it (pentaland 704.1): another of that cost does as well. */
  private printed({ card, as }: { readonly card: string; readonly as?: string }): string {
    if (as !== card) return card;
    const printed = this.printedFor(card);
    if (printed === undefined) throw new Unwritable('no card could be given that name');
    return printed;
  }

  private note(object: ObjectId, learnt: Learnt): void {
    const own = this.learnt.get(object) ?? [];
    own.push(learnt);
    this.learnt.set(object, own);
    const link = this.links.get(object);
    if (link === undefined) return;
    if (!link.isTraced && link.from.kind === 'hand')
      throw new Unwritable('nobody could tell whether a card was in that hand before');
    if (link.isTraced) this.note(link.parent, learnt);
  }
}
