// The end of the log in memory: events this process has committed and live subscribers have not taken yet, so
// that they need no disk read. It holds every event after its floor, up to its head.
import type { Json, StreamName } from '#kernel';
import type { EventText } from '../port/batch.js';
import { revision, type StoredEvent } from '../port/port.js';
import { positionOf } from '../port/position.js';
import type { Committed } from './writer-thread.js';

export interface TailLimits {
  readonly events: number;
  /** In UTF-16 code units of data and metadata. */
  readonly units: number;
}

/** A committed event, parsed when the first subscriber asks for it and then shared by all. */
export class TailEvent {
  #stored: StoredEvent | undefined;

  constructor(
    readonly stream: StreamName,
    readonly revision: number,
    readonly place: number,
    private readonly text: EventText,
  ) {}

  get type(): string {
    return this.text.type;
  }

  get units(): number {
    return this.text.data.length + this.text.metadata.length;
  }

  get stored(): StoredEvent {
    this.#stored ??= {
      id: this.text.id,
      type: this.text.type,
      data: JSON.parse(this.text.data) as Json,
      metadata: JSON.parse(this.text.metadata) as Json,
      stream: this.stream,
      revision: revision(this.revision),
      position: positionOf(this.place),
    };
    return this.#stored;
  }
}

export class Tail {
  #events: TailEvent[] = [];
  /** How many entries at the front of the array are already dropped. */
  #dropped = 0;
  #units = 0;
  #floor: number;

  constructor(
    floor: number,
    private readonly limits: TailLimits,
  ) {
    this.#floor = floor;
  }

  /** The tail holds all events after this place, up to the head. */
  get floor(): number {
    return this.#floor;
  }

  get head(): number {
    return this.#floor + this.#events.length - this.#dropped;
  }

  /** Other processes have written up to this place; the tail does not hold those events. */
  skipTo(head: number): void {
    if (head <= this.head) return;
    this.#events = [];
    this.#dropped = 0;
    this.#units = 0;
    this.#floor = head;
  }

  /** Nobody will ask for events up to this place. */
  drop(place: number): void {
    while (this.#floor < place && this.#events.length > this.#dropped) this.#dropFirst();
    this.#letGo();
  }

  land({ stream, events, lastRevision, lastPlace }: Committed): void {
    const count = events.length;
    events.forEach((text, n) => {
      const place = lastPlace - count + 1 + n;
      // (A poll may have seen it on the disk first.)
      if (place <= this.head) return;
      this.skipTo(place - 1);
      const event = new TailEvent(stream, lastRevision - count + 1 + n, place, text);
      this.#events.push(event);
      this.#units += event.units;
    });
    this.#shorten();
  }

  /** The event at a place after the floor; undefined past the head. */
  at(place: number): TailEvent | undefined {
    return this.#events[this.#dropped + place - this.#floor - 1];
  }

  #shorten(): void {
    while (this.#events.length - this.#dropped > this.limits.events || this.#units > this.limits.units)
      this.#dropFirst();
    this.#letGo();
  }

  #dropFirst(): void {
    this.#units -= this.#events[this.#dropped]?.units ?? 0;
    this.#dropped += 1;
    this.#floor += 1;
  }

  /** Frees the dropped events once they are most of what is held. */
  #letGo(): void {
    if (this.#dropped * 2 <= this.#events.length) return;
    this.#events = this.#events.slice(this.#dropped);
    this.#dropped = 0;
  }
}
