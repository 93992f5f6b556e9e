import { formatCents, type Cents } from '@pa-ledger/domain/money/money';
import { amendmentLines } from '@pa-ledger/domain/reports/amendments';
import { openAdvances } from '@pa-ledger/domain/reports/advanced';
import { reconciliation } from '@pa-ledger/domain/reports/balances';
import { BUDGET_AMOUNTS, budgetReport } from '@pa-ledger/domain/reports/budget-report';
import { categoryIncome, fundIncome, INCOME_AMOUNTS } from '@pa-ledger/domain/reports/income';
import { incomeByMonth } from '@pa-ledger/domain/reports/income-over-time';
import { INCOME_BUDGET_AMOUNTS, incomeBudgetReport } from '@pa-ledger/domain/reports/income-budget';
import { namesIn } from '@pa-ledger/domain/reports/names';
import { cashTie } from '@pa-ledger/domain/reports/unpaid';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  figuresIn,
  tablesUnder,
  textsIn,
  textsOf,
} from '../../../../../tests/support/packet-figures.ts';
import { readReviewBooks } from '../../../../../tests/support/read-review-books.ts';
import { reportSourceIn, type Books } from './books.ts';
import { budgetParts } from './budget-part.ts';

let year: Books;
/** Parts of months, and of two fiscal years. */
let between: Books;

beforeAll(async () => {
  year = await readReviewBooks('2025-07-01', '2026-06-30');
  between = await readReviewBooks('2025-10-05', '2026-08-20');
});

