// A replay file of `pentaland export --replay`: the feed of one viewer, read and checked in the page. Nothing of it is sent
// anywhere.
import type { ViewerKind } from '../words/kinds.js';
import type { SeenEntry } from './frames.js';
import type { ReplayWords } from './words/en.js';

export type FileFault = keyof ReplayWords['file']['faults'];

/** The version of feeds that these pages read. */
export const FEED = 10;
const VERSION = 1;
const MOST_BYTES = 128 * 1024 * 1024;
const MOST_LINES = 200_000;

export interface FileNote {
  readonly author: string | null;
  readonly moment: number;
  readonly mark: string | null;
  readonly text: string;
}

export interface ReplayInFile {
  readonly kind: 'replay';
  readonly game: string;
  readonly exportedAt: number;
  readonly viewer: ViewerKind;
  readonly seat: number | null;
  readonly players: readonly {
    readonly seat: number;
    readonly player: string;
    readonly name: string | null;
  }[];
  readonly notes: readonly FileNote[];
  readonly entries: readonly SeenEntry[];
  /** False where this browser cannot: it computes hashes only on pages that came securely. */
  readonly isChecked: boolean;
}

export interface ScenarioInFile {
  readonly kind: 'scenario';
  readonly text: string;
  /** By their seats; undefined where the file is no JSON. */
  readonly players: readonly string[] | undefined;
}

type Line = Readonly<Record<string, unknown>>;
type Read<T> = T | { readonly kind: 'fault'; readonly fault: FileFault };

const fault = (of: FileFault) => ({ kind: 'fault', fault: of }) as const;

export async function readFile(file: Blob): Promise<Read<ReplayInFile | ScenarioInFile>> {
  if (file.size > MOST_BYTES) return fault('too-large');
  const text = await file.text();
  const first = lineIn(text.slice(0, endOfLine(text, 0)));
  if (first?.['pentaland'] === 'replay') return replayIn(text, first);
  return scenarioIn(text);
}

const endOfLine = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
};

function scenarioIn(text: string): Read<ScenarioInFile> {
  const whole = lineIn(text);
  const players = whole?.['players'];
  if (typeof whole?.['scenario'] === 'string' && typeof players === 'object' && players !== null)
    return { kind: 'scenario', text, players: Object.keys(players) };
  const isYaml = whole === undefined && /^scenario:/m.test(text) && /^players:/m.test(text);
  return isYaml ? { kind: 'scenario', text, players: undefined } : fault('not-a-file');
}

async function replayIn(text: string, header: Line): Promise<Read<ReplayInFile>> {
  const { version, content, feed, viewer, game, exportedAt, players, annotations } = header;
  if (version !== VERSION) return fault('other-version');
  if (content === 'log') return fault('whole-log');
  if (feed !== FEED) return fault('other-version');
  const seen = viewerIn(viewer);
  if (seen === undefined || typeof game !== 'string' || !Array.isArray(players)) return fault('damaged');
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > MOST_LINES + 2) return fault('too-large');
  const end = lineIn(lines.at(-1) ?? '');
  if (end?.['pentaland'] !== 'end') return fault('truncated');
  const told = lines.slice(1, -1);
  if (end['lines'] !== told.length) return fault('damaged');
  const digest = await digestOf(lines.slice(0, -1));
  if (digest !== undefined && digest !== end['digest']) return fault('damaged');
  const entries = entriesIn(told);
  if (entries === undefined) return fault('damaged');
  return {
    kind: 'replay',
    game,
    exportedAt: Number(exportedAt),
    ...seen,
    // What follows was checked by the digest, or cannot be.
    players: players as ReplayInFile['players'],
    notes: notesIn(annotations),
    entries,
    isChecked: digest !== undefined,
  };
}

function viewerIn(name: unknown): Pick<ReplayInFile, 'viewer' | 'seat'> | undefined {
  if (name === 'spectator') return { viewer: 'SPECTATOR', seat: null };
  if (name === 'judge') return { viewer: 'JUDGE', seat: null };
  const [, seat] = /^seat-([0-7])$/.exec(String(name)) ?? [];
  return seat === undefined ? undefined : { viewer: 'SEAT', seat: Number(seat) };
}

function lineIn(text: string): Line | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Line) : undefined;
  } catch {
    return undefined;
  }
}

const notesIn = (annotations: unknown): readonly FileNote[] => {
  const { notes } = (annotations ?? {}) as { readonly notes?: readonly FileNote[] };
  return notes ?? [];
};

/** Undefined unless each is one, and follows the one before. */
function entriesIn(lines: readonly string[]): readonly SeenEntry[] | undefined {
  const entries: SeenEntry[] = [];
  for (const line of lines) {
    const { seq, moment, at, story, patch } = lineIn(line) ?? {};
    const isNext =
      seq === entries.length + 1 && typeof moment === 'number' && moment >= (entries.at(-1)?.moment ?? 0);
    if (!isNext || typeof at !== 'number' || !Array.isArray(patch)) return undefined;
    if (typeof (story as Line | null | undefined)?.['type'] !== 'string') return undefined;
    entries.push({
      seq,
      moment,
      at: new Date(at).toISOString(),
      story: story as SeenEntry['story'],
      patch: patch as SeenEntry['patch'],
    });
  }
  return entries.length === 0 ? undefined : entries;
}

/** SHA-256 over the lines, each with its line break. */
async function digestOf(lines: readonly string[]): Promise<string | undefined> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) return undefined;
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
