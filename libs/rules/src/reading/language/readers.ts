// The readers of all node kinds together; a sight is made with them.
import { holds } from './conditions.js';
import { matches } from './filters.js';
import { fitsPattern } from './patterns.js';
import { playersOf } from './players.js';
import { objectsOf } from './references.js';
import type { Readers } from './sight.js';
import { valueOf } from './values.js';

export const READERS: Readers = { matches, holds, valueOf, objectsOf, playersOf, fitsPattern };
