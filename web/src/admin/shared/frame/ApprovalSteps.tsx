import { type Role } from '@pa-ledger/domain/approvers/approval-chain';
import { ROLE_NAMES } from '@pa-ledger/domain/approvers/role-messages';
import type { ReactNode } from 'react';
import { StepList } from '../../../ui/StepList.tsx';
import { HStack } from '../../../ui/layout.ts';
import { Missing } from '../../../ui/text.ts';
import { sharedMessages } from '../shared-messages.ts';
import { ActionLink } from './ActionLink.tsx';
import { setsApprover } from './opens-new.ts';

interface SetApprover {
  /** The key of the input, as the form of the approvers names it. */
  readonly place: string;
  /** Whose approver it is, such as a category: for screen readers. */
  readonly of: string;
}

interface ApprovalStepsProps {
  /** The list's name for screen readers. */
  readonly label: string;
  readonly steps: readonly {
    readonly role: Role;
    /** Who may act on it; absent where only the order matters. */
    readonly holders?: readonly string[];
    /** Where its approver can be set. */
    readonly set?: SetApprover;
  }[];
}

/** The steps of an approval in order; each one shows its approver or 'Not set'. */
export function ApprovalSteps({ label, steps }: ApprovalStepsProps) {
  return (
    <StepList
      label={label}
      steps={steps.map(({ role, holders, set }) => ({
        key: role,
        status: 'open',
        title: ROLE_NAMES[role],
        state: holders && holdersText(holders, set),
      }))}
    />
  );
}

/** Each address on a line of its own, where it does not break at a hyphen. */
function holdersText(holders: readonly string[], set?: SetApprover): ReactNode {
  if (holders.length === 0)
    return (
      <HStack sx={{ gap: '0 0.75rem' }}>
        <Missing>{sharedMessages.notSet}</Missing>
        {set && (
          <ActionLink
            to={setsApprover(set.place)}
            aria-label={sharedMessages.setApproverOf(set.of)}
          >
            {sharedMessages.setApprover}
          </ActionLink>
        )}
      </HStack>
    );
  return holders.map((holder, index) => (
    <div key={holder}>{index === 0 ? holder : sharedMessages.or(holder)}</div>
  ));
}
