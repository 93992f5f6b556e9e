import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { manageExpense } from '../expense-calls.ts';
import type { ExpenseRow } from '../expense-row.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface SettleDialogProps {
  readonly expense: ExpenseRow;
  readonly other: ExpenseRow;
  readonly onClose: () => void;
}

/** Says that two expenses that look like one are not. Whoever says it a second time changes nothing. */
export function SettleDialog({ expense, other, onClose }: SettleDialogProps) {
  const reference = referenceOf(other.id);
  return (
    <ReasonDialog
      expense={expense}
      possible
      onClose={onClose}
      title="Not a double"
      hint="It is kept in the history of both."
      send={(reason) =>
        manageExpense(expense.id, { act: 'settleDuplicate', other: other.id, reason })
      }
      done={`${reference} is no longer shown as a possible double.`}
    >
      {referenceOf(expense.id)} and {reference} are two different expenses. Nobody will be shown one
      beside the other again.
    </ReasonDialog>
  );
}
