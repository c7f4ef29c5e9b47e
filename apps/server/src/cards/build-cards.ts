// The last step of a build: the embedded cards, compiled, beside the built program. Does nothing where they are there.
import { BUILT } from './built.js';
import { openCardsIn } from './open-cards.js';

function reportedByQuarters(): (done: number, all: number) => void {
  let told = 0;
  return (done, all) => {
    const quarters = Math.floor((done * 4) / all);
    if (quarters > told) process.stderr.write(`  ${done} of ${all}\n`);
    told = quarters;
  };
}

await openCardsIn(BUILT, {
  onBuild: () => process.stderr.write('Reading the cards ...\n'),
  onCompile: () => process.stderr.write('Compiling the cards ...\n'),
  onProgress: reportedByQuarters(),
});
