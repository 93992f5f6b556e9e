import {
  MAX_SERVICE_ROWS,
  SERVICE_ROW_FORM,
  SERVICE_SETUP_FORM,
  type ServiceSetup,
} from '@pa-ledger/domain/bank/services/service-row';
import { valuesOfTyped } from '@pa-ledger/domain/fields/form';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { storedAs } from '../../../data/documents.ts';
import type { Failure } from '../../../data/failure.ts';
import { textsOf, type RowValues } from './sales-values.ts';

/** A row that the server left alone, and why. */
export interface NamedRow {
  readonly row: RowValues;
  readonly why: 'differs' | 'deleted' | 'refused';
  readonly sentence: string;
}

/** What became of rows. */
export interface SalesOutcome {
  readonly added: number;
  readonly there: number;
  readonly named: readonly NamedRow[];
}

export const NO_OUTCOME: SalesOutcome = { added: 0, there: 0, named: [] };

interface SliceAnswer extends Omit<SalesOutcome, 'named'> {
  readonly named: readonly (Omit<NamedRow, 'row'> & { readonly key: string })[];
}

interface Sent {
  readonly setup: ServiceSetup;
  readonly rows: readonly RowValues[];
  /** Whether to add what someone deleted. */
  readonly again: boolean;
}

/**
 * Sends rows slice by slice. Sent again, they add nothing twice.
 * @param onSlice called after each slice with its rows and what became of them.
 */
export async function sendSales(
  { setup, rows, again }: Sent,
  onSlice: (rows: readonly RowValues[], outcome: SalesOutcome) => void,
): Promise<{ readonly ok: true } | Failure> {
  for (let start = 0; start < rows.length; start += MAX_SERVICE_ROWS) {
    const slice = rows.slice(start, start + MAX_SERVICE_ROWS);
    const result = await callAdminApi('/api/admin/save-service-sales', {
      setup: valuesOfTyped(SERVICE_SETUP_FORM, setup),
      rows: slice.map((row) => ({
        key: row.key,
        again,
        fields: valuesOfTyped(SERVICE_ROW_FORM, textsOf(row)),
      })),
    });
    if (!result.ok) return result;
    const { added, there, named } = storedAs<SliceAnswer>(result.answer);
    const byKey = new Map(slice.map((row) => [row.key, row]));
    onSlice(slice, {
      added,
      there,
      named: named.flatMap(({ key, ...why }) => {
        const row = byKey.get(key);
        return row === undefined ? [] : [{ ...why, row }];
      }),
    });
  }
  return { ok: true };
}

/** Returns two outcomes as one. */
export function joined(one: SalesOutcome, other: SalesOutcome): SalesOutcome {
  return {
    added: one.added + other.added,
    there: one.there + other.there,
    named: [...one.named, ...other.named],
  };
}
