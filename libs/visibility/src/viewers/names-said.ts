// The names that were said aloud in a game: when, by whom, of which object, and who heard them.
import {
  partsOf,
  type EventData,
  type GameEvent,
  type ObjectId,
  type Seat,
  type SingleEvent,
  type SingleType,
} from '#rules';
import { visibleFields } from './audience.js';
import type { Viewer } from './viewer.js';

interface Said {
  readonly name: string;
  /** The field that tells the name to those who learn of it. */
  readonly told: string;
  /** Absent for a judge. */
  readonly seat?: Seat;
  readonly object?: ObjectId;
}

type WithName = { [K in SingleType]: 'name' extends keyof EventData<K> ? K : never }[SingleType];

/** The compiler asks for every event with a name in it. */
const SAYINGS: { readonly [K in WithName]: (event: EventData<K>) => Said } & {
  readonly [K in SingleType]?: (event: EventData<K>) => Said;
} = {
  CardNamed: ({ name, seat, object }) => ({ name, told: 'name', seat, object }),
  CardMarked: ({ name, seat, object }) => ({ name, told: 'name', seat, object }),
  NameFreed: ({ name }) => ({ name, told: 'name' }),
  // A name may be chosen aloud, and so may a colour or a type.
  WordChosen: ({ word, seat }) => ({ name: word, told: 'word', seat }),
};

export interface NameSaid {
  /** The number of the event, counted from 0. */
  readonly nth: number;
  /** Absent for a judge. */
  readonly seat?: Seat;
  /** The object that was given the name, if any was. */
  readonly object?: ObjectId;
  /** A bit for each viewer who heard it. */
  readonly heard: number;
}

export class NamesSaid {
  private readonly said = new Map<string, NameSaid[]>();

  note(event: GameEvent, viewers: readonly Viewer[], nth: number): void {
    for (const part of partsOf(event)) {
      const saying = (SAYINGS[part.type] as ((event: SingleEvent) => Said) | undefined)?.(part);
      if (saying === undefined) continue;
      const { name, told, seat, object } = saying;
      let heard = 0;
      for (const [bit, viewer] of viewers.entries())
        if (visibleFields(part, viewer)?.includes(told) === true) heard |= 1 << bit;
      const times = this.said.get(name) ?? [];
      times.push({
        nth,
        heard,
        ...(seat === undefined ? {} : { seat }),
        ...(object === undefined ? {} : { object }),
      });
      this.said.set(name, times);
    }
  }

  of(name: string): readonly NameSaid[] {
    return this.said.get(name) ?? [];
  }

  get all(): Iterable<readonly [string, readonly NameSaid[]]> {
    return this.said;
  }
}
