// What the objects of a game are called in its scenario: nothing but what the viewer knows goes into a name.
import {
  cardsIn,
  isPublicZone,
  objectNumber,
  type GameObject,
  type GameState,
  type ObjectId,
  type Seat,
} from '#rules';
import type { Projector } from '#visibility';
import { BLANK } from '../format/position.js';
import { holderOf, objectsIn } from '../objects/find.js';
import { namesOf, presentNames } from '../objects/names.js';
import { cardWritten } from './card.js';
import type { Learning } from './learnt.js';
import { Unwritable } from './passage.js';
import { Seen } from './seen.js';

export class Called {
  private readonly seen: Seen;

  constructor(
    readonly state: GameState,
    private readonly eyes: Projector,
    private readonly players: readonly string[],
    private readonly learning: Learning,
    /** The batch that comes next. */
    private readonly at: number,
  ) {
    this.seen = new Seen(state, eyes, players);
  }

  player(seat: Seat): string {
    return this.players[seat] ?? '';
  }

  one(one: ObjectId | Seat): string {
    return typeof one === 'number' ? this.player(one) : this.ref(one);
  }

  /** `NAME`, `NAME#2@B`; with its zone anywhere but on the battlefield. */
  ref(id: ObjectId): string {
    const { kind } = this.object(id).zone;
    const name = this.name(id);
    const place = kind === 'battlefield' ? name : `${kind}:${name}`;
    const alike = objectsIn(this.state, kind).filter((one) => this.nameIfAny(one) === name);
    if (alike.length === 1) return place;
    const holder = holderOf(this.state, id);
    const theirs = alike.filter((one) => holderOf(this.state, one) === holder);
    const nth = theirs.indexOf(id) + 1;
    return `${place}#${String(nth)}${holder === null ? '' : `@${this.player(holder)}`}`;
  }

  /** As an action says it: the zone and the name alone. */
  card(id: ObjectId): string {
    const { kind } = this.object(id).zone;
    return `${kind}:${this.name(id)}`;
  }

  name(id: ObjectId): string {
    const name = this.nameIfAny(id);
    if (name === undefined) throw new Unwritable('something has no name');
    return name;
  }

  /** Whether the viewer knows any card of the hidden zone that it lies in. */
  liesAmongKnown(id: ObjectId): boolean {
    const { zone } = this.object(id);
    return cardsIn(this.state, zone).some((one) => this.isSeen(one));
  }

  isPublic(id: ObjectId): boolean {
    const object = this.object(id);
    return isPublicZone(object.zone) && object.faceDown === undefined;
  }

  isOpen(id: ObjectId): boolean {
    return isPublicZone(this.object(id).zone) || this.isSeen(id);
  }

  private isSeen(id: ObjectId): boolean {
    return this.eyes.seesFaceOf(this.state, this.object(id));
  }

  private object(id: ObjectId): GameObject {
    const object = this.state.objects[objectNumber(id)];
    if (object === undefined) throw new Unwritable('something is gone');
    return object;
  }

  private nameIfAny(id: ObjectId): string | undefined {
    const object = this.object(id);
    const { zone } = object;
    if (zone.kind === 'battlefield') return presentNames(this.state, id)[0] ?? this.printedName(id);
    if (zone.kind === 'stack') return namesOf(this.state, id)[0];
    const isOpen = isPublicZone(zone) && object.faceDown === undefined;
    const present = isOpen || this.isSeen(id) ? presentNames(this.state, id)[0] : undefined;
    return present ?? this.printedName(id);
  }

  /** In Mental Magic what stands for the card; unknown, it is a card without effect. */
  private printedName(id: ObjectId): string | undefined {
    if (this.isSeen(id)) {
      const one = this.seen.viewOf(id);
      const written = one === undefined ? undefined : cardWritten(this.seen, one);
      if (written !== undefined && 'card' in written) return written.card;
    }
    return this.learning.cardOf(id, this.at) ?? BLANK;
  }
}
