// How large the file of the facts is, as a share of the log that it was made from.
import { pathToFileURL } from 'node:url';
import { made, rebuilt } from './facts-rebuilt.js';
import { SIZED_EVENTS } from './facts/sizes.js';
import type { Figure } from './figure.js';

export async function measure(): Promise<Figure> {
  const found = await rebuilt(SIZED_EVENTS);
  return {
    name: 'the file of the facts, as a share of the log',
    unit: 'MB',
    ours: found.facts,
    baseline: found.log,
    ratio: found.facts / found.log,
    target: 0.1,
    bound: 'at-most',
    note: made(found),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
