import { formFromRecord, type FormValues } from '@pa-ledger/domain/ledger/record-form';
import { fieldError, readAmount } from '@pa-ledger/domain/fields/form';
import { sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import type { BudgetRow } from './budget-items.ts';

/** Returns the form's first values; in a new item, changes default to 0. */
export function formOfItem(row: BudgetRow | null): FormValues<'budgetItems'> {
  const values = formFromRecord('budgetItems', row);
  return row === null ? { ...values, changes: '0' } : values;
}

/** Returns the final budget of the typed amounts; null while one is invalid. */
export function typedFinalBudget(typed: FormValues<'budgetItems'>): Cents | null {
  const form = recordForm('budgetItems');
  const wrong =
    fieldError(form.originalBudget, typed.originalBudget) ??
    fieldError(form.changes, typed.changes);
  if (wrong !== null) return null;
  return sumCents([readAmount(typed.originalBudget), readAmount(typed.changes)]);
}

/** Whether another item already has the same category and fund. */
export function hasTwin(
  typed: FormValues<'budgetItems'>,
  id: string,
  rows: readonly Pick<BudgetRow, 'id' | 'categoryId' | 'fundId'>[],
): boolean {
  return rows.some(
    (row) => row.id !== id && row.categoryId === typed.categoryId && row.fundId === typed.fundId,
  );
}
