import { unconfirmedOn } from '@pa-ledger/domain/home/dated-work';
import { cents, formatCents } from '@pa-ledger/domain/money/money';
import {
  treasurerLists,
  treasurerReport,
  type TreasurerReport,
} from '@pa-ledger/domain/reports/treasurer/treasurer';
import {
  TREASURER_AMOUNTS,
  treasurerFile,
  treasurerRows,
} from '@pa-ledger/domain/reports/treasurer/treasurer-csv';
import { formatDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { formatMonth, monthOf } from '@pa-ledger/domain/time/months';
import { treasurerMessages } from '../../reports/treasurer/treasurer-messages.ts';
import { monthsIn, treasurerSourceIn, yearLabel, type Books } from './books.ts';
import { accountTable, fundTable, matchBlocks } from './cash-tables.ts';
import type { Block, PacketPart } from './packet.ts';
import { quiet, sectionOf, sheetsOf, warning } from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';
import {
  adjustmentBlocks,
  advancedBlocks,
  advanceBlocks,
  amendmentBlocks,
  disbursementTable,
  receiptTable,
  sideTable,
  transferBlocks,
} from './treasurer-tables.ts';

const messages = reportPartMessages.treasurer;

/**
 * Returns the Treasurer's Report of all the days, then that of each month; of days within one month there's one report, since
 * the month's would say the same.
 */
export function treasurerParts(books: Books): readonly PacketPart[] {
  const months = monthsIn(books.days);
  const whole = partOf(books, books.days, 'reports/treasurer', messages.title);
  if (months.length === 1) return [whole];
  return [
    whole,
    ...months.map((days) => {
      const month = monthOf(days.first);
      const path = `reports/treasurer-${month}`;
      return partOf(books, days, path, messages.month(formatMonth(month)));
    }),
  ];
}

function partOf(books: Books, days: Days, path: string, title: string): PacketPart {
  const source = treasurerSourceIn(books, days);
  const report = treasurerReport(source, days);
  const lists = treasurerLists(source, books.entries, days);
  const rows = treasurerRows(report, lists);
  const [first, last] = [formatDate(days.first), formatDate(days.last)];
  const file = `reports/${treasurerFile(report).replace(/\.csv$/, '')}`;
  return {
    path,
    title,
    note: reportPartMessages.days(first, last),
    blocks: [
      quiet(messages.asNow),
      ...noteBlocks(books, report),
      ...(rows.length === 0
        ? [{ kind: 'text', text: treasurerMessages.empty } as const]
        : sectionBlocks(books, report, lists)),
    ],
    sheets: sheetsOf(file, title, rows, TREASURER_AMOUNTS),
  };
}

function sectionBlocks(
  books: Books,
  report: TreasurerReport,
  lists: ReturnType<typeof treasurerLists>,
): readonly Block[] {
  const { funds, accounts, budget, income, fiscalYear } = report;
  const year = yearLabel(books, fiscalYear);
  return [
    ...sectionOf(treasurerMessages.funds.heading, fundTable(funds)),
    ...sectionOf(
      treasurerMessages.accounts.heading,
      accountTable(accounts),
      ...matchBlocks(funds, accounts),
    ),
    ...adjustmentBlocks(funds.adjustments),
    ...sectionOf(
      treasurerMessages.receipts.heading,
      receiptTable(lists.receipts, funds.total.receipts),
    ),
    ...sectionOf(
      treasurerMessages.disbursements.heading,
      disbursementTable(lists.disbursements, funds.total.disbursements),
    ),
    ...advanceBlocks(lists.advances),
    ...advancedBlocks(report.advanced),
    ...transferBlocks(lists.transfers),
    ...sectionOf(treasurerMessages.budget.heading(year), ...sideTable('budget', budget)),
    ...(income === null
      ? []
      : sectionOf(treasurerMessages.income.heading(year), ...sideTable('income', income))),
    ...amendmentBlocks(report.amendments),
  ];
}

/** What the page says above the report: until when it's closed, what no one has confirmed, and whether a meeting got it. */
function noteBlocks(books: Books, { days, funds }: TreasurerReport): readonly Block[] {
  const { closedThrough, presented } = books;
  const unconfirmed = unconfirmedText(books, days, treasurerMessages.unconfirmed);
  const own = presented.find(({ first, last }) => first === days.first && last === days.last);
  const ending = formatCents(funds.total.ending);
  return [
    ...(closedThrough === null || closedThrough < days.first
      ? []
      : [quiet(treasurerMessages.closed(formatDate(closedThrough)))]),
    ...(unconfirmed === null ? [] : [quiet(unconfirmed)]),
    ...(own === undefined ? [] : [quiet(messages.presented(formatDate(own.givenOn)))]),
    ...(own === undefined || own.ending === funds.total.ending
      ? []
      : [warning(messages.changed(formatCents(own.ending), ending))]),
  ];
}

/**
 * Returns how much of some days no second person has confirmed; null if nothing waits for that.
 * @param words with a star or without.
 */
export function unconfirmedText(
  { entries }: Pick<Books, 'entries'>,
  days: Days,
  words: typeof treasurerMessages.unconfirmed,
): string | null {
  // By their entries, month by month: nothing else has counted them here.
  const partMonths = monthsIn(days).map(({ first }) => monthOf(first));
  const { count, cents: amount } = unconfirmedOn({}, days, { partMonths, entries });
  return count === 0 ? null : words(count, formatCents(cents(amount)));
}