describe('the budget of each year', () => {
  it.each(['paid', 'approved'] as const)('has each figure of its reports: %s', (countWhen) => {
    const books: Books = { ...year, years: year.years.map((own) => ({ ...own, countWhen })) };
    const [own] = books.years;
    const [part] = budgetParts(books);
    if (own === undefined || part === undefined) throw new Error('There is no year.');
    const source = reportSourceIn(books, own);
    const figures = (heading: string) => tablesUnder(part, heading).flatMap(figuresIn);
    const rowsOf = <Row>(lines: readonly { readonly row: Row }[]) => lines.map(({ row }) => row);

    const budget = budgetReport(source);
    const percent = (value: number | null) =>
      value === null ? 'No budget' : `${value.toFixed(1)}%`;
    const lines = [...rowsOf(budget.lines), budget.totals];
    const apart = [...budget.unbudgeted, ...budget.fromClosed].map(({ row }) => [
      formatCents(row.actualExpenses),
    ]);
    const advanced = openAdvances([...source.earlier, ...source.cells], namesIn(source));
    expect(figures('Budget vs Actual, 2025–26')).toEqual([
      ...textsOf(
        BUDGET_AMOUNTS.filter((name) => name in budget.totals),
        lines,
      ).map((row, index) => [...row, percent(lines[index]?.percentUsed ?? null)]),
      ...apart,
      ...textsOf(['amount'], advanced),
    ]);

    const expected = incomeBudgetReport(source, own.incomeItems);
    expect(figures('Income vs Budget, 2025–26')).toEqual([
      ...textsOf(INCOME_BUDGET_AMOUNTS, [...rowsOf(expected.lines), expected.total]),
      ...textsOf(INCOME_AMOUNTS, [expected.planned, expected.actual, expected.difference]),
    ]);

    const categories = categoryIncome(source);
    const months = rowsOf(incomeByMonth(source, own.year, books.calendar));
    expect(figures('Income by Category, 2025–26')).toEqual(
      textsOf(INCOME_AMOUNTS, [
        ...rowsOf(categories.lines),
        categories.total,
        ...months,
        categories.total,
      ]),
    );

    const funds = fundIncome(source);
    const balances = reconciliation(source);
    expect(figures('Income by Fund, 2025–26')).toEqual([
      ...textsOf(INCOME_AMOUNTS, [...rowsOf(funds.lines), funds.total]),
      ...textsOf(
        ['beginningBalance', 'revenue', 'expenses', 'advances', 'transfers', 'endingBalance'],
        [...balances.lines, balances.total],
      ),
    ]);

    const { expenses, unpaid, paid } = cashTie(source);
    const texts = textsIn(part.blocks);
    const tied = countWhen === 'paid' ? [unpaid] : [expenses, unpaid, paid];
    const start = texts.indexOf('Expenses and payments, 2025–26');
    const after = texts.slice(start);
    for (const amount of tied) expect(after).toContain(formatCents(amount));

    expect(part.sheets.map(({ rows }) => rows)).toEqual([
      budget.rows,
      rowsOf(expected.lines),
      rowsOf(categories.lines),
      rowsOf(funds.lines),
      [
        expect.objectContaining({
          meetingDate: '2025-11-11',
          authority: 'Board',
          changedBy: 'sam@example.com',
        }),
      ],
      [
        { fundName: 'General Fund', amount: 1_500_050 },
        { fundName: 'Teacher Grants', amount: 350_000 },
      ],
    ]);
  });

  it('warns of what was spent beyond its budget, and without one', () => {
    const [part] = budgetParts(year);
    if (part === undefined) throw new Error('There is no year.');
    const [table, unbudgeted] = tablesUnder(part, 'Budget vs Actual, 2025–26');
    const beyond = table?.rows.filter((row) => row[6]?.startsWith('-')) ?? [];
    const over = beyond.map((row) => `${row[0]}, ${row[1]} (${row[6]?.slice(1)})`);
    const without = (unbudgeted?.rows ?? []).map((row) => `${row[0]} (${row[1]})`);
    expect([over.length, without.length]).toEqual([4, 6]);
    const texts = textsIn(part.blocks);
    expect(texts).toContain(`Over budget: ${over.join('; ')}.`);
    expect(texts).toContain(`Spent without a budget: ${without.join('; ')}.`);
  });

  it('tells the adoption, each amendment, and each closing and reopening', () => {
    const [part] = budgetParts(year);
    if (part === undefined) throw new Error('There is no year.');
    const texts = textsIn(part.blocks);
    expect(texts).toContain('Adopted on Sep 9, 2025.');
    const [own] = year.years;
    const [amendment] = amendmentLines(own?.amendments ?? [], namesIn(year));
    const [table] = tablesUnder(part, 'Adoption and Amendments');
    expect(table?.rows).toEqual([
      [
        'Nov 11, 2025',
        amendment?.lineName,
        formatCents(amendment?.from ?? (0 as Cents)),
        formatCents(amendment?.to ?? (0 as Cents)),
        amendment?.reason,
        'Board',
        'sam@example.com, Nov 12, 2025, 11:00 AM',
      ],
    ]);
    const [history, endings] = tablesUnder(part, 'Closing of the Year');
    expect(history?.rows.map((row) => [row[0], row[2], row[3]])).toEqual([
      ['Closed', 'ruth@example.com', ''],
      ['Reopened', 'sam@example.com', 'A check was missing'],
      ['Closed', 'ruth@example.com', ''],
    ]);
    expect(endings?.rows).toEqual([
      ['General Fund', '$15,000.50'],
      ['Teacher Grants', '$3,500.00'],
    ]);
    expect(texts.join('\n')).not.toContain('only a part of that year');
  });

  it('is of the whole year also where the days are a part of it, and says so', () => {
    const parts = budgetParts(between);
    expect(parts.map(({ path, title }) => [path, title])).toEqual([
      ['budget/2025', 'Budget and Results, Fiscal Year 2025–26'],
      ['budget/2026', 'Budget and Results, Fiscal Year 2026–27'],
    ]);
    const [first, second] = parts.map(({ blocks }) => textsIn(blocks).join('\n'));
    expect(first).toContain('whole fiscal year 2025–26, Jul 1, 2025 to Jun 30, 2026');
    expect(first).toContain(
      'This packet is of Oct 5, 2025 to Aug 20, 2026, which is only a part of that year.',
    );
    expect(second).toContain('The books don’t say that this budget was adopted.');
    expect(second).toContain('This year isn’t closed.');
    expect(parts[0]?.sheets).toEqual(budgetParts(year)[0]?.sheets);
  });
});
