import type { Exception } from './coverage.ts';

/** What no request can evaluate on the emulator. */
export const EXCEPTIONS: readonly Exception[] = [
  ...[
    'timestamp.date(year, month, day).day() == day',
    "hasDay(int(value.split('-')[0]), int(value.split('-')[1]), int(value.split('-')[2]))",
  ].map((text) => ({
    text,
    missing: 'false' as const,
    because:
      'a day that its month lacks is an error in timestamp.date here, which denies as well; the comparison is for where it would be the next month',
  })),
];
