#!/usr/bin/env node
// `npx pentaland` in a checkout. The first file refuses an old Node, which could not parse the second one.
require('../../../scripts/setup/node-version.cjs');
void import('./pentaland.js');
