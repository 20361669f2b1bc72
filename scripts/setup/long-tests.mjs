/** The end of the names of test files that run in `.ci/run` alone, and have a budget of their own. */
export const longTests = '.ci.test.ts';

/** The variable that leaves them out when it is `off`. */
export const longTestsVariable = 'SPOTTER_LONG_TESTS';
