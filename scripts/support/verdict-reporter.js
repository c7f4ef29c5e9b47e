// A jest reporter that ends the run with one plain line for people and programs: 'N passed, N failed'.
export default class VerdictReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    // A suite that could not even be loaded has no test to count, and counts as one that failed.
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    // jest's own summary comes after all other reporters; this line comes after it.
    process.once('exit', () => process.stderr.write(`${numPassedTests} passed, ${failed} failed\n`));
  }
}
