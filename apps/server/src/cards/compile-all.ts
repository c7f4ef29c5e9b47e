// Compiles all cards of a catalogue, in processes of their own: who waits for it is not kept from anything else.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Catalogue } from '#cards';
import type { CompiledEntry } from '#oracle';
import { COMPILE_SHARE } from './built.js';
import type { Piece, Share } from './compile-share.js';

const MOST_PROCESSES = 4;
/** A process that opens the catalogue has to have something to do then. */
const CARDS_EACH = 1_000;

/** `from`: where the catalogue was opened. `onProgress` is told how many cards are done. */
export async function compileAll(
  { version, size }: Catalogue,
  from: Share['catalogue'],
  onProgress: (done: number) => void = () => undefined,
): Promise<readonly CompiledEntry[]> {
  const entries: CompiledEntry[] = [];
  let done = 0;
  const take = (piece: Piece): void => {
    for (const [index, entry] of piece) entries[index] = entry;
    done += piece.length;
    onProgress(done);
  };
  const of = Math.min(MOST_PROCESSES, availableParallelism(), Math.ceil(size / CARDS_EACH));
  const working = Array.from({ length: of }, (_, at) =>
    compileShare({ catalogue: from, version, from: at, of }, take),
  );
  await Promise.all(working);
  if (done !== size) throw new Error(`${done} of ${size} cards were compiled`);
  return entries;
}

async function compileShare(share: Share, take: (piece: Piece) => void): Promise<void> {
  const child = fork(COMPILE_SHARE, [], { execArgv: [] });
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  try {
    child.on('message', (piece) => take(piece as Piece));
    child.send(share);
    const [ended] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
    const [code, signal] = ended as [number | null, string | null];
    if (code !== 0) throw new Error(`compiling the cards ended with ${String(code ?? signal)}`);
  } finally {
    process.off('exit', stop);
  }
}
