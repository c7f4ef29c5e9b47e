// Refuses an unsupported version of Node in one sentence. It is loaded before everything else (`node -r`, and first
// thing in `npx pentaland`), and it uses only syntax that old versions can parse.
'use strict';

const supported = require('../../package.json').engines.node;

/** `ranges` are those of package.json: '^20.19.0 || >=24.0.0'. */
function satisfies(version, ranges) {
  return ranges.split(' || ').some((range) => {
    const least = numbersOf(range.replace(/^\D+/, ''));
    if (range.charAt(0) === '^' && version[0] !== least[0]) return false;
    const at = [0, 1, 2].find((part) => version[part] !== least[part]);
    return at === undefined || version[at] > least[at];
  });
}

function numbersOf(version) {
  return version.split('.').map((part) => parseInt(part, 10));
}

if (!satisfies(numbersOf(process.versions.node), supported)) {
  const needed = supported.replace(/[\^=>]|\.0\b/g, '').replace(/ \|\| /g, ', ');
  console.error(
    `This is Node ${process.versions.node}, but Pentaland needs ${needed} or later: install Node 22, from nodejs.org or with a version manager, and run the command again.`,
  );
  process.exit(1);
}
