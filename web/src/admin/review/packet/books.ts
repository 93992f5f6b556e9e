import type { RatifiedMark } from '@pa-ledger/domain/bank/ratification';
import { monthDays } from '@pa-ledger/domain/bank/register';
import type { Finding } from '@pa-ledger/domain/findings/finding';
import type { AccountCell, TotalsCell } from '@pa-ledger/domain/ledger/cells';
import type { JournalEntry } from '@pa-ledger/domain/ledger/journal';
import type { Cents } from '@pa-ledger/domain/money/money';
import type { CountWhen } from '@pa-ledger/domain/organization';
import type { AmendingEntry } from '@pa-ledger/domain/reports/amendments';
import { reportSourceOf, type ReportSource } from '@pa-ledger/domain/reports/source';
import {
  partMonths,
  type LedgerEntry,
  type OrderedItem,
  type ReasonedBeginning,
  type TreasurerAccount,
  type TreasurerFund,
  type TreasurerSource,
} from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import { byText } from '@pa-ledger/domain/text/sort';
import type { CalendarDate, Instant } from '@pa-ledger/domain/time/dates';
import {
  fiscalYearAfter,
  fiscalYearDays,
  fiscalYearLabel,
  fiscalYearOf,
  type Days,
  type FiscalCalendar,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';
import { monthAfter, monthOf } from '@pa-ledger/domain/time/months';

/** What the reports of a packet are made of, as a reviewer may read it. */
export interface Books {
  readonly days: Days;
  readonly calendar: FiscalCalendar;
  /** The last day of the last closed year; null if none is closed. */
  readonly closedThrough: CalendarDate | null;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly funds: readonly TreasurerFund[];
  readonly accounts: readonly TreasurerAccount[];
  /** The beginning balances of all years. */
  readonly balances: readonly ReasonedBeginning[];
  /** The totals of all months. */
  readonly cells: readonly TotalsCell[];
  readonly accountCells: readonly AccountCell[];
  /** What moved cash in the months that the days touch, whole months, each entry once. */
  readonly entries: readonly LedgerEntry[];
  /** Who entered revenue, manual expenses, and transfers: the address by `collection~id`; '' if no one did. */
  readonly enteredBy: ReadonlyMap<string, string>;
  /** The fiscal years that the days touch, in order. */
  readonly years: readonly YearBooks[];
  /** Of meetings on the days, for any year's budget. */
  readonly amendments: readonly AmendingEntry[];
  /** The treasurer's reports that were presented at a meeting. */
  readonly presented: readonly PresentedReport[];
  /** Of the days, or of what was paid on them. */
  readonly meetings: readonly Meeting[];
  readonly marks: readonly StoredMark[];
  readonly findings: readonly StoredFinding[];
  /** Of the days, and later ones about records of the days. */
  readonly activity: readonly StoredEntry[];
}

/** A fiscal year's budget, and how it's closed. */
export interface YearBooks {
  readonly year: FiscalYear;
  readonly countWhen: CountWhen;
  readonly budgetItems: readonly OrderedItem[];
  readonly incomeItems: readonly OrderedItem[];
  readonly order: TreasurerSource['order'];
  /** Null if it isn't adopted. */
  readonly adoptedOn: CalendarDate | null;
  readonly amendments: readonly AmendingEntry[];
  /** Null while it's open. */
  readonly closing: YearClosing | null;
  /** Each closing and reopening, in their order. */
  readonly acts: readonly ClosingAct[];
}

/** By whom a year is closed, when, and with what. */
export interface YearClosing {
  readonly by: string;
  readonly at: Instant | null;
  readonly endings: readonly { readonly fundId: string; readonly amount: Cents }[];
}

/** A closing, or a reopening with its reason. */
export interface ClosingAct {
  readonly id: string;
  readonly by: string;
  readonly at: Instant;
  /** Null for a closing. */
  readonly reopenReason: string | null;
}

/** A treasurer's report that was presented at a meeting. */
export interface PresentedReport extends Days {
  /** The cash with which it ended. */
  readonly ending: Cents;
  readonly givenOn: CalendarDate;
}

/** What a meeting ratified. */
export interface Meeting {
  readonly id: string;
  readonly ratifiedOn: CalendarDate;
  readonly count: number;
  readonly amount: Cents;
  readonly by: string;
  /** Why it was undone, and by whom; null while it's in force. */
  readonly undone: { readonly reason: string; readonly by: string } | null;
}

/** A mark of `ratified`, with its id. */
export interface StoredMark {
  readonly key: string;
  readonly mark: RatifiedMark;
}

/** A finding with its id. */
export type StoredFinding = Finding & { readonly id: string };

/** An entry of the journal with its id. */
export type StoredEntry = JournalEntry & { readonly id: string };

const byId = byText(({ id }: { readonly id: string }) => id);

/** Returns the same books in an order that depends on nothing but what they say, so that they make the same packet. */
export function inOrder(books: Books): Books {
  return {
    ...books,
    categories: books.categories.toSorted(byId),
    funds: books.funds.toSorted(byId),
    accounts: books.accounts.toSorted(byId),
    balances: books.balances.toSorted(byText((one) => `${one.fiscalYear}~${one.fundId}`)),
    cells: books.cells.toSorted(
      byText(({ month, categoryId, fundId }) => [month, categoryId, fundId].join('~')),
    ),
    accountCells: books.accountCells.toSorted(
      byText(({ month, accountId }) => `${month}~${accountId}`),
    ),
    entries: books.entries.toSorted(byText(({ collection, id }) => `${collection}~${id}`)),
    years: books.years.map(yearInOrder).toSorted(byText(({ year }) => year)),
    amendments: books.amendments.toSorted(byId),
    presented: books.presented.toSorted(byText(({ first, last }) => `${first}~${last}`)),
    meetings: books.meetings.toSorted(byText(({ ratifiedOn, id }) => `${ratifiedOn}~${id}`)),
    marks: books.marks.toSorted(byText(({ key }) => key)),
    findings: books.findings.toSorted(byTime),
    activity: books.activity.toSorted(byTime),
  };
}

function yearInOrder(year: YearBooks): YearBooks {
  const { budgetItems, incomeItems, amendments, acts, closing } = year;
  return {
    ...year,
    budgetItems: budgetItems.toSorted(byId),
    incomeItems: incomeItems.toSorted(byId),
    amendments: amendments.toSorted(byId),
    acts: acts.toSorted(byTime),
    closing: closing && {
      ...closing,
      endings: closing.endings.toSorted(byText(({ fundId }) => fundId)),
    },
  };
}

interface Timed {
  readonly at: Instant;
  readonly id: string;
}

function byTime(one: Timed, other: Timed): number {
  return one.at - other.at || byId(one, other);
}

/** Returns the fiscal years that some days touch, in order. */
export function yearsOf({ first, last }: Days, calendar: FiscalCalendar): readonly FiscalYear[] {
  const [from, to] = [fiscalYearOf(first, calendar), fiscalYearOf(last, calendar)];
  const years = [from];
  for (let year = from; year < to;) {
    year = fiscalYearAfter(year);
    years.push(year);
  }
  return years;
}

/** Returns the days of each month that some days touch, in order: of the first and the last maybe only a part. */
export function monthsIn({ first, last }: Days): readonly Days[] {
  const months: Days[] = [];
  for (let month = monthOf(first); month <= monthOf(last); month = monthAfter(month)) {
    const { first: begin, last: end } = monthDays(month);
    months.push({ first: begin < first ? first : begin, last: end > last ? last : end });
  }
  return months;
}

/** Returns the whole months that some days touch. */
export function wholeMonths({ first, last }: Days): Days {
  return { first: monthDays(monthOf(first)).first, last: monthDays(monthOf(last)).last };
}

/** Returns what the treasurer's report of some of the days is made of. */
export function treasurerSourceIn(books: Books, days: Days): TreasurerSource {
  const { categories, funds, balances, accounts, entries, calendar } = books;
  const { first, last } = days;
  const own = books.years.find(({ year }) => year === fiscalYearOf(last, calendar));
  const isUntil = ({ month }: { readonly month: string }) => month <= monthOf(last);
  return {
    categories,
    funds,
    balances,
    budgetItems: own?.budgetItems ?? [],
    incomeItems: own?.incomeItems ?? [],
    order: own?.order ?? null,
    cells: books.cells.filter(isUntil),
    accounts,
    accountCells: books.accountCells.filter(isUntil),
    partMonths: partMonths(days, accounts),
    entries,
    amendments: books.amendments.filter(
      ({ amendment: { meetingDate } }) => meetingDate >= first && meetingDate <= last,
    ),
    calendar,
  };
}

/** Returns what the reports of a whole fiscal year are made of. */
export function reportSourceIn(books: Books, { year, countWhen, budgetItems }: YearBooks) {
  const { categories, funds, cells, balances: stored, calendar } = books;
  const { first, last } = fiscalYearDays(year, calendar);
  const [from, to] = [monthOf(first), monthOf(last)];
  const source: ReportSource = reportSourceOf(
    {
      year,
      categories,
      funds,
      budgetItems,
      countWhen,
      stored,
      totals: cells.filter(({ month }) => month >= from && month <= to),
      totalsBefore: cells.filter(({ month }) => month < from),
    },
    calendar,
  );
  return source;
}

/** Returns a fiscal year as people write it. */
export function yearLabel({ calendar }: Pick<Books, 'calendar'>, year: FiscalYear): string {
  return fiscalYearLabel(year, calendar);
}
