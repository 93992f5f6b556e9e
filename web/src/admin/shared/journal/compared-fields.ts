import type { StoredField } from '@pa-ledger/domain/fields/field';
import { headingIn } from '@pa-ledger/domain/fields/order-row';
import type { JournalEntry, StoredFields } from '@pa-ledger/domain/ledger/journal';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { isFiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { dialogMessages } from '../dialog-messages.ts';
import { labelOf } from '../years/useShownYear.ts';
import { journalMessages } from './journal-messages.ts';
import { subjectOf, type NameOf } from './subjects.ts';

/** A field of a document before and after a change, as a person reads it; '' where there was nothing. */
export interface ComparedField {
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What the app keeps beside a record: an entry says when it was written, and its version orders the entries. */
const KEPT = ['version', 'lastUpdated', 'by', 'byUid', 'at', 'token'];

/**
 * Returns the fields of an entry's document, before and after, in the order of its form. Fields that the model does not
 * know come last, by their stored names: nothing that was stored is left out.
 */
export function comparedFields(
  { collection, before, after }: Pick<JournalEntry, 'collection' | 'before' | 'after'>,
  nameOf: NameOf,
): readonly ComparedField[] {
  const { fields: known = {}, textOf } = subjectOf(collection) ?? {};
  const stored = new Set([...Object.keys(known), ...Object.keys({ ...before, ...after })]);
  return [...stored]
    .filter((name) => !KEPT.includes(name))
    .map((name) => {
      const field = known[name];
      const textIn = (fields: StoredFields | null): string =>
        (fields && textOf?.(name, fields)) ?? valueText(field, fields?.[name], nameOf);
      return {
        name,
        label: field?.label ?? name,
        before: textIn(before),
        after: textIn(after),
      };
    })
    .filter((row) => row.before !== '' || row.after !== '');
}

/** Returns whether a change changed the field. */
export function isChanged({ before, after }: ComparedField): boolean {
  return before !== after;
}

/** Returns the headings of an order, each with how many lines follow: the lines are known by their ids alone. */
function orderText(rows: readonly string[]): string {
  const parts: { readonly heading: string | null; lines: number }[] = [];
  for (const row of rows) {
    const heading = headingIn(row);
    const last = parts.at(-1);
    if (heading !== null) parts.push({ heading, lines: 0 });
    else if (last === undefined) parts.push({ heading, lines: 1 });
    else last.lines++;
  }
  return parts.map(({ heading, lines }) => journalMessages.orderPart(heading, lines)).join('\n');
}

/** Returns a stored value as a person reads it. */
function valueText(field: StoredField | undefined, value: unknown, nameOf: NameOf): string {
  if (value === undefined || value === null) return '';
  if (field?.kind === 'money' || field?.kind === 'sum') return formatCents(amountOf(value));
  if (typeof value === 'boolean') return value ? dialogMessages.yes : dialogMessages.no;
  if (Array.isArray(value) && field?.kind === 'order') return orderText(value.map(String));
  if (Array.isArray(value))
    return value
      .map((item) => valueText(undefined, item, nameOf))
      .filter(Boolean)
      .join('\n');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([key, one]) => one !== '' && !KEPT.includes(key))
      .map(([key, one]) => journalMessages.mapEntry(key, String(one)))
      .join('\n');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (field?.kind === 'choice') return field.options[text] ?? text;
  if (field?.kind === 'year') return isFiscalYear(text) ? labelOf(text) : text;
  if (field?.kind === 'reference') return text === '' ? '' : nameOf(field.to, text);
  return isCalendarDate(text) ? formatDate(text) : text;
}
