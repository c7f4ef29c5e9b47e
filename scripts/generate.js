// `npm run generate`: writes the types of the resolvers and the published shapes of what the contract has as JSON. With
// --check it only says whether they are fresh.
import { readyToRead } from './setup/ready.js';

await readyToRead();

const { checkResolverTypes, writeResolverTypes } = await import('./support/resolver-types.js');
const { checkPublishedShapes, writePublishedShapes } = await import('./support/story-types.js');
const isCheck = process.argv.includes('--check');
await (isCheck ? checkResolverTypes() : writeResolverTypes());
await (isCheck ? checkPublishedShapes() : writePublishedShapes());
