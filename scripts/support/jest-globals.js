// `@jest/globals` for specs that run in the worker itself: those of the file that is being run. A fixture that imported
// `it` for an earlier file sees that of the present one.
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test;

export function use(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globals);
}
