import { openStepIndex, type Expense } from '@pa-ledger/domain/expenses/expense';
import { useState } from 'react';

/** Returns the step that was open when the dialog opened, and whether it still is; null when there was none. */
export function useOpenedStep(expense: Pick<Expense, 'steps' | 'status'>) {
  const now = openStepIndex(expense);
  const [index] = useState(now);
  const [step] = useState(now === null ? null : expense.steps[now]);
  return index === null || step == null ? null : { index, step, isOpen: now === index };
}
