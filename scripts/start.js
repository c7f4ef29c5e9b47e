// `npm start`: installs what is missing, builds what changed, and serves. The log lines go to a file, so that
// what you read here is where to go.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup/places.js';
import { readyToRun } from './setup/ready.js';

await readyToRun();

// As the container does; what is installed and built before needs what a production install leaves out.
process.env['NODE_ENV'] ??= 'production';

const { serveForPeople } = await import(pathToFileURL(join(ROOT, 'dist/run/serve.js')).href);
await serveForPeople(process.env);
