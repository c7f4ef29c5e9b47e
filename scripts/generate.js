// `npm run generate`: writes the types of the resolvers. With --check it only says whether they are fresh.
import { readyToRead } from './setup/ready.js';

await readyToRead();

const { checkResolverTypes, writeResolverTypes } = await import('./support/resolver-types.js');
await (process.argv.includes('--check') ? checkResolverTypes() : writeResolverTypes());
