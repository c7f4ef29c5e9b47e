// Since when each permanent has been where it is, as the feed told: a creature that its controller has not had since the
// beginning of the turn can neither attack nor tap for its abilities (cr 302.6).
import { inFull } from './in-full.js';

type Story = Readonly<Record<string, unknown>>;

type Heard =
  | { readonly moment: number; readonly turn: number; readonly active: number }
  | { readonly moment: number; readonly object: string; readonly since: number | null };

export class Arrivals {
  /** In the order in which it was told, so that a rewind can leave out what did not happen. */
  private heard: Heard[] = [];
  private turn = 0;
  private readonly since = new Map<string, number>();
  /** The last turn of each seat. */
  private readonly turns = new Map<number, number>();

  hear(moment: number, story: Story): void {
    if (Array.isArray(story['events'])) for (const one of inFull(story['events'])) this.hear(moment, one);
    if (story['type'] === 'Rewound') this.returnTo(Number(story['moment']));
    const heard = heardIn(story);
    if (heard !== undefined) this.note({ moment, ...heard });
  }

  /** Not yet under its controller when that player's last turn began. */
  isNew(object: string, controller: number): boolean {
    const since = this.since.get(object);
    return since !== undefined && since > 0 && since >= (this.turns.get(controller) ?? 0);
  }

  /** Whether it was told when that player's last turn began. */
  knowsTurnOf(seat: number): boolean {
    return this.turns.has(seat);
  }

  private note(heard: Heard): void {
    this.heard.push(heard);
    if ('turn' in heard) {
      this.turn = heard.turn;
      this.turns.set(heard.active, heard.turn);
    } else this.since.set(heard.object, heard.since ?? this.turn);
  }

  private returnTo(moment: number): void {
    const before = this.heard.filter((one) => one.moment <= moment);
    this.heard = [];
    this.turn = 0;
    this.since.clear();
    this.turns.clear();
    for (const one of before) this.note(one);
  }
}

type WithoutMoment<H> = H extends unknown ? Omit<H, 'moment'> : never;

function heardIn({
  type,
  turn,
  seat,
  object,
  becomes,
  to,
  since,
  standing,
}: Story): WithoutMoment<Heard> | undefined {
  switch (type) {
    case 'TurnBegan':
      return { turn: Number(turn), active: Number(seat) };
    case 'PositionEntered':
      return turnIn(standing);
    case 'PermanentPlaced':
      return { object: String(object), since: Number(since) };
    case 'TokenCreated':
    case 'ControllerChanged':
      return { object: String(object), since: null };
    case 'ObjectMoved':
      return isBattlefield(to) && typeof becomes === 'string' ? { object: becomes, since: null } : undefined;
    default:
      return undefined;
  }
}

const isBattlefield = (zone: unknown): boolean =>
  typeof zone === 'object' && zone !== null && 'kind' in zone && zone.kind === 'battlefield';

function turnIn(standing: unknown): WithoutMoment<Heard> | undefined {
  if (typeof standing !== 'object' || standing === null || !('turn' in standing)) return undefined;
  const { turn } = standing;
  if (typeof turn !== 'object' || turn === null || !('turn' in turn) || !('seat' in turn)) return undefined;
  return { turn: Number(turn.turn), active: Number(turn.seat) };
}
