import { WITHOUT_NOTE } from '@pa-ledger/domain/expenses/reason';
import { actingAs } from '@pa-ledger/domain/approvers/role-messages';
import { holdersOf } from '@pa-ledger/domain/approvers/approver-settings';
import type { Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import type { Action, Expense } from '@pa-ledger/domain/expenses/expense';
import { categoryOfStep } from '@pa-ledger/domain/expenses/expense-lines';
import { payeeText } from '@pa-ledger/domain/expenses/review-messages';
import { normalizeEmail } from '@pa-ledger/domain/people/email';
import { isBlank } from '@pa-ledger/domain/text/text';
import type { ApiResult } from '../../../data/api-result.ts';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { Money } from '../../shared/lists/Money.tsx';
import { actionMessages } from './action-messages.ts';
import { ActionDialog, type ActionProps } from './ActionDialog.tsx';
import { NO_REASON, NOTE_SCHEMA, NoteField, REASON_SCHEMA, ReasonField } from './ReasonDialog.tsx';
import { useOpenedStep } from './useOpenedStep.ts';

interface DecisionDialogProps extends ActionProps {
  readonly action: Action;
  /** The e-mail address of the admin who is signed in. */
  readonly person: string;
  readonly authority: Authority;
}

/** Approves or rejects the open step as the admin who is signed in. */
export function DecisionDialog({ action, person, authority, ...props }: DecisionDialogProps) {
  const { expense, possible } = props;
  const { submission, amount } = expense;
  const opened = useOpenedStep(expense);
  if (opened === null) return null;
  const rejecting = action === 'reject';
  const category = categoryOfStep(expense, opened.step);
  const holders = holdersOf(opened.step.role, category, authority.settings);
  const standIn = !holders.includes(normalizeEmail(person));
  const role = actingAs(opened.step.role, { standIn });
  return (
    <ActionDialog
      {...props}
      // The decision is about the step that was open when the dialog opened.
      possible={possible && opened.isOpen}
      title={rejecting ? actionMessages.rejectTitle : actionMessages.approveTitle}
      label={rejecting ? actionMessages.reject : actionMessages.approve}
      initial={NO_REASON}
      schema={rejecting ? REASON_SCHEMA : NOTE_SCHEMA}
      send={({ reason }) =>
        decideAsOneself(expense, {
          action,
          reason: rejecting || !isBlank(reason) ? reason : WITHOUT_NOTE.panel,
        })
      }
      done={() => (rejecting ? actionMessages.rejected : actionMessages.approved(role))}
    >
      {() => (
        <>
          <p>
            <Money amount={amount} /> {actionMessages.toAs(payeeText(submission), role)}
          </p>
          {rejecting ? <ReasonField hint={actionMessages.rejectReasonHint} /> : <NoteField />}
        </>
      )}
    </ActionDialog>
  );
}

/** Decides the open step as the admin who is signed in and holds its role. */
async function decideAsOneself(
  { id }: Pick<Expense, 'id'>,
  decision: { readonly action: Action; readonly reason: string },
): Promise<ApiResult> {
  // The server takes the role and the person only from the sign-in; the body has the specified fields.
  const body = { expenseId: id, role: '', approverEmail: '', ...decision };
  const result = await callAdminApi('/api/update-expense', body);
  if (result.ok || result.why !== 'denied') return result;
  // The API's own sentence is about links, and nobody used one here.
  return { ...result, why: 'refused', message: actionMessages.mayNotDecide };
}
