#!/usr/bin/env node
// `npx pentaland` in a checkout: installs and builds what is missing, then runs the command line.
import { ensureBuilt } from '../../../scripts/support/build.js';
import { ensureInstalled } from '../../../scripts/support/install.js';

await ensureInstalled();
await ensureBuilt();
await import('../../../dist/apps/cli/src/main.js');
