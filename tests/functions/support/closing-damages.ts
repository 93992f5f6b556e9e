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
    /The year 2025 was closed with \$12\.00 in fund main, but its entries add up to \$24\.00\./,
  ],
  [
    'a closed year with an entry less',
    () => ({ closings: [more('2025', CLOSING)], revenueItems: [] }),
    /The year 2025 was closed with \$12\.00 in fund main, but its entries add up to \$0\.00\./,
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
    /Fund main begins with \$11\.00, but the closed year 2025 left \$12\.00\./,
  ],
  [
    'a beginning that follows from no closing',
    () => ({ fundBalances: [more('2026~main', { ...NEXT, amount: 11 })] }),
    /fundBalances\/2026~main comes from no closed year\./,
  ],
  [
    'a closed year that is not locked',
    () => ({ closings: [more('2025', CLOSING)], revenueItems: [ENTRY] }),
    /settings\/books locks other years than those that are closed\./,
  ],
  [
    'a lock without a closed year',
    ({ settings }) => ({ settings: [...settings, BOOKS] }),
    /settings\/books locks other years than those that are closed\./,
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
    /The closed year 2025 doesn't begin where the one before it ends\./,
  ],
  [
    'books that begin on another day than was set',
    () => ({ closings: [more('opening', { opensOn: '2026-08-15' })] }),
    /settings\/books has another start date than the one that was set\./,
  ],
];
