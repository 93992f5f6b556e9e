/**
 * The project in which tests/rules/coverage.test.ts works. The emulator reports every value that an expression ever
 * had: for the broad tables of the other rules tests that would be some hundred megabytes.
 */
export const COVERAGE_PROJECT = 'demo-pa-ledger-coverage';
