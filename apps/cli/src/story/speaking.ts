// What a sentence speaks of: players and cards by the names they have in the view before something happened and after it.
import type { GameView, ObjectView, SeatView } from '#visibility';

export type PlayerNames = ReadonlyMap<string, string>;

interface Known {
  readonly before: Partial<GameView>;
  readonly after: Partial<GameView>;
  /** What was there and is not any more. */
  readonly gone: ReadonlyMap<string, ObjectView>;
  readonly players: PlayerNames;
}

const seatIn = ({ seats }: Partial<GameView>, seat: number): SeatView | undefined =>
  Object.values(seats ?? {}).find((one) => one.seat === seat);

export class Words {
  private readonly before: Partial<GameView>;
  private readonly after: Partial<GameView>;
  private readonly gone: Known['gone'];
  private readonly players: PlayerNames;

  constructor({ before, after, gone, players }: Known) {
    this.before = before;
    this.after = after;
    this.gone = gone;
    this.players = players;
  }

  who(seat: unknown): string {
    const at = Number(seat);
    const player = seatIn(this.after, at)?.player ?? seatIn(this.before, at)?.player;
    return this.player(player) ?? `Seat ${at}`;
  }

  player(id: unknown): string | undefined {
    return typeof id === 'string' ? this.players.get(id) : undefined;
  }

  /** What it is called now, or was called before it was gone. */
  card(id: unknown): string {
    const object = this.object(id);
    if (object === undefined) return 'a card';
    const { name, printed, faceDown } = object;
    if (name !== '') return name;
    if (printed !== undefined) return printed;
    if (faceDown === undefined) return 'a card';
    return object.typeLine.includes('Land') ? 'a face-down land' : 'a face-down card';
  }

  object(id: unknown): ObjectView | undefined {
    return this.after.objects?.[String(id)] ?? this.was(id) ?? this.gone.get(String(id));
  }

  was(id: unknown): ObjectView | undefined {
    return this.before.objects?.[String(id)];
  }

  /** An object, or a player by the seat. */
  one(target: unknown): string {
    return typeof target === 'number' ? this.who(target) : this.card(target);
  }

  /** What is printed on a card that had no name yet, for who sees that. */
  printed(id: unknown): string | undefined {
    return this.was(id)?.printed;
  }

  life(seat: unknown): string {
    return String(seatIn(this.after, Number(seat))?.life ?? '?');
  }

  lifeBefore(seat: unknown): string {
    return String(seatIn(this.before, Number(seat))?.life ?? '?');
  }

  get active(): number | undefined {
    return this.after.turn?.active;
  }

  /** Before the first turn hands are dealt, and in the draw step everyone draws: nothing to tell. */
  get isDealing(): boolean {
    const { turn } = this.after;
    return turn === undefined || turn.step === 'draw';
  }

  /** How the players stand who are still in the game. */
  get standing(): string {
    return Object.values(this.after.seats ?? {})
      .filter(({ player, lost }) => player !== undefined && lost === undefined)
      .map(({ seat }) => `${this.who(seat)} ${this.life(seat)}`)
      .join(', ');
  }
}

/** A, B and C. */
export function listed(parts: readonly string[]): string {
  const [last = '', ...others] = [...parts].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
}

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** To the minute, wherever the reader is. */
export const untilThen = (until: number): string =>
  `until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
