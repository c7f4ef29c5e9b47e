// `npm run format`: formats every file, or those named after it.
import { readyToRead } from './setup/ready.js';
import { runNode, tool } from './setup/run.js';

await readyToRead();

const named = process.argv.slice(2);
const { code } = await runNode([
  tool('prettier', 'bin', 'prettier.cjs'),
  '--write',
  ...(named.length > 0 ? named : ['.']),
]);
process.exitCode = code;
