import { formatCents } from '@pa-ledger/domain/money/money';
import { treasurerLists, treasurerReport } from '@pa-ledger/domain/reports/treasurer/treasurer';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  figuresIn,
  tablesUnder,
  textsIn,
  textsOf,
} from '../../../../../tests/support/packet-figures.ts';
import { readReviewBooks } from '../../../../../tests/support/read-review-books.ts';
import { treasurerSourceIn, type Books } from './books.ts';
import { ledgerLines, ledgerPart, ledgerSums } from './ledger-part.ts';

let year: Books;
/** Parts of months, and of two fiscal years. */
let between: Books;

beforeAll(async () => {
  year = await readReviewBooks('2025-07-01', '2026-06-30');
  between = await readReviewBooks('2025-10-05', '2026-08-20');
});

function reportOf(books: Books, days: Days) {
  const source = treasurerSourceIn(books, days);
  return {
    report: treasurerReport(source, days),
    lists: treasurerLists(source, books.entries, days),
  };
}

describe('the ledger', () => {
  it.each(['year', 'between'] as const)('adds up to the treasurer’s report: %s', (which) => {
    const books = which === 'year' ? year : between;
    const { funds } = reportOf(books, books.days).report;
    const sums = Object.fromEntries(
      ledgerSums(ledgerLines(books)).map(({ name, amount }) => [name, amount]),
    );
    const { receipts, disbursements, advances } = funds.total;
    expect(sums).toMatchObject({ receipts, disbursements, advances });
    const part = ledgerPart(books);
    const [totals] = tablesUnder(part, 'Totals');
    expect(totals?.rows.map((row) => row[2])).toEqual(
      Object.values(sums).map((amount) => formatCents(amount)),
    );
    const [entries] = tablesUnder(part, 'Entries');
    const lines = ledgerLines(books);
    expect(entries && figuresIn(entries)).toEqual(textsOf(['amount'], lines));
    expect(part.sheets[0]?.rows.map(({ amount }) => amount)).toEqual(
      lines.map(({ amount }) => amount),
    );
  });

  it('has every entry of the days', () => {
    const dated = year.entries.filter(
      ({ collection, fields }) => collection !== 'payments' || fields['mistake'] === null,
    );
    // The mistake counts nowhere. A void, a reclassification, and a settled advance have lines of their own.
    const [voids, moved, settled] = [1, 2, 1];
    expect(ledgerLines(year)).toHaveLength(dated.length + voids + moved + settled);
  });

  it('says who entered and who confirmed each, and what no one has confirmed', () => {
    const lines = ledgerLines(year);
    const find = (start: string) => lines.filter(({ id }) => id.startsWith(start));
    expect(find('manual-0')).toMatchObject([
      {
        accountName: 'Checking',
        enteredBy: 'sam@example.com',
        confirmation: 'confirmed',
        confirmedBy: 'ruth@example.com',
        confirmedOn: '2025-09-20',
      },
    ]);
    expect(find('manual-1')[0]).toMatchObject({ confirmation: 'not confirmed', confirmedBy: '' });
    expect(find('revenue-1')[0]).toMatchObject({ confirmation: 'not needed' });
    expect(find('returned')[0]).toMatchObject({ confirmation: 'not confirmed' });
    const voided = lines.filter(({ kind }) => kind === 'void');
    expect(voided).toMatchObject([{ enteredBy: 'sam@example.com', day: '2025-09-03' }]);
    const checks = lines.filter(({ checkNumber }) => checkNumber === '1040');
    expect(checks).toMatchObject([{ enteredBy: 'ruth@example.com', confirmation: 'not needed' }]);
    const [table] = tablesUnder(ledgerPart(year), 'Entries');
    const open = table?.rows.filter((row) => row[7] === 'not confirmed') ?? [];
    expect(open.length).toBeGreaterThan(5);
    const [apart] = tablesUnder(ledgerPart(year), 'Not Confirmed');
    expect(apart?.rows).toEqual(open.map((row) => row.slice(0, -1)));
    expect(textsIn(ledgerPart(year).blocks)).toContain(
      '18 entries ($8,861.96) aren’t confirmed by a second person yet.',
    );
    const confirmed = year.entries.filter(({ id }) => id === 'manual-0');
    expect(textsIn(ledgerPart({ ...year, entries: confirmed }).blocks)).not.toContain(
      'Not Confirmed',
    );
    expect(table?.rows.some((row) => row[7] === 'ruth@example.com on Sep 20, 2025')).toBe(true);
  });

  it('says how many people signed a check, which no one confirms', () => {
    const signed = (signatures: readonly object[]) => {
      const entries = year.entries.map((entry) =>
        entry.fields['checkNumber'] === '1040' && entry.collection === 'payments'
          ? { ...entry, fields: { ...entry.fields, check: { signatures, sent: null } } }
          : entry,
      );
      const part = ledgerPart({ ...year, entries });
      const [table] = tablesUnder(part, 'Entries');
      const row = table?.rows.find(([, kind]) => kind === 'Disbursement, check 1040');
      const [sheet] = part.sheets;
      return [
        row?.at(-1),
        sheet?.rows.find((one) => one['checkNumber'] === '1040')?.['confirmation'],
      ];
    };
    expect(signed([])).toEqual(['signed by 0 of 2', 'signed by 0 of 2']);
    expect(signed([{}])).toEqual(['signed by 1 of 2', 'signed by 1 of 2']);
    expect(signed([{}, {}])).toEqual(['signed by 2 of 2', 'signed by 2 of 2']);
    const hint = textsIn(ledgerPart(year).blocks).find((text) => text.startsWith('Every receipt'));
    expect(hint).toContain('Two people sign each check that pays a request.');
  });
});
