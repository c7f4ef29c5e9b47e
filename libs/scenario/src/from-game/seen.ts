// A game at one moment through somebody's eyes. Whatever a scenario says of it is read off that viewer's own view; the
// state is asked only about objects whose face the viewer sees, and about what everyone knows.
import {
  cardsIn,
  objectNumber,
  type GameObject,
  type GameState,
  type ObjectId,
  type Seat,
  type Zone,
} from '#rules';
import type { GameView, ObjectView, Projector, VisibleId } from '#visibility';

export class Seen {
  readonly view: GameView;
  /** The names of the players in the scenario, by seat. */
  readonly names: readonly string[];

  constructor(
    readonly state: GameState,
    private readonly eyes: Projector,
    names: readonly string[] = [],
    /** Cards that these eyes came to know afterwards. */
    readonly later: ReadonlyMap<ObjectId, string> = new Map(),
  ) {
    this.view = eyes.viewOf(state);
    this.names = state.seats.map(({ seat }) => names[seat] ?? String.fromCharCode(LETTER_A + seat));
  }

  get seesAll(): boolean {
    return this.eyes.viewer.kind === 'judge' || this.eyes.viewer.kind === 'opened';
  }

  nameOf(seat: Seat): string {
    return this.names[seat] ?? '';
  }

  /** What the viewer sees in hidden zones, and everywhere else. */
  all(): readonly ObjectView[] {
    return Object.values(this.view.objects);
  }

  one(id: VisibleId): ObjectView | undefined {
    return this.view.objects[id];
  }

  /** What the viewer sees of an object. */
  viewOf(object: ObjectId): ObjectView | undefined {
    const id = this.eyes.idOf(object);
    return id === undefined ? undefined : this.one(id);
  }

  /** The object itself; undefined unless the viewer sees its face, or what lies under it. */
  faceOf(seen: ObjectView): GameObject | undefined {
    const isCovered = seen.faceDown !== undefined && seen.under === undefined;
    return isCovered ? undefined : this.objectOf(seen);
  }

  /** Cards of a hidden zone that these eyes came to know afterwards. */
  laterIn(zone: Zone): readonly { readonly object: ObjectId; readonly card: string }[] {
    const lying = new Set(this.later.size === 0 ? [] : cardsIn(this.state, zone));
    return [...this.later].flatMap(([object, card]) => (lying.has(object) ? [{ object, card }] : []));
  }

  /** For what everyone may know of a permanent, whatever it is. */
  objectOf({ id }: ObjectView): GameObject | undefined {
    const object = this.eyes.objectOf(id);
    return object === undefined ? undefined : this.state.objects[objectNumber(object)];
  }
}

const LETTER_A = 65;
