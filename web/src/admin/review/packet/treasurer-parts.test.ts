import { formatCents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { BUDGET_LINE_AMOUNTS } from '@pa-ledger/domain/reports/treasurer/budget-lines';
import { CASH_AMOUNTS } from '@pa-ledger/domain/reports/treasurer/cash-amounts';
import { treasurerLists, treasurerReport } from '@pa-ledger/domain/reports/treasurer/treasurer';
import { treasurerRows } from '@pa-ledger/domain/reports/treasurer/treasurer-csv';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  figuresIn,
  tablesUnder,
  textsIn,
  textsOf,
} from '../../../../../tests/support/packet-figures.ts';
import { readReviewBooks } from '../../../../../tests/support/read-review-books.ts';
import { monthsIn, treasurerSourceIn, type Books } from './books.ts';
import { coverBlocks } from './cover.ts';
import type { PacketPart } from './packet.ts';
import { treasurerParts } from './treasurer-parts.ts';

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

/** Fields of which at least one line has something. */
function shown<Field extends string>(
  fields: readonly Field[],
  rare: readonly string[],
  lines: readonly Readonly<Record<Field, Cents>>[],
): Field[] {
  return fields.filter((field) => !rare.includes(field) || lines.some((line) => line[field] !== 0));
}

const RARE = ['advances', 'transfers', 'adjustments'];

/** Compares each figure of a treasurer's part with the report of its days. */
function expectReport(part: PacketPart, books: Books, days: Days): void {
  const { report, lists } = reportOf(books, days);
  const { funds, accounts, budget, income } = report;
  const figures = (heading: string) => tablesUnder(part, heading).flatMap(figuresIn);
  const { own, held } = { ...funds.parts };
  if (own === undefined || held === undefined) throw new Error('A fund is held for others.');
  const ownLines = funds.lines.filter(({ isHeld }) => !isHeld);
  const heldLines = funds.lines.filter(({ isHeld }) => isHeld);
  const fundRows = [...ownLines, own, ...heldLines, held];
  const cash = shown(CASH_AMOUNTS, RARE, fundRows);
  expect(figures('Funds')).toEqual(textsOf(cash, [...fundRows, funds.total]));
  const ofAccounts = shown(CASH_AMOUNTS, RARE, accounts.lines);
  expect(figures('Accounts')).toEqual(textsOf(ofAccounts, [...accounts.lines, accounts.total]));
  const amounts = (lines: readonly { readonly amount: Cents }[]) => textsOf(['amount'], lines);
  const receipts = lists.receipts.flatMap(
    ({ lines, total }): readonly { readonly amount: Cents }[] =>
      lines.length === 1 ? lines : [...lines, { amount: total }],
  );
  const totalOf = (amount: Cents, lines: readonly unknown[]) =>
    lines.length === 0 ? [] : [{ amount }];
  expect(figures('Receipts')).toEqual(
    amounts([...receipts, ...totalOf(funds.total.receipts, receipts)]),
  );
  expect(figures('Disbursements')).toEqual(
    amounts([...lists.disbursements, ...totalOf(funds.total.disbursements, lists.disbursements)]),
  );
  const ifAny = (heading: string, lines: readonly { readonly amount: Cents }[]) => {
    if (lines.length > 0) expect(figures(heading)).toEqual(amounts(lines));
    else expect(textsIn(part.blocks)).not.toContain(heading);
  };
  ifAny('Advances', lists.advances);
  ifAny('Transfers', lists.transfers);
  ifAny('Adjustments of Beginning Balances', funds.adjustments);
  const { advanced } = report;
  const open = sumCents(advanced.map(({ amount }) => amount));
  ifAny('Advanced, Not Substantiated', [...advanced, ...totalOf(open, advanced)]);
  const sides = [['Budget vs. Actual', budget] as const, ['Income vs. Budget', income] as const];
  for (const [heading, side] of sides) {
    if (side === null) continue;
    const lines = side.sections.flatMap((section) => section.lines);
    const years = textsIn(part.blocks).filter((text) => text.startsWith(`${heading}, `));
    expect(years).toHaveLength(1);
    const expected = lines.length === 0 ? [] : [...lines, side.total];
    expect(figures(years.join())).toEqual(textsOf(BUDGET_LINE_AMOUNTS, expected));
  }
  expect(part.sheets[0]?.rows).toEqual(treasurerRows(report, lists));
}

