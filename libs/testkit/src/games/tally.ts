// What happened in generated games with disputes, so that a test can say that it really did.
import { partsOfAll, type EventType, type GameEvent } from '#rules';

/** What a rewind goes over, by the events that make it one. */
const BARRIERS = {
  draw: ['CardDrawn'],
  reveal: ['CardsRevealed', 'CardRevealedAgain'],
  roll: ['CoinFlipped', 'DieRolled'],
  look: ['CardsLookedAt'],
  name: ['CardNamed', 'CardMarked'],
  shuffle: ['LibraryShuffled'],
  end: ['GameEnded'],
  rewind: ['Rewound'],
} as const satisfies Readonly<Record<string, readonly EventType[]>>;

export const BARRIER_KINDS = Object.keys(BARRIERS).map((kind) => `over ${kind}`);

export class Tally {
  readonly counts = new Map<string, number>();

  add(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  addAll({ counts }: Tally): void {
    for (const [what, count] of counts) this.counts.set(what, (this.counts.get(what) ?? 0) + count);
  }

  /** What of these never happened. */
  missing(...wanted: readonly string[]): string[] {
    return wanted.filter((what) => !this.counts.has(what));
  }

  /** `log` ends with the events. */
  note(log: readonly GameEvent[], events: readonly GameEvent[]): void {
    const before = log.length - events.length;
    for (const event of events) {
      if (event.type === 'GameResumed') this.add(`resumed: ${event.why}`);
      if (event.type === 'TakeBackEnded') this.add(`take-back: ${event.why}`);
      if (event.type !== 'Rewound') continue;
      this.add(`rewound by ${event.by.kind}`);
      const since = new Set(partsOfAll(log.slice(event.to, before)).map(({ type }) => type));
      for (const [kind, types] of Object.entries(BARRIERS))
        if (types.some((type) => since.has(type))) this.add(`over ${kind}`);
    }
  }
}
