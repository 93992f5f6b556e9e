import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { ExpenseRow } from '../expense-row.ts';
import { actionMessages } from './action-messages.ts';
import { manageExpense } from './ActionDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

interface SettleDialogProps {
  readonly expense: ExpenseRow;
  readonly other: ExpenseRow;
  readonly onClose: () => void;
}

/** Settles that two expenses are no duplicates. Repeating it changes nothing. */
export function SettleDialog({ expense, other, onClose }: SettleDialogProps) {
  const reference = referenceOf(other.id);
  return (
    <ReasonDialog
      expense={expense}
      possible
      onClose={onClose}
      title={actionMessages.notDouble}
      hint={actionMessages.notDoubleReasonHint}
      send={(reason) =>
        manageExpense(expense.id, { act: 'settleDuplicate', other: other.id, reason })
      }
      done={actionMessages.notDoubleDone(reference)}
    >
      {actionMessages.notDoubleHint(referenceOf(expense.id), reference)}
    </ReasonDialog>
  );
}