describe("the treasurer's report", () => {
  it.each(['year', 'between'] as const)('has each figure of the report: %s', (which) => {
    const books = which === 'year' ? year : between;
    const [whole, ...months] = treasurerParts(books);
    if (whole === undefined) throw new Error('There is no report.');
    expectReport(whole, books, books.days);
    const days = monthsIn(books.days);
    expect(months).toHaveLength(days.length);
    for (const [index, month] of months.entries()) {
      const own = days[index];
      if (own !== undefined) expectReport(month, books, own);
    }
  });

  it.each(['year', 'between'] as const)('adds up month by month to all the days: %s', (which) => {
    const books = which === 'year' ? year : between;
    const months = monthsIn(books.days).map((days) => reportOf(books, days).report);
    const whole = reportOf(books, books.days).report;
    for (const side of ['funds', 'accounts'] as const) {
      const totals = months.map((month) => month[side].total);
      for (const field of ['receipts', 'disbursements', 'advances', 'transfers'] as const)
        expect(sumCents(totals.map((total) => total[field]))).toBe(whole[side].total[field]);
      expect(totals[0]?.beginning).toBe(whole[side].total.beginning);
      expect(totals.at(-1)?.ending).toBe(whole[side].total.ending);
    }
  });

  it('names its months, of which the first and the last may be parts', () => {
    const parts = treasurerParts(between);
    expect(parts.map(({ path }) => path).slice(0, 2)).toEqual([
      'reports/treasurer',
      'reports/treasurer-2025-10',
    ]);
    expect(parts[1]?.note).toBe('Oct 5, 2025 to Oct 31, 2025');
    expect(parts.at(-1)?.note).toBe('Aug 1, 2026 to Aug 20, 2026');
    expect(parts[1]?.sheets[0]?.path).toBe('reports/treasurers-report-2025-10-05-to-2025-10-31');
  });

  it('is one report for days within a month', async () => {
    const parts = treasurerParts(await readReviewBooks('2025-10-03', '2025-10-28'));
    expect(parts.map(({ path }) => path)).toEqual(['reports/treasurer']);
  });

  it('says what no one has confirmed, and that a presented report has changed', () => {
    const october = treasurerParts(year).find(({ path }) => path.endsWith('2025-10'));
    const texts = textsIn(october?.blocks ?? []).join('\n');
    const open = year.entries.filter(
      ({ collection, fields }) =>
        String(fields['date']).startsWith('2025-10') &&
        fields['confirmed'] === undefined &&
        (collection === 'manualExpenses' || fields['method'] === 'transfer'),
    );
    expect(open.length).toBeGreaterThan(3);
    expect(texts).toContain(`* ${open.length} entries (`);
    expect(texts).toContain('Closed through Jun 30, 2026.');
    expect(texts).toContain('Presented at a meeting on Nov 11, 2025.');
    expect(texts).toContain('it ended with $0.01, and now ends with');
  });
});

describe('the cover', () => {
  it('has the balances of the report, what is held for others apart, and who signs', () => {
    const blocks = coverBlocks(year);
    const { funds, accounts } = reportOf(year, year.days).report;
    const figures = (heading: string) => tablesUnder({ blocks }, heading).flatMap(figuresIn);
    const { own, held } = { ...funds.parts };
    expect(figures('Balances by Fund').at(-1)?.at(-1)).toBe(formatCents(funds.total.ending));
    expect(figures('Balances by Fund').map((row) => row[0])).toEqual(
      [...funds.lines.slice(0, 2), own, ...funds.lines.slice(2), held, funds.total].map((line) =>
        formatCents(line?.beginning ?? (-1 as Cents)),
      ),
    );
    expect(figures('Balances by Account').at(-1)?.at(-1)).toBe(formatCents(accounts.total.ending));
    expect(blocks.at(-1)).toMatchObject({
      roles: ['Reviewer', 'Reviewer', 'Reviewer', 'Treasurer'],
    });
    for (const text of [
      'Maple Grove PTA, Maple Grove Elementary School',
      'Eastern Time (America/New_York)',
      'In order, except for the findings in this packet or attached to it',
    ])
      expect(textsIn(blocks)).toContain(text);
    expect(textsIn(blocks).join('\n')).toMatch(/The accounts end with \$[\d,.]+ (?:more|less)/);
  });

  it('says that funds and accounts match where they do', () => {
    const { funds, accounts } = reportOf(year, year.days).report;
    const difference = (funds.total.ending - accounts.total.ending) / 100;
    const [first, ...others] = year.accounts;
    if (first === undefined) throw new Error('There is no account.');
    const opened = { ...first, openingBalance: first.openingBalance + difference };
    const blocks = coverBlocks({ ...year, accounts: [opened, ...others] });
    expect(textsIn(blocks)).toContain(
      `Funds and accounts match: both end with ${formatCents(funds.total.ending)}.`,
    );
  });
});
