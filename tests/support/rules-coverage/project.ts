/**
 * The projects of the tests whose requests count as coverage: coverage.test.ts, and those of closed years, accounts, clearings,
 * amendments, returns, and search. The emulator reports every value that an expression ever had: the broad tables of the other rules
 * tests would add some hundred megabytes. Each project is read by itself, because both in one would soon be more than a
 * string can hold.
 */
export const COVERAGE = {
  conditions: 'demo-pa-ledger-coverage',
  tables: 'demo-pa-ledger-coverage-tables',
} as const;
