// Where the built code is, for what is started or kept beside it.
import { dirname, join } from 'node:path';
import { builtFile } from '#event-store/sqlite';

export const COMPILE_SHARE = builtFile('./compile-share.js', import.meta.url);
export const BUILT = join(dirname(COMPILE_SHARE), '../../../..');
