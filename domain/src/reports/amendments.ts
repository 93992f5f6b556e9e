import type { Amendment } from '../ledger/amendment.ts';
import { finalBudget } from '../ledger/budget.ts';
import type { JournalEntry, StoredFields } from '../ledger/journal.ts';
import type { BudgetCollection } from '../ledger/record-fields.ts';
import type { Cents } from '../money/money.ts';
import { dateAt, type CalendarDate, type Instant } from '../time/dates.ts';
import type { FiscalYear } from '../time/fiscal-year.ts';
import type { CsvRow } from './csv.ts';
import type { ReportNames } from './names.ts';
import { byText } from '../text/sort.ts';

/** A journal entry that amends an adopted budget. */
export type AmendingEntry = JournalEntry & { readonly id: string; readonly amendment: Amendment };

/** A change of an adopted budget's line, as a report lists it. */
export interface AmendmentLine extends Omit<Amendment, 'fiscalYear'> {
  /** The journal entry's id. */
  readonly id: string;
  readonly side: BudgetCollection;
  /** The line's category and fund; old and new if it moved. */
  readonly lineName: string;
  /** The final budget before; null for an added line. */
  readonly from: Cents | null;
  /** The final budget after; null for a removed line. */
  readonly to: Cents | null;
  /** The address of the person who made it. */
  readonly by: string;
  readonly at: Instant;
}

/** The words for a side and an authority, in files too. */
export const AMENDED_SIDES = { budgetItems: 'Spending', incomeItems: 'Income' } as const;
export const AUTHORITIES = { board: 'Board', members: 'Members' } as const;

/** The amount fields of a file's row. */
export const AMENDMENT_AMOUNTS = ['from', 'to'] as const;

/** A row in the file of a year's amendments. */
export interface AmendmentCsvRow {
  readonly meetingDate: CalendarDate;
  readonly side: string;
  readonly line: string;
  readonly from: Cents | null;
  readonly to: Cents | null;
  readonly reason: string;
  readonly authority: string;
  readonly changedBy: string;
  /** The day at the school. */
  readonly changedOn: CalendarDate;
}

const byMeeting = byText(({ meetingDate }: AmendmentLine) => meetingDate);
const byId = byText(({ id }: AmendmentLine) => id);

/** Returns the amendments by meeting, then in the order they were made. */
export function amendmentLines(
  entries: readonly AmendingEntry[],
  names: ReportNames,
): readonly AmendmentLine[] {
  return entries
    .map((entry) => lineOf(entry, names))
    .sort((one, other) => byMeeting(one, other) || one.at - other.at || byId(one, other));
}

/** Returns the file's rows, in the order of the lines. */
export function amendmentRows(
  lines: readonly AmendmentLine[],
  timeZone: string,
): readonly CsvRow<AmendmentCsvRow, (typeof AMENDMENT_AMOUNTS)[number]>[] {
  return lines.map(({ meetingDate, side, lineName, from, to, reason, authority, by, at }) => ({
    meetingDate,
    side: AMENDED_SIDES[side],
    line: lineName,
    from,
    to,
    reason,
    authority: AUTHORITIES[authority],
    changedBy: by,
    changedOn: dateAt(at, timeZone),
  }));
}

/** Returns the file name for a year. */
export function amendmentsFile(year: FiscalYear): string {
  return `amendments-${year}.csv`;
}

function lineOf(entry: AmendingEntry, names: ReportNames): AmendmentLine {
  const { id, before, after, by, at } = entry;
  const { reason, authority, meetingDate } = entry.amendment;
  const places = [before, after].flatMap((fields) =>
    fields === null ? [] : [nameOf(fields, names)],
  );
  return {
    id,
    reason,
    authority,
    meetingDate,
    at,
    side: entry.collection as BudgetCollection,
    lineName: [...new Set(places)].join(' → '),
    from: amountIn(before),
    to: amountIn(after),
    by: by?.email ?? '',
  };
}

function nameOf(fields: StoredFields, { category, fund }: ReportNames): string {
  return `${category(String(fields['categoryId'])).name}, ${fund(String(fields['fundId'])).name}`;
}

function amountIn(fields: StoredFields | null): Cents | null {
  if (fields === null) return null;
  return finalBudget({ originalBudget: fields['originalBudget'], changes: fields['changes'] });
}
