/**
 * The projects of the tests whose requests count as coverage: coverage.test.ts, and those of closed years, accounts,
 * clearings, amendments and returns. The emulator reports every value that an expression ever had: for the broad tables of the
 * other rules tests that would be some hundred megabytes more. Each project is read by itself, because of both together
 * there would soon be more than a text can hold.
 */
export const COVERAGE = {
  conditions: 'demo-pa-ledger-coverage',
  tables: 'demo-pa-ledger-coverage-tables',
} as const;
