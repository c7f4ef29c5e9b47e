// Published views with the people in them by their names. What a patch has not touched stays the same object.
import type { TableView } from '#client';
import type { PlayerSeen, SeatSeen, WholeView } from './view.js';

type PublishedSeat = TableView['seats'][number];

export class NamedViews {
  private readonly views = new WeakMap<TableView, WholeView>();
  private readonly seats = new WeakMap<PublishedSeat, SeatSeen>();

  constructor(private readonly personOf: (player: string) => PlayerSeen) {}

  of(view: TableView): WholeView {
    const known = this.views.get(view);
    if (known !== undefined) return known;
    const made: WholeView = {
      ...view,
      host: this.personOf(view.host.id),
      invited: view.invited.map(({ id }) => this.personOf(id)),
      seats: view.seats.map((seat) => this.seat(seat)),
    };
    this.views.set(view, made);
    return made;
  }

  private seat(seat: PublishedSeat): SeatSeen {
    const known = this.seats.get(seat);
    if (known !== undefined) return known;
    const made = { ...seat, player: seat.player === null ? null : this.personOf(seat.player.id) };
    this.seats.set(seat, made);
    return made;
  }
}

/** The people that a view speaks of. */
export const peopleIn = ({ host, invited, seats }: TableView): readonly string[] => [
  host.id,
  ...invited.map(({ id }) => id),
  ...seats.flatMap(({ player }) => (player === null ? [] : [player.id])),
];
