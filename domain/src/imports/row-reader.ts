import { emptyValue, fieldEntries, type Fields } from '../fields/field.ts';
import { recordForm } from '../ledger/record-fields.ts';
import { recordErrors, type FormValues } from '../ledger/record-form.ts';
import { cellValue } from './cell-values.ts';
import { importMessages } from './import-messages.ts';
import type { ImportedCollection, RowProblem } from './import-plan.ts';
import { rawCell, type ImportRow } from './import-rows.ts';
import type { NameBook, NamedCollection } from './name-book.ts';

/** Fields whose import columns have other names. */
const COLUMNS: Readonly<Record<string, string>> = {
  categoryId: 'category',
  fundId: 'fund',
  accountId: 'account',
};

/** Returns a field's import column. */
export function columnOf(field: string): string {
  return COLUMNS[field] ?? field;
}

/** Name books for categories, funds, and accounts. */
export type NameBooks = Readonly<Record<NamedCollection, NameBook>>;

/** A row, read into a form's fields. */
export interface ReadRow<Name extends ImportedCollection> {
  readonly typed: FormValues<Name>;
  readonly problems: readonly RowProblem[];
  /** Problems that keep us from adding the row, but not from finding it in the books. */
  readonly late: readonly RowProblem[];
}

/**
 * Reads a row's cells as a form would hold them, with names turned into ids.
 * @param own values for fields without a column of their own.
 */
export function readRow<Name extends ImportedCollection>(
  collection: Name,
  row: ImportRow,
  books: NameBooks,
  own: Readonly<Partial<Record<string, string | boolean>>> = {},
): ReadRow<Name> {
  const problems: RowProblem[] = [];
  const late: RowProblem[] = [];
  const form: Fields = recordForm(collection);
  const typed = fieldEntries(form).map(([name, field]): [string, string | boolean] => {
    const given = own[name];
    if (given !== undefined) return [name, given];
    const column = columnOf(name);
    const cell = rawCell(row, column);
    const value = cellValue(field, cell);
    if (!value.ok) {
      problems.push({ field: column, message: value.message });
      return [name, emptyValue(field)];
    }
    const { value: read } = value;
    if (field.kind !== 'reference' || typeof read !== 'string' || read === '') return [name, read];
    const named = books[field.to].find(read, row.row);
    if ('problem' in named) {
      problems.push({ field: column, message: named.problem });
      return [name, ''];
    }
    if (named.archived) late.push({ field: column, message: importMessages.archived(named.name) });
    return [name, named.id];
  });
  // It has one entry for each field of the form.
  return { typed: Object.fromEntries(typed) as FormValues<Name>, problems, late };
}

/**
 * Returns a row's problems: those of its cells, and those that the form would find in the rest.
 * @param otherColumns a field's column, where it differs from the usual one.
 */
export function problemsOf<Name extends ImportedCollection>(
  collection: Name,
  { typed, problems }: Pick<ReadRow<Name>, 'typed' | 'problems'>,
  otherColumns: Readonly<Record<string, string>> = {},
): readonly RowProblem[] {
  const errors: Readonly<Partial<Record<string, string>>> = recordErrors(collection, typed);
  const known = new Set(problems.map(({ field }) => field));
  const others = Object.entries(errors).flatMap(([name, message = '']) => {
    const field = otherColumns[name] ?? columnOf(name);
    return known.has(field) ? [] : [{ field, message }];
  });
  return [...problems, ...others];
}

/** Recognizes what's in the books already. Each existing record accounts for one row of the sheet. */
interface Recognizer {
  /** Returns whether a record with this key is left, and uses it up. */
  readonly take: (key: string) => boolean;
}

/** @param keys the keys of existing records, with repeats. */
export function recognizer(keys: Iterable<string>): Recognizer {
  const left = new Map<string, number>();
  for (const key of keys) left.set(key, (left.get(key) ?? 0) + 1);
  return {
    take(key) {
      const count = left.get(key) ?? 0;
      if (count > 0) left.set(key, count - 1);
      return count > 0;
    },
  };
}
