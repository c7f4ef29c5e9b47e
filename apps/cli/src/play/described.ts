// Objects and players of a view in words, each object with its number.
import type { GameView, ObjectView, VisibleId } from '#visibility';
import { Numbers, ownSeat } from './numbers.js';

export const joined = (words: readonly (string | undefined | false)[], between = ' '): string =>
  words.filter((word) => word !== undefined && word !== false && word !== '').join(between);

function calledIn(object: ObjectView | undefined): string {
  if (object === undefined) return 'a card';
  const { name, printed, faceDown, under } = object;
  const below = under === undefined ? '' : ` (${under.printed ?? under.name})`;
  if (name !== '') return `${name}${below}`;
  if (printed !== undefined) return `'${printed}'`;
  return faceDown === undefined ? 'a card' : `a face-down card${below}`;
}

/** What it is now, and what is printed where that is another. */
function sizeOf({ power, toughness, asPrinted }: ObjectView): string | undefined {
  if (power === undefined) return undefined;
  const now = `${power}/${toughness ?? 0}`;
  const printed = asPrinted?.power === undefined ? now : `${asPrinted.power}/${asPrinted.toughness ?? 0}`;
  return printed === now ? now : `${now} (printed ${printed})`;
}

/** The names of players by their ids. */
export type Players = ReadonlyMap<string, string>;

export interface Naming {
  readonly players?: Players;
  /** Those that objects had before; without them it numbers anew. */
  readonly numbers?: Numbers;
}

export class Described {
  private readonly players: Players;
  private readonly numbers: Numbers;
  /** Texts that stand in the view already: of ten lands that do the same it is read once. */
  private readonly told = new Set<string>();

  constructor(
    private readonly view: GameView,
    { players = new Map(), numbers = new Numbers() }: Naming = {},
  ) {
    this.players = players;
    this.numbers = numbers.meet(view);
  }

  who(seat: number): string {
    if (seat === ownSeat(this.view)) return 'you';
    return this.players.get(this.view.seats[seat]?.player ?? '') ?? `seat ${seat}`;
  }

  brief(one: VisibleId | number | undefined): string {
    if (one === undefined) return 'nothing';
    return typeof one === 'number'
      ? this.who(one)
      : `${calledIn(this.view.objects[one])} [${this.numbers.of(one) ?? '?'}]`;
  }

  /** As a player types it. */
  number(id: string): string {
    return String(this.numbers.of(id as VisibleId) ?? '?');
  }

  object(id: VisibleId): string {
    const object = this.view.objects[id];
    if (object === undefined) return this.brief(id);
    const { cost, typeLine, damage, tapped, text = [], counters = {}, attachedTo } = object;
    const { watched, assisted = [] } = object;
    const isUnread = (line: string): boolean => assisted.some((clause) => line.includes(clause));
    const head = joined([
      `[${this.numbers.of(id) ?? '?'}]`,
      calledIn(object),
      cost,
      typeLine,
      sizeOf(object),
      watched === true && '(watched)',
      damage !== undefined && `damage ${damage}`,
      tapped === true && '(tapped)',
      ...Object.entries(counters).map(([kind, count]) => `${count} ${kind}`),
      attachedTo !== undefined && `on ${this.brief(attachedTo)}`,
    ]);
    const lines = text.map((line) => (isUnread(line) ? `${line} (for the table)` : line));
    return joined([head, ...this.once(object.name, lines)], '\n      ');
  }

  private once(name: string, lines: readonly string[]): readonly string[] {
    const text = [name, ...lines].join('\n');
    if (this.told.has(text)) return [];
    this.told.add(text);
    return lines;
  }

  item(id: VisibleId): string {
    const { item } = this.view.objects[id] ?? {};
    if (item === undefined) return this.object(id);
    const targets = item.targets.flatMap(({ objects, players }) => [...objects, ...players]);
    const what = item.text ?? calledIn(this.view.objects[id]);
    const at = targets.length === 0 ? '' : ` at ${targets.map((one) => this.brief(one)).join(', ')}`;
    return `[${this.numbers.of(id) ?? '?'}] ${what}, by ${this.who(item.controller)}${at}`;
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const zone = (name: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${name}:`, ...lines.map((line) => `  ${line}`)];
