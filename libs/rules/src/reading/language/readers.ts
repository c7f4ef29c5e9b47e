// All that reads the language, together: what a sight is made with.
import { holds } from './conditions.js';
import { matches } from './filters.js';
import { fitsPattern } from './patterns.js';
import { playersOf } from './players.js';
import { objectsOf } from './references.js';
import type { Readers } from './sight.js';
import { valueOf } from './values.js';

export const READERS: Readers = { matches, holds, valueOf, objectsOf, playersOf, fitsPattern };
