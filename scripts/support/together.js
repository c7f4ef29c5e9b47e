// Puts the pure specs of a room into one file for jest, which loads every room anew for each file it is given: in a run
// of everything that alone is minutes. Each spec is imported whole; a failure's trace names it.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.js';

const ROOMS = ['apps', 'libs', 'test', 'bench'];
/** Few enough that the groups of a room are done side by side, and that a worker does not outgrow its memory. */
const MOST = 18;
/** What is set up for every test of a file would be for every test of the group. */
const SETS_UP = /^(?:before|after)(?:Each|All)\(/m;
/** Its specs put mutants in the place of modules, and take long by themselves. */
const APART = 'libs/visibility/';

/** What a group says, and nothing else. */
const GROUP = /^(?:import '\.\.\/[^']+\.spec\.js';\n)+$/;

/** Writes the groups into the folder; the specs that have to stand alone, as jest is to be told them. */
export function putTogether(folder) {
  clear(folder);
  const alone = [];
  const rooms = new Map();
  for (const file of specs()) {
    if (file.startsWith(APART) || SETS_UP.test(readFileSync(join(ROOT, file), 'utf8'))) alone.push(file);
    else {
      const room = file
        .split('/')
        .slice(0, 2)
        .filter((part) => !part.endsWith('.ts'))
        .join('-');
      rooms.set(room, [...(rooms.get(room) ?? []), file]);
    }
  }
  for (const [room, files] of rooms) {
    const groups = Math.ceil(files.length / MOST);
    for (let group = 0; group < groups; group += 1) {
      const imports = files
        .filter((_, at) => at % groups === group)
        .map((file) => `import '../${file.replace(/\.ts$/, '.js')}';\n`);
      writeFileSync(join(folder, `${room}-${group + 1}.spec.ts`), imports.join(''));
    }
  }
  return alone;
}

/** Only what was written here goes: a folder with anything else in it is somebody else's. */
function clear(folder) {
  const found = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  for (const entry of found)
    if (!entry.isFile() || !GROUP.test(readFileSync(join(folder, entry.name), 'utf8')))
      throw new Error(`${folder} is not a folder of grouped specs: ${entry.name} was not written for it`);
  for (const { name } of found) rmSync(join(folder, name));
  mkdirSync(folder, { recursive: true });
}

function specs() {
  return ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true })
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.spec.ts')),
  ).sort();
}
