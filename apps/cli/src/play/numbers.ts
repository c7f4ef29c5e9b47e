// The numbers by which a player speaks of objects. An object keeps its number for as long as it stays what it is, so that
// what was typed a moment later still means what was shown.
import type { GameView, SeatView, VisibleId } from '#visibility';

const seatsOf = ({ seats }: GameView): SeatView[] => Object.values(seats);

/** The seat whose view it is; undefined of who only watches. */
export const ownSeat = ({ viewer }: GameView): number | undefined =>
  viewer.startsWith('seat-') ? Number(viewer.slice('seat-'.length)) : undefined;

/** The objects in the order in which they get numbers: one's own hand and permanents first. */
export function numbered(view: GameView): readonly VisibleId[] {
  const own = ownSeat(view);
  const isOwn = (id: VisibleId): boolean => view.objects[id]?.controller === own;
  const field = view.battlefield ?? [];
  const known = [
    ...seatsOf(view).flatMap(({ hand = [] }) => hand),
    ...field.filter(isOwn),
    ...field.filter((id) => !isOwn(id)),
    ...(view.stack ?? []),
    ...seatsOf(view).flatMap(({ graveyard = [] }) => graveyard),
    ...(view.exile ?? []),
    ...(view.command ?? []),
  ];
  return [...new Set([...known, ...(Object.keys(view.objects) as VisibleId[])])];
}

export class Numbers {
  private readonly given = new Map<VisibleId, number>();
  private readonly holders = new Map<number, VisibleId>();
  /** The turn in which each number became free: in that turn nothing else gets it. */
  private readonly freed = new Map<number, number>();

  /** Everything in the view has a number afterwards, and nothing else. */
  meet(view: GameView): this {
    const turn = view.turn?.number ?? 0;
    const ids = numbered(view);
    const there = new Set(ids);
    for (const [id, number] of this.given)
      if (!there.has(id)) {
        this.given.delete(id);
        this.holders.delete(number);
        this.freed.set(number, turn);
      }
    let next = 1;
    for (const id of ids) {
      if (this.given.has(id)) continue;
      while (this.holders.has(next) || this.freed.get(next) === turn) next += 1;
      this.given.set(id, next);
      this.holders.set(next, id);
    }
    return this;
  }

  of(id: VisibleId): number | undefined {
    return this.given.get(id);
  }

  /** What has this number, if anything has it now. */
  at(number: number): VisibleId | undefined {
    return this.holders.get(number);
  }
}
