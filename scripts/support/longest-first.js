// The order in which jest begins the files of a run of everything: what takes long first, so that nothing long is left
// over for one worker at the end. Whole servers first; then the integration specs that take longest, which are short to
// read, and would come last by that; games seen by everyone; and the rest.
import sequencer from '@jest/test-sequencer';

const { default: Sequencer = sequencer } = sequencer;

const KINDS = [
  /\.e2e-spec\.ts$/,
  /[\\/](?:eventstoredb|requests|scenarios|card-trials|tour|first-commands)\.int-spec\.ts$/,
  /[\\/]visibility[\\/]/,
  /./,
];
const kindOf = (path) => KINDS.findIndex((kind) => kind.test(path));

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => kindOf(a.path) - kindOf(b.path));
  }
}
