import { ROLE_NAMES } from '@pa-ledger/domain/approvers/role-messages';
import { eligibleApprovers, type Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { actionMessages } from './action-messages.ts';
import { ActionDialog, type ActionProps, manageExpense } from './ActionDialog.tsx';
import { useOpenedStep } from './useOpenedStep.ts';

interface ResendDialogProps extends ActionProps {
  readonly authority: Authority;
}

/** Sends the approvers a new link, for one that was lost or went to the wrong person. */
export function ResendDialog({ authority, ...props }: ResendDialogProps) {
  const { expense, possible } = props;
  const opened = useOpenedStep(expense);
  if (opened === null) return null;
  const { index, step } = opened;
  // The approvers whom the settings name now: the server asks them, whoever was asked before.
  const people = actionMessages.people(eligibleApprovers(expense, index, authority).approvers);
  return (
    <ActionDialog
      {...props}
      possible={possible && opened.isOpen}
      title={actionMessages.resendLink}
      label={actionMessages.resendLink}
      initial={{}}
      send={() => manageExpense(expense.id, { act: 'resendLink', step: index })}
      done={() => actionMessages.linkSent(people)}
    >
      {() => (
        <>
          <p>
            {actionMessages.newLink(ROLE_NAMES[step.role])} <b>{people}</b>.
          </p>
          <p>{actionMessages.oldLinks}</p>
        </>
      )}
    </ActionDialog>
  );
}
