import { expect, it } from 'vitest';
import { csvRowOf } from './journal-csv.ts';

it("an entry is a line with the school's day and time, and its fields before and after", () => {
  const row = csvRowOf({
    id: 'x',
    at: Date.UTC(2026, 10, 21, 2, 5, 2),
    who: 'ruth@example.com',
    collection: 'revenueItems',
    document: 'sale',
    messages: ['One.', 'Two.'],
    link: null,
    isSample: false,
    fields: [
      {
        name: 'amount',
        label: 'Amount',
        before: '$120.00',
        after: '$20.00',
      },
      {
        name: 'reference',
        label: 'Reference',
        before: '',
        after: '12',
      },
    ],
  });
  expect(row).toEqual({
    date: '2026-11-20',
    time: '21:05:02',
    person: 'ruth@example.com',
    kind: 'revenueItems',
    id: 'sale',
    change: 'One.\nTwo.',
    before: 'Amount: $120.00',
    after: 'Amount: $20.00\nReference: 12',
  });
});
