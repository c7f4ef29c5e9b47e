// `npm run generate`: writes the types of the resolvers, the published shapes of what the contract has as JSON, the enums
// that the pages have words for, the fragments and typed operations of clients, and the reference of the client library.
// With --check it only says whether they are fresh.
import { readyToRead } from './setup/ready.js';

await readyToRead();

const { checkResolverTypes, writeResolverTypes } = await import('./support/resolver-types.js');
const { checkPublishedShapes, writePublishedShapes } = await import('./support/story-types.js');
const { checkPageKinds, writePageKinds } = await import('./support/page-kinds.js');
const { checkOperations, writeOperations } = await import('./support/operations.js');
const { checkClientReference, writeClientReference } = await import('./support/client-reference.js');
const { checkClientFragments, writeClientFragments } = await import('./support/client-fragments.js');
const isCheck = process.argv.includes('--check');
await (isCheck ? checkResolverTypes() : writeResolverTypes());
await (isCheck ? checkPublishedShapes() : writePublishedShapes());
await (isCheck ? checkPageKinds() : writePageKinds());
await (isCheck ? checkClientFragments() : writeClientFragments());
await (isCheck ? checkOperations() : writeOperations());
await (isCheck ? checkClientReference() : writeClientReference());
