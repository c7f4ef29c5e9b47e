// The contract with clients over time. `node scripts/schema-release.js` makes schema.graphql the released one;
// with --check [released present] it says which promises of the released one are broken.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup/places.js';
import { readyToRead } from './setup/ready.js';

const [task = '', released = join(ROOT, 'schema.released.graphql'), present = join(ROOT, 'schema.graphql')] =
  process.argv.slice(2);

if (task === '--check') {
  await readyToRead();
  const { brokenPromises } = await import('./support/schema-promises.js');
  const broken = brokenPromises(readFileSync(released, 'utf8'), readFileSync(present, 'utf8'));
  for (const promise of broken)
    console.error(`${promise} Bring it back with @deprecated(reason: …): it may go one release later.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} else {
  copyFileSync(present, released);
  console.log('schema.released.graphql is now what schema.graphql says.');
}
