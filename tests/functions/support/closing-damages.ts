import { more, type DamageCase } from './damages.ts';

const CLOSING = {
  first: '2025-07-01',
  last: '2026-06-30',
  countWhen: 'paid',
  reopenReason: null,
  endings: [
    {
      fundId: 'main',
      amount: 12,
    },
  ],
};
const ENTRY = more('one', { date: '2026-06-30', fundId: 'main', categoryId: 'fair', amount: 12 });
const BOOKS = more('books', {
  closedYear: '2025',
  closedThrough: '2026-06-30',
  opensOn: null,
  closing: null,
});
const NEXT = { fundId: 'main', fiscalYear: '2026', source: 'closing', asOf: '2026-07-01' };

/** What can be wrong with closed years. */
export const CLOSING_DAMAGES: readonly DamageCase[] = [
  [
    'a closed year with an entry more',
    () => ({ closings: [more('2025', CLOSING)], revenueItems: [ENTRY, { ...ENTRY, id: 'two' }] }),
    /The closed year 2025: the fund main ended with 1200 cents, by its entries 2400\./,
  ],
  [
    'a closed year with an entry less',
    () => ({ closings: [more('2025', CLOSING)], revenueItems: [] }),
    /the fund main ended with 1200 cents, by its entries 0\./,
  ],
  [
    'a beginning that is not the ending',
    () => ({
      closings: [more('2025', CLOSING)],
      revenueItems: [ENTRY],
      fundBalances: [
        more('2026~main', {
          ...NEXT,
          amount: 11,
        }),
      ],
    }),
    /The fund main begins with 1100 cents, though the closed year 2025 ended with 1200\./,
  ],
  [
    'a beginning that follows from no closing',
    () => ({ fundBalances: [more('2026~main', { ...NEXT, amount: 11 })] }),
    /The beginning balance 2026~main follows from no closing\./,
  ],
  [
    'a closed year that is not locked',
    () => ({ closings: [more('2025', CLOSING)], revenueItems: [ENTRY] }),
    /What is locked is not what is closed\./,
  ],
  [
    'a lock without a closed year',
    ({ settings }) => ({ settings: [...settings, BOOKS] }),
    /What is locked is not what is closed\./,
  ],
  [
    'closed years with a gap',
    () => ({
      closings: [
        more('2023', { ...CLOSING, first: '2023-07-01', last: '2024-06-30', endings: [] }),
        more('2025', CLOSING),
      ],
      revenueItems: [ENTRY],
    }),
    /The closed year 2025 does not begin where the one before it ends\./,
  ],
  [
    'books that begin on another day than was set',
    () => ({ closings: [more('opening', { opensOn: '2026-08-15' })] }),
    /The books begin on another day than was set\./,
  ],
];
