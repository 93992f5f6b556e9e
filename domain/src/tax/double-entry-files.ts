import { dollarsFromCents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';
import { formatMonth, monthOf } from '../time/months.ts';
import type { DoubleEntryLine } from './double-entry.ts';

/*
 * The two shapes of a CSV file that bookkeeping programs take most. docs/taxes.md, 'Other programs', has where each is described.
 */

/** Returns the lines with a column for debits and one for credits, as QuickBooks Online takes journal entries. */
export function debitCreditRows(lines: readonly DoubleEntryLine[]) {
  return lines.map(({ entry, day, debit, credit, ...line }) => ({
    JournalNo: String(entry),
    JournalDate: slashed(day),
    AccountName: line.account,
    Debits: debit === 0 ? null : dollarsFromCents(debit),
    Credits: credit === 0 ? null : dollarsFromCents(credit),
    Description: line.memo,
    Name: line.name,
    Class: line.class,
    Category: line.category,
    Fund: line.fund,
    Number: line.number,
  }));
}

/**
 * Returns the lines with one amount, a debit above 0 and a credit below, as Xero takes manual journals: lines of one narration and
 * date are one journal.
 */
export function signedRows(lines: readonly DoubleEntryLine[]) {
  return lines.map(({ entry, day, debit, credit, ...line }) => ({
    Narration: [`Entry ${entry}`, line.name, line.number].filter((part) => part !== '').join(', '),
    Date: spelled(day),
    Description: line.memo,
    AccountCode: line.account,
    TaxRate: 'Tax Exempt (0%)',
    Amount: dollarsFromCents(debit) - dollarsFromCents(credit),
    TrackingName1: line.class === '' ? '' : 'Fund',
    TrackingOption1: line.class,
    TrackingName2: line.category === '' ? '' : 'Category',
    TrackingOption2: line.category,
  }));
}

/** 10/17/2026 */
function slashed(day: CalendarDate): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** 17 Oct 2026, which no country reads otherwise. */
function spelled(day: CalendarDate): string {
  return `${day.slice(-2)} ${formatMonth(monthOf(day))}`;
}
