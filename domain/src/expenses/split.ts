import { MAX_EXPENSE_CENTS, MAX_EXPENSE_LINES } from '../limits.ts';
import {
  amountOf,
  cents,
  dollarsFromCents,
  inputText,
  parseDollars,
  sumCents,
  type Cents,
} from '../money/money.ts';
import type { FieldErrorCode } from '../text/field-error.ts';
import type { ExpenseLine } from './expense.ts';

/*
 * A receipt may cover more than one event. The form's own category then counts for what the others leave of the amount,
 * so the parts always add up. The form sends the others as a text, a line for each: `Book Fair: 20.00`.
 */

/** One of the other events, as typed. */
export interface SplitRow {
  /** A category's name; '' if none is chosen. */
  readonly category: string;
  readonly amount: string;
}

/** A row as it's added. */
export const EMPTY_ROW: SplitRow = { category: '', amount: '' };

/** What a line of the form says. */
type SplitLine = Pick<ExpenseLine, 'category' | 'amount'>;

/** The most other events: with its own category, an expense has `MAX_EXPENSE_LINES` lines. */
export const MAX_SPLIT_ROWS = MAX_EXPENSE_LINES - 1;

/** Returns the text for these rows. */
export function splitText(rows: readonly SplitRow[]): string {
  return rows.map(({ category, amount }) => `${category}: ${amount.trim()}`).join('\n');
}

/** Returns the rows in a text. A name may have a colon itself, so the last one of a line counts. */
export function splitRows(text: string): readonly SplitRow[] {
  if (text === '') return [];
  return text.split('\n').map((row) => {
    const end = row.lastIndexOf(':');
    return end === -1
      ? { category: row, amount: '' }
      : { category: row.slice(0, end), amount: row.slice(end + 1).trim() };
  });
}

/** Returns the text for an expense's lines after its first one. */
export function splitOfLines(lines: readonly SplitLine[]): string {
  return splitText(
    lines
      .slice(1)
      .map(({ category, amount }) => ({ category, amount: inputText(amountOf(amount)) })),
  );
}

/** A form with a split. */
interface SplitForm {
  readonly category: string;
  readonly split?: string | undefined;
}

/** Returns what's wrong with a form's split; null if nothing is. @param whole the form's amount, in cents. */
export function splitError(
  { category, split = '' }: SplitForm,
  whole: Cents,
): FieldErrorCode | null {
  const rows = splitRows(split);
  if (!rows.every(isWholeRow) || rows.length > MAX_SPLIT_ROWS) return 'badSplit';
  const names = [category, ...rows.map((row) => row.category)];
  if (new Set(names).size < names.length) return 'splitTwice';
  return rows.length === 0 || splitRest(split, whole) > 0 ? null : 'splitTooMuch';
}

/** Returns what the other events leave of the amount, in cents; a part that can't be read counts as none. */
export function splitRest(split: string, whole: Cents): Cents {
  return cents(whole - sumCents(splitRows(split).slice(0, MAX_SPLIT_ROWS).map(partOf)));
}

/** Returns whether a row has a category and an amount above 0. */
export function isWholeRow(row: SplitRow): boolean {
  return row.category !== '' && partOf(row) > 0;
}

/** Returns a part in cents; 0 if it's no amount that an expense may have. */
function partOf({ amount }: SplitRow): Cents {
  const part = parseDollars(amount) ?? 0;
  return cents(part > 0 && part <= MAX_EXPENSE_CENTS ? part : 0);
}

/**
 * Returns the lines of a form without errors, its own category's first, in dollars.
 * @param whole what the form asks us to pay, in cents (`askedFor`).
 */
export function linesOfForm(
  { category, split = '' }: SplitForm,
  whole: Cents,
): readonly SplitLine[] {
  const others = splitRows(split).map((row) => ({
    category: row.category,
    amount: dollarsFromCents(partOf(row)),
  }));
  return [{ category, amount: dollarsFromCents(splitRest(split, whole)) }, ...others];
}
