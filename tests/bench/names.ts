/** The benchmarks in their order, which `npm run bench -- NAME …` runs alone. */
export const BENCH_NAMES = [
  'form options',
  'clock-reads',
  'ledger writes',
  'csv rows',
  'import',
  'saves',
  'replay',
  'journal pages',
  'expenses tab',
  'reports',
  'closing',
  'treasurer',
  'statement',
  'register',
  'phone',
  'lighthouse',
  'submissions',
  'decisions',
  'evening',
] as const;

export type BenchName = (typeof BENCH_NAMES)[number];
