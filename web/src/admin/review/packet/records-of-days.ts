import type { FindingPlace } from '@pa-ledger/domain/findings/finding';
import type { JournalEntry } from '@pa-ledger/domain/ledger/journal';
import { listOf, movementsOf } from '@pa-ledger/domain/ledger/lines';
import { organization } from '@pa-ledger/domain/organization';
import { paperPlace } from '@pa-ledger/domain/papers/paper';
import type { LedgerEntry } from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import { dateAt, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { dayEnd, dayStart } from '@pa-ledger/domain/time/day-start';
import {
  fiscalYearDays,
  isFiscalYear,
  type Days,
  type FiscalCalendar,
} from '@pa-ledger/domain/time/fiscal-year';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';

/* Which records are dated on some days, so that what's said of them later belongs to the packet too. */

type Fields = Readonly<Record<string, unknown>>;

/** A record of any collection. */
interface Place {
  readonly collection: string;
  readonly id: string;
}

/** The days, and the records that are known to be of them. */
export interface RecordsOfDays {
  readonly days: Days;
  readonly calendar: FiscalCalendar;
  /** Their keys, `collection~id`. */
  readonly known: ReadonlySet<string>;
}

/**
 * Returns the records that entries of the days lead to: themselves, and the requests that payments paid.
 * @param others of the days, as they were found.
 */
export function recordsOf(
  entries: readonly LedgerEntry[],
  others: readonly Place[],
  days: Days,
  calendar: FiscalCalendar,
): RecordsOfDays {
  const dated = entries.filter(
    ({ collection, fields }) =>
      movementsOf(collection, fields).some(({ day }) => isOn(day, days)) ||
      datesOf(fields).some((day) => isOn(day, days)),
  );
  const paid = dated.flatMap(({ fields }) =>
    listOf(fields['lines']).map((line) => ({
      collection: 'expenses',
      id: textIn(line, 'expenseId'),
    })),
  );
  return { days, calendar, known: new Set([...dated, ...paid, ...others].map(keyOf)) };
}

/** Returns whether a moment is on the days, at the school. */
export function isAtDays(at: number, { first, last }: Days): boolean {
  const { timeZone } = organization;
  return at >= dayStart(first, timeZone) && at < dayEnd(last, timeZone);
}

/** Returns whether a record is known to be of the days. */
export function isOfDays({ known, days }: RecordsOfDays, place: Place): boolean {
  // A statement's id is its account and its day.
  const [, day = ''] = place.collection === 'statements' ? place.id.split('~') : [];
  return known.has(keyOf(place)) || isOn(day, days);
}

/** Returns whether a stored record is dated on the days; null if it has no day. */
export function isDatedOn(fields: Fields, { days, calendar }: RecordsOfDays): boolean | null {
  const { first, last, fiscalYear } = fields;
  const spans: Days[] = datesOf(fields).map((day) => ({ first: day, last: day }));
  if (isCalendarDate(first) && isCalendarDate(last)) spans.push({ first, last });
  if (isFiscalYear(fiscalYear)) spans.push(fiscalYearDays(fiscalYear, calendar));
  if (spans.length === 0) return null;
  return spans.some((span) => span.first <= days.last && span.last >= days.first);
}

/**
 * Returns whether an entry of the journal belongs to the days: it was made on them, or what it changed was or is dated on
 * them, or it's about such a record.
 */
export function isEntryOfDays(entry: JournalEntry, records: RecordsOfDays): boolean {
  const { collection, document, before, after, at } = entry;
  if (isAtDays(at, records.days)) return true;
  if (at < dayStart(records.days.first, organization.timeZone)) return false;
  if (isOfDays(records, { collection, id: document })) return true;
  const about = placeOf(entry);
  if (about !== null && isOfDays(records, about)) return true;
  return [before, after].some((fields) => fields !== null && isDatedOn(fields, records) === true);
}

/** The record that papers, a finding, or what a payment was for are about. */
function placeOf({ collection, document, after }: JournalEntry): Place | null {
  if (collection === 'papers') return paperPlace(document);
  if (collection === 'findings') return membersOf(after)['on'] as FindingPlace | null;
  const [, of = '', id = ''] = /^([A-Za-z]+)-(.+)$/.exec(document) ?? [];
  return collection === 'purposes' ? { collection: of, id } : null;
}

/** The days that a record has by name, whichever record it is. */
function datesOf(fields: Fields) {
  const submission = membersOf(fields['submission']);
  const { submittedAt } = fields;
  return [
    fields['date'],
    fields['day'],
    fields['ratifiedOn'],
    fields['approvedOn'],
    membersOf(fields['voided'])['date'],
    membersOf(fields['payment'])['date'],
    submission['expenseDate'],
    ...listOf(fields['reclassified']).map(({ on }) => on),
    typeof submittedAt === 'number' ? dateAt(submittedAt, organization.timeZone) : null,
  ].filter(isCalendarDate);
}

function isOn(day: string, { first, last }: Days): boolean {
  return day >= first && day <= last;
}

function keyOf({ collection, id }: Place): string {
  return `${collection}~${id}`;
}
