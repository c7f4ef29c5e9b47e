// A reference taken apart: `graveyard:Grizzly Bears#2@B`.
import { ZONE_NAMES, type ZoneWord } from './words.js';

export interface Ref {
  readonly name: string;
  readonly zone?: ZoneWord;
  /** From 1, in timestamp order. */
  readonly nth?: number;
  /** Who controls it. */
  readonly player?: string;
}

const PREFIX = new RegExp(`^(${ZONE_NAMES.join('|')}):\\s*`);
const SUFFIX = /(?:#(\d+)|@([^#@]+))$/;

export function parseRef(text: string): Ref {
  const zone = PREFIX.exec(text);
  let name = zone === null ? text : text.slice(zone[0].length);
  let nth: number | undefined;
  let player: string | undefined;
  for (let found = SUFFIX.exec(name); found !== null && found.index > 0; found = SUFFIX.exec(name)) {
    const [whole, number, at] = found;
    if (number !== undefined) nth = Number(number);
    else player = at?.trim();
    name = name.slice(0, -whole.length).trimEnd();
  }
  return {
    name: name.trim(),
    ...(zone === null ? {} : { zone: zone[1] as ZoneWord }),
    ...(nth === undefined ? {} : { nth }),
    ...(player === undefined ? {} : { player }),
  };
}
