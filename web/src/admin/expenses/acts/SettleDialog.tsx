import { ERRORS } from '@pa-ledger/domain/errors';
import { MAX_REASON_LENGTH } from '@pa-ledger/domain/limits';
import { reasonProblem } from '@pa-ledger/domain/reason';
import { referenceOf } from '@pa-ledger/domain/reference';
import { TextAreaField } from '../../shared/fields.tsx';
import { manageExpense } from '../expense-calls.ts';
import type { ExpenseRow } from '../expense-row.ts';
import { ActDialog, Words } from './ActDialog.tsx';

interface SettleDialogProps {
  readonly expense: ExpenseRow;
  readonly other: ExpenseRow;
  readonly onClose: () => void;
}

/** Says that two expenses that look like one are not. Whoever says it a second time changes nothing. */
export function SettleDialog({ expense, other, onClose }: SettleDialogProps) {
  const reference = referenceOf(other.id);
  return (
    <ActDialog
      expense={expense}
      possible
      onClose={onClose}
      title="Not a double"
      label="Not a double"
      initial={{ reason: '' }}
      problemsOf={({ reason }) => ({
        reason: reasonProblem(reason, ERRORS.voidReasonRequired.message),
      })}
      send={({ reason }) =>
        manageExpense(expense.id, { act: 'settleDuplicate', other: other.id, reason })
      }
      done={() => `${reference} is no longer shown as a possible double.`}
    >
      {(form) => (
        <>
          <Words>
            {referenceOf(expense.id)} and {reference} are two different expenses. Nobody will be
            shown one beside the other again.
          </Words>
          <TextAreaField
            {...form.field('reason')}
            label="Reason"
            required
            autoFocus
            maxLength={MAX_REASON_LENGTH}
            hint="It is kept in the history of both."
          />
        </>
      )}
    </ActDialog>
  );
}
