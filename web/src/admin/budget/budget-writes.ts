import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { Fields } from '../../data/documents.ts';
import { create, update } from '../../data/writes.ts';
import type { StoredBudget } from '../shared/records/budgets.ts';
import { saveResultOf, type SaveResult } from '../shared/saving/save-result.ts';

/** What of a year's budget a dialog keeps as it is. */
type Kept = Pick<StoredBudget, 'adoptedOn' | 'spending' | 'income'>;

/**
 * Saves a part of a year's budget over the version that was loaded.
 * @param fieldsOf returns what is stored, from what is there now.
 * @param version null creates it.
 * @param valuesOf returns what the dialog holds, from what somebody else has stored.
 */
export async function saveBudget<Values>(
  { year, budget }: { readonly year: FiscalYear; readonly budget: StoredBudget | null },
  fieldsOf: (kept: Kept) => Kept,
  version: number | null,
  valuesOf: (now: Fields) => Values,
): Promise<SaveResult<Values>> {
  const kept: Kept = budget ?? { spending: [], income: [] };
  const { adoptedOn, spending, income } = fieldsOf(kept);
  const fields = {
    fiscalYear: year,
    spending,
    income,
    ...(adoptedOn === undefined ? {} : { adoptedOn }),
  };
  const result =
    version === null
      ? await create('budgets', year, fields)
      : await update('budgets', year, version, fields);
  return saveResultOf(result, valuesOf);
}
