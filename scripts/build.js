// `npm run build`: installs what is missing and builds what changed, the cards included.
import { readyToRun } from './setup/ready.js';

await readyToRun();
