import {
  SERVICE_ROW_FORM,
  SERVICE_SETUP_FORM,
  serviceRowKey,
  type ServiceRowTexts,
  type ServiceSetup,
} from '@pa-ledger/domain/bank/services/service-row';
import { typedOfValues } from '@pa-ledger/domain/fields/form';
import { newId } from '../../../data/new-id.ts';

/** A row of the form. */
export interface RowValues extends ServiceRowTexts {
  /** Identifies it while it has no id of the service's. */
  readonly key: string;
  /** The id of the file it came from; '' for a typed one. */
  readonly file: string;
}

/** What the form holds. */
export interface SalesValues extends ServiceSetup {
  readonly rows: RowValues[];
}

/** The most rows in the form: more would make the page slow. */
export const MOST_ROWS = 500;

/** Returns a row to type; the day and the kind are those of the row before. */
export function newRow(before: RowValues | undefined): RowValues {
  const { date = '', kind = 'sale' } = before ?? {};
  return { ...typedOfValues(SERVICE_ROW_FORM), date, kind, key: newId(), file: '' };
}

/** Returns what was chosen above the rows. */
export function setupOf(values: SalesValues): ServiceSetup {
  return typedOfValues(SERVICE_SETUP_FORM, values);
}

/** Returns a row without what the page adds. */
export function textsOf({ key: _key, file: _file, ...texts }: RowValues): ServiceRowTexts {
  return texts;
}

/** Returns the rows of a file that aren't in the list. */
export function notListed(
  rows: readonly RowValues[],
  listed: readonly RowValues[],
): readonly RowValues[] {
  const keys = new Set(listed.map((row) => serviceRowKey(row, row.key)));
  return rows.filter((row) => !keys.has(serviceRowKey(row, row.key)));
}
