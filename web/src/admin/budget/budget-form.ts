import {
  recordFieldError,
  recordFromForm,
  formFromRecord,
  type FormValues,
} from '@pa-ledger/domain/ledger/record-form';
import type { BudgetRow } from './budget-items.ts';

/** What the form shows of an item at first; of a new one, changes default to 0. */
export function formOfItem(row: BudgetRow | null): FormValues<'budgetItems'> {
  return row === null
    ? { ...formFromRecord('budgetItems'), changes: '0' }
    : formFromRecord('budgetItems', row);
}

/** The final budget that the typed amounts make, in dollars; null while there is none. */
export function typedFinalBudget(typed: FormValues<'budgetItems'>): number | null {
  const wrong =
    recordFieldError('budgetItems', 'originalBudget', typed.originalBudget) ??
    recordFieldError('budgetItems', 'changes', typed.changes);
  return wrong === null ? recordFromForm('budgetItems', typed).finalBudget : null;
}

/** Whether another item stands for the same category and fund already. */
export function hasTwin(
  typed: FormValues<'budgetItems'>,
  id: string,
  rows: readonly Pick<BudgetRow, 'id' | 'categoryId' | 'fundId'>[],
): boolean {
  return rows.some(
    (row) => row.id !== id && row.categoryId === typed.categoryId && row.fundId === typed.fundId,
  );
}
