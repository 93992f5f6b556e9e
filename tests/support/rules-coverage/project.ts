/**
 * The projects in which tests/rules/coverage.test.ts and coverage-tables.test.ts work. The emulator reports every value
 * that an expression ever had: for the broad tables of the other rules tests that would be some hundred megabytes more.
 * Each is read by itself, because of both together there would soon be more than a text can hold.
 */
export const COVERAGE = {
  conditions: 'demo-pa-ledger-coverage',
  tables: 'demo-pa-ledger-coverage-tables',
} as const;
