// A jest reporter that ends the run with what failed, a line each, and then with one plain line for people and programs:
// 'N passed, N failed'.
import { relative } from 'node:path';
import { stripVTControlCharacters as stripped } from 'node:util';
import { ROOT } from '../setup/places.js';

export default class VerdictReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
    // A suite that could not even be loaded has no test to count, and counts as one that failed.
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const lines = [...testResults.flatMap(failuresOf), `${numPassedTests} passed, ${failed} failed`];
    // jest's own summary comes after all other reporters; these lines come after it.
    process.once('exit', () => process.stderr.write(`${lines.join('\n')}\n`));
  }
}

function failuresOf({ testFilePath, testExecError, testResults }) {
  const file = relative(ROOT, testFilePath);
  if (testExecError) return [`FAILED ${file}: ${shortened(testExecError.message)}`];
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `FAILED ${file} › ${fullName}: ${shortened(failureMessages[0])}`);
}

/** The first lines without colours. */
const shortened = (message = '') =>
  stripped(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' ')
    .slice(0, 300);
