// `npm run build`: builds what changed, the cards included.
import { ensureBuilt } from './support/build.js';

await ensureBuilt();
