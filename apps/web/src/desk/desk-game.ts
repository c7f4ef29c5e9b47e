// The game of a dispute at the moment that the judge looks at, through all eyes.
import { computed, signal } from '@preact/signals';
import type { Refusal } from '../state/actions.js';
import { cardIn, nameOf } from '../state/card-names.js';
import { troubleIn, type Trouble } from '../state/server.js';
import type { CardSeen, ViewSeen } from '../state/view.js';
import { words } from '../words/words.js';
import { sideBySide, type Refused, type SideBySide } from './asking.js';

export class DeskGame {
  readonly seen = signal<SideBySide | null>(null);
  readonly trouble = signal<Trouble | Refusal | null>(null);
  /** The object about which the judge asks who knew it. */
  readonly asked = signal<string | null>(null);
  readonly seats = computed<readonly number[]>(() => this.view.value?.seats.map(({ seat }) => seat) ?? []);
  /** The judge's own view: everything. */
  readonly view = computed<ViewSeen | null>(
    () => this.seen.value?.sights.find(({ viewer }) => viewer === 'JUDGE')?.view ?? null,
  );

  constructor(
    readonly id: string,
    readonly ofCall: number,
  ) {
    void this.look(ofCall);
  }

  async look(moment: number | null): Promise<void> {
    const seen = await this.tried(() => sideBySide(this.id, moment));
    if (seen !== undefined) this.seen.value = seen;
  }

  /** What came of asking; what refused it is shown. */
  async tried<T extends object>(ask: () => Promise<T | Refused>): Promise<T | undefined> {
    try {
      const came = await ask();
      if (isRefused(came)) {
        this.trouble.value = came;
        return undefined;
      }
      this.trouble.value = null;
      return came;
    } catch (error) {
      this.trouble.value = troubleIn(error);
      return undefined;
    }
  }

  get moment(): number {
    return this.seen.value?.moment ?? this.ofCall;
  }

  readonly who = (seat: number): string =>
    this.view.value?.seats.find((one) => one.seat === seat)?.player?.name ?? `${seat + 1}`;

  /** Objects that a ruling may concern, with the judge's ids: by what they are called and where they lie. */
  objects(): readonly { readonly id: string; readonly label: string }[] {
    const view = this.view.value;
    if (view === null) return [];
    const { table } = words();
    const places: readonly (readonly [string, readonly CardSeen[] | null])[] = [
      ...view.seats.flatMap(
        ({ seat, hand, graveyard }) =>
          [
            [`${table.hand}, ${this.who(seat)}`, hand],
            [`${table.graveyard}, ${this.who(seat)}`, graveyard],
          ] as const,
      ),
      [table.stack, view.stack],
      [table.exile, view.exile],
      [table.command, view.command],
    ];
    const lying = (view.battlefield ?? []).map((card) => ({
      id: card.objectId,
      label: `${nameOf(card) || table.faceDown} · ${card.controller === null ? '' : this.who(card.controller)}`,
    }));
    const others = places.flatMap(([where, cards]) =>
      (cards ?? []).map((card) => ({
        id: card.objectId,
        label: `${nameOf(card) || table.faceDown} · ${where}`,
      })),
    );
    return [...lying, ...others];
  }

  nameOf(id: string): string | undefined {
    const view = this.view.value;
    const card = view === null ? undefined : cardIn(view, id);
    return card === undefined ? undefined : nameOf(card) || words().table.faceDown;
  }
}

const isRefused = (came: object): came is Refused => '__typename' in came && came.__typename === 'Refused';
