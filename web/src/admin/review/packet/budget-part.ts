import { amountOf, cents, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import {
  AMENDMENT_AMOUNTS,
  amendmentLines,
  amendmentRows,
  amendmentsFile,
} from '@pa-ledger/domain/reports/amendments';
import {
  BUDGET_AMOUNTS,
  budgetReport,
  type BudgetReport,
  type BudgetReportRow,
} from '@pa-ledger/domain/reports/budget-report';
import { REPORT_FILES } from '@pa-ledger/domain/reports/csv';
import { categoryIncome, fundIncome, INCOME_AMOUNTS } from '@pa-ledger/domain/reports/income';
import { INCOME_BUDGET_AMOUNTS, incomeBudgetReport } from '@pa-ledger/domain/reports/income-budget';
import { compareFunds, namesIn } from '@pa-ledger/domain/reports/names';
import { waitingForFund, type ReportSource } from '@pa-ledger/domain/reports/source';
import { cashTie } from '@pa-ledger/domain/reports/unpaid';
import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import { fiscalYearDays } from '@pa-ledger/domain/time/fiscal-year';
import { reportMessages } from '../../reports/reports-messages.ts';
import { reportSourceIn, yearLabel, type Books, type YearBooks } from './books.ts';
import {
  advancedTable,
  balanceTable,
  budgetBlocks,
  categoryTable,
  expectedTable,
  fundIncomeTable,
  monthTable,
  netBlocks,
} from './budget-tables.ts';
import type { Block, PacketPart, PacketSheet } from './packet.ts';
import { amountColumn, quiet, sectionOf, sheetsOf, tableOf, text, warning } from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';
import { amendmentTable } from './treasurer-tables.ts';

const messages = reportPartMessages.budget;

/** Returns each touched fiscal year's budget, what became of it, and how it was closed; always of the whole year. */
export function budgetParts(books: Books): readonly PacketPart[] {
  return books.years.map((own) => {
    const label = yearLabel(books, own.year);
    return {
      path: `budget/${own.year}`,
      title: messages.title(label),
      blocks: [
        ...daysBlocks(books, own, label),
        ...adoptionBlocks(books, own),
        ...reportBlocks(books, own, label),
        ...closingBlocks(books, own),
      ],
      sheets: yearSheets(books, own, label),
    };
  });
}

/** The reports are of the whole year, which someone who reviews a part of it must know. */
function daysBlocks({ days, calendar }: Books, { year }: YearBooks, label: string) {
  const { first, last } = fiscalYearDays(year, calendar);
  const whole = text(messages.whole(label, formatDate(first), formatDate(last)));
  if (days.first <= first && days.last >= last) return [whole];
  return [whole, text(messages.part(formatDate(days.first), formatDate(days.last)))];
}

function amendmentsIn(books: Books, { amendments }: YearBooks) {
  return amendmentLines(amendments, namesIn(books));
}

function adoptionBlocks(books: Books, own: YearBooks): readonly Block[] {
  const { adoptedOn } = own;
  const adopted =
    adoptedOn === null
      ? warning(messages.notAdopted)
      : text(messages.adopted(formatDate(adoptedOn)));
  const table = amendmentTable(
    amendmentsIn(books, own),
    ({ by, at }) => reportPartMessages.joined([by, timeText(at)]),
    messages.noAmendments,
  );
  return sectionOf(messages.adoption, adopted, ...unexplained(books, own), table);
}

/** Changes without an amendment: of a budget that wasn't adopted, no one had to give a reason. */
function unexplained(books: Books, own: YearBooks): readonly Block[] {
  const names = namesIn(books);
  const spending = own.budgetItems.map(({ categoryId, fundId, changes }) => ({
    line: messages.place(names.category(categoryId).name, names.fund(fundId).name),
    by: amountOf(changes),
  }));
  const income = own.incomeItems.map(({ categoryId, changes }) => ({
    line: messages.incomeLine(names.category(categoryId).name),
    by: amountOf(changes),
  }));
  const changed = [...spending, ...income].filter(({ by }) => by !== 0);
  if (changed.length === 0 || amendmentsIn(books, own).length > 0) return [];
  const lines = changed.map(({ line, by }) =>
    messages.lineBy(line, by > 0 ? messages.more(formatCents(by)) : formatCents(by)),
  );
  return [warning(messages.unexplained(lines))];
}

function reportBlocks(books: Books, own: YearBooks, label: string): readonly Block[] {
  const source = reportSourceIn(books, own);
  const { budget, income, categories, funds, cash, waitingForFund: waiting } = reportMessages;
  const basis = quiet(reportMessages.basis(label, source.countWhen));
  const expected = incomeBudgetReport(source, own.incomeItems);
  const byCategory = categoryIncome(source);
  const open = waitingForFund(source);
  const report = budgetReport(source);
  return [
    ...(open === 0 ? [] : [warning(waiting(open, source.countWhen))]),
    ...sectionOf(
      messages.of(budget.heading, label),
      basis,
      ...overBlocks(report),
      ...budgetBlocks(report),
      ...advancedTable(source),
    ),
    ...sectionOf(messages.of(income.heading, label), basis, expectedTable(expected)),
    ...netBlocks(expected),
    ...sectionOf(
      messages.of(categories.heading, label),
      basis,
      categoryTable(byCategory),
      ...monthTable(source, own.year, books.calendar, byCategory.total),
    ),
    ...sectionOf(
      messages.of(funds.heading, label),
      basis,
      fundIncomeTable(fundIncome(source)),
      ...balanceTable(source),
    ),
    ...sectionOf(messages.of(cash.name, label), ...tieBlocks(source, label)),
  ];
}

/** What was spent beyond its budget, and without one. */
function overBlocks({ lines, unbudgeted }: BudgetReport): readonly Block[] {
  const over = lines
    .filter(({ use }) => use === 'over')
    .map(({ row }) => lineBy(row, cents(0 - row.variance)));
  const without = unbudgeted.map(({ row }) => lineBy(row, row.actualExpenses));
  return [
    ...(over.length === 0 ? [] : [warning(messages.over(over))]),
    ...(without.length === 0 ? [] : [warning(messages.unbudgeted(without))]),
  ];
}

function lineBy({ categoryName, fundName }: BudgetReportRow, amount: Cents): string {
  return messages.lineBy(messages.place(categoryName, fundName), formatCents(amount));
}

/** Returns how the year's expenses tie to what was paid. */
function tieBlocks(source: ReportSource, year: string): readonly Block[] {
  const { cash } = reportMessages;
  const { expenses, unpaid, unpaidBefore, paid } = cashTie(source);
  const isAhead = unpaid < 0;
  if (source.countWhen === 'paid') {
    const fact = isAhead
      ? [cash.paidAhead, formatCents(cents(0 - unpaid))]
      : [cash.unpaid, formatCents(unpaid)];
    const hint = isAhead ? cash.countedAhead(year) : messages.notCounted(year);
    const [label = '', amount = ''] = fact;
    return [{ kind: 'facts', facts: [[label, amount]] }, quiet(hint)];
  }
  // Only where nothing was unpaid before, all that is unpaid is of these expenses.
  const isOwn = unpaidBefore === 0;
  return [
    {
      kind: 'facts',
      facts: [
        [cash.expenses, formatCents(expenses)],
        [isOwn ? cash.ofWhichUnpaid : cash.lessUnpaid, formatCents(unpaid)],
        ...(isOwn ? [] : [[cash.plusUnpaidBefore, formatCents(unpaidBefore)] as const]),
        [cash.paid, formatCents(paid)],
      ],
    },
  ];
}

/** When it was closed and reopened, by whom, and what the funds had then. */
function closingBlocks(books: Books, { closing, acts }: YearBooks): readonly Block[] {
  const history = tableOf({
    columns: [
      {
        label: messages.act,
        text: (act: YearBooks['acts'][number]) =>
          act.reopenReason === null ? messages.closed : messages.reopened,
      },
      { label: messages.when, text: ({ at }) => timeText(at) },
      { label: messages.by, share: 2, text: ({ by }) => by },
      { label: messages.reason, share: 2, text: ({ reopenReason }) => reopenReason ?? '' },
    ],
    rows: acts,
    empty: messages.noHistory,
  });
  if (closing === null)
    return sectionOf(
      messages.closing,
      { kind: 'text', text: messages.open },
      ...(acts.length === 0 ? [] : [history]),
    );
  const { by, at } = closing;
  const endings = tableOf({
    caption: messages.endings,
    columns: [
      { label: messages.fund, share: 2, text: ({ fundName }: FundEnding) => fundName },
      amountColumn(messages.ending, ({ amount }: FundEnding) => amount),
    ],
    rows: endingsIn(books, closing),
    empty: messages.noEndings,
  });
  return sectionOf(
    messages.closing,
    { kind: 'text', text: messages.closedNow(by, at === null ? '' : timeText(at)) },
    history,
    endings,
  );
}

type FundEnding = ReturnType<typeof endingsIn>[number];

/** In the order of the reports' funds. */
function endingsIn(books: Books, closing: YearBooks['closing']) {
  const { fund } = namesIn(books);
  return (closing?.endings ?? [])
    .map(({ fundId, amount }) => ({ fund: fund(fundId), amount }))
    .toSorted((one, other) => compareFunds(one.fund, other.fund))
    .map(({ fund: { name: fundName }, amount }) => ({ fundName, amount }));
}

function yearSheets(books: Books, own: YearBooks, label: string): readonly PacketSheet[] {
  const source = reportSourceIn(books, own);
  const { budget, income, categories, funds } = reportMessages;
  const rowsOf = <Row>(lines: readonly { readonly row: Row }[]) => lines.map(({ row }) => row);
  const file = (name: string) => `budget/${own.year}-${name.replace(/\.csv$/, '')}`;
  const named = (heading: string) => messages.of(heading, label);
  return [
    ...sheetsOf(
      file(REPORT_FILES.budget),
      named(budget.heading),
      budgetReport(source).rows,
      BUDGET_AMOUNTS,
    ),
    ...sheetsOf(
      file(REPORT_FILES.income),
      named(income.heading),
      rowsOf(incomeBudgetReport(source, own.incomeItems).lines),
      INCOME_BUDGET_AMOUNTS,
    ),
    ...sheetsOf(
      file(REPORT_FILES.categories),
      named(categories.heading),
      rowsOf(categoryIncome(source).lines),
      INCOME_AMOUNTS,
    ),
    ...sheetsOf(
      file(REPORT_FILES.funds),
      named(funds.heading),
      rowsOf(fundIncome(source).lines),
      INCOME_AMOUNTS,
    ),
    ...sheetsOf(
      `budget/${amendmentsFile(own.year).replace(/\.csv$/, '')}`,
      named(messages.files.amendments),
      amendmentRows(amendmentsIn(books, own), organization.timeZone),
      AMENDMENT_AMOUNTS,
    ),
    ...sheetsOf(file('endings'), named(messages.files.endings), endingsIn(books, own.closing), [
      'amount',
    ]),
  ];
}

function timeText(at: number): string {
  return formatInstant(at, organization.timeZone);
}
