import { type Field, fieldEntries, type Fields } from '@pa-ledger/domain/fields/field';
import { recordForm, type RecordName } from '@pa-ledger/domain/ledger/record-fields';
import type { CsvValue } from '@pa-ledger/domain/reports/csv';
import type { Lookup } from '../records/lookup.ts';

/** A line of the file of a list: what is in each column, by its heading. */
export type ListLine = Readonly<Record<string, CsvValue>>;

/**
 * Returns a record as a line of the file of its list: a column for each field of its form, in their order, so that a new
 * field is in the file by itself. Ids are names, flags `yes` or nothing, amounts dollars, days `YYYY-MM-DD`.
 */
export function recordLine(
  collection: RecordName,
  row: object,
  nameOf: Lookup['nameOf'],
): ListLine {
  const stored: Readonly<Record<string, unknown>> = { ...row };
  return Object.fromEntries(
    fieldEntries<Fields>(recordForm(collection)).map(([name, field]) => [
      name.replace(/Id$/, ''),
      valueOf(field, stored[name], nameOf),
    ]),
  );
}

function valueOf(field: Field, stored: unknown, nameOf: Lookup['nameOf']): CsvValue {
  if (field.kind === 'flag') return stored === true ? 'yes' : null;
  if (typeof stored === 'number') return stored;
  if (typeof stored !== 'string' || stored === '') return null;
  if (field.kind === 'reference') return nameOf(field.to, stored);
  return field.kind === 'choice' ? (field.options[stored] ?? stored) : stored;
}
