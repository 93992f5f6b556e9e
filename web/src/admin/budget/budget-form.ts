import { formFromRecord, type FormValues } from '@pa-ledger/domain/ledger/record-form';
import { finalBudget } from '@pa-ledger/domain/ledger/budget';
import { fieldError, readAmount } from '@pa-ledger/domain/fields/form';
import { dollarsFromCents } from '@pa-ledger/domain/money/money';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import type { BudgetRow } from './budget-items.ts';

/** Returns the form's first values; in a new item, changes default to 0. */
export function formOfItem(row: BudgetRow | null): FormValues<'budgetItems'> {
  const values = formFromRecord('budgetItems', row);
  return row === null ? { ...values, changes: '0' } : values;
}

/** Returns the final budget of the typed amounts, in dollars; null while one is invalid. */
export function typedFinalBudget(typed: FormValues<'budgetItems'>): number | null {
  const form = recordForm('budgetItems');
  const wrong =
    fieldError(form.originalBudget, typed.originalBudget) ??
    fieldError(form.changes, typed.changes);
  if (wrong !== null) return null;
  return finalBudget(dollarsOf(typed.originalBudget), dollarsOf(typed.changes));
}

function dollarsOf(typed: string): number {
  return dollarsFromCents(readAmount(typed));
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
