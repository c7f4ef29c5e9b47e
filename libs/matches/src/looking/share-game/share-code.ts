// Share codes: a game, a moment and eyes as one short text, for a link. Nothing is stored: the code says all of it, with
// a check that only an installation with the same data key can make. A moment and eyes have exactly one code.
//
//   version | eyes | moment, 7 bits a byte, lowest first | game | check (8 bytes)   in base64url
import { timingSafeEqual } from 'node:crypto';
import { gameId, keyedBytes, type GameId } from '#kernel';
import { SEATS } from '#rules';
import type { ReplayEyes } from '../../game/guard/claims.js';

export interface Shared {
  readonly game: GameId;
  readonly moment: number;
  /** `own`: those of whoever opens it. */
  readonly eyes: ReplayEyes;
}

const VERSION = 1;
const CHECK = 8;
const UUID_BYTES = 16;
/** Added to the eyes if the game's id is no UUID and is written as text. */
const AS_TEXT = 0x80;
/** Longer than any code of ours. */
const LONGEST = 400;
const HIGHEST_MOMENT = 0x7fff_ffff;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const EYES: readonly ReplayEyes[] = ['own', 'spectator', 'everything', ...SEATS];

export function shareCode(key: string, { game, moment, eyes }: Shared): string {
  const isUuid = UUID.test(game);
  const id = isUuid ? Buffer.from(game.replaceAll('-', ''), 'hex') : Buffer.from(game, 'utf8');
  const said = Buffer.concat([
    Buffer.from([VERSION, EYES.indexOf(eyes) | (isUuid ? 0 : AS_TEXT), ...sevenBits(moment)]),
    id,
  ]);
  return Buffer.concat([said, checkOf(key, said)]).toString('base64url');
}

/** Undefined: this installation has made no such code. */
export function readShareCode(key: string, code: string): Shared | undefined {
  if (code.length > LONGEST) return undefined;
  const bytes = Buffer.from(code, 'base64url');
  const said = bytes.subarray(0, -CHECK);
  if (bytes.length <= CHECK || said[0] !== VERSION) return undefined;
  if (!timingSafeEqual(checkOf(key, said), bytes.subarray(-CHECK))) return undefined;
  const shared = sharedIn(said);
  // Base64 has several spellings of some bytes, and numbers could be written longer: only ours is good.
  return shared !== undefined && shareCode(key, shared) === code ? shared : undefined;
}

function sharedIn(said: Buffer): Shared | undefined {
  const written = said[1] ?? 0;
  const eyes = EYES[written & ~AS_TEXT];
  const end = said.findIndex((byte, at) => at >= 2 && byte < 0x80);
  if (eyes === undefined || end < 0) return undefined;
  let moment = 0;
  for (let at = end; at >= 2; at -= 1) moment = moment * 0x80 + ((said[at] ?? 0) & 0x7f);
  const id = said.subarray(end + 1);
  if (moment > HIGHEST_MOMENT) return undefined;
  if ((written & AS_TEXT) !== 0) return { game: gameId(id.toString('utf8')), moment, eyes };
  return id.length === UUID_BYTES ? { game: gameId(uuidOf(id)), moment, eyes } : undefined;
}

const uuidOf = (id: Buffer): string =>
  id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function sevenBits(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return [...bytes, rest];
}

const checkOf = (key: string, said: Buffer): Buffer =>
  Buffer.from(keyedBytes(key, `pentaland/share/1/${said.toString('base64url')}`)).subarray(0, CHECK);
