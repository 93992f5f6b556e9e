import { ROLE_NAMES, type Role } from '@pa-ledger/domain/approvers/approval-chain';
import type { ReactNode } from 'react';
import { StepList } from '../../../ui/StepList.tsx';
import { Missing } from '../../../ui/text.ts';
import { sharedMessages } from '../shared-messages.ts';

interface ApprovalStepsProps {
  /** The list's name for screen readers. */
  readonly label: string;
  readonly steps: readonly {
    readonly role: Role;
    /** Who may act on it; absent where only the order matters. */
    readonly holders?: readonly string[];
  }[];
}

/** The steps of an approval in order; each one shows its approver or 'Not set'. */
export function ApprovalSteps({ label, steps }: ApprovalStepsProps) {
  return (
    <StepList
      label={label}
      steps={steps.map(({ role, holders }) => ({
        key: role,
        status: 'open',
        title: ROLE_NAMES[role],
        state: holders && holdersText(holders),
      }))}
    />
  );
}

/** Each address on a line of its own, where it does not break at a hyphen. */
function holdersText(holders: readonly string[]): ReactNode {
  if (holders.length === 0) return <Missing>{sharedMessages.notSet}</Missing>;
  return holders.map((holder, index) => (
    <div key={holder}>{index === 0 ? holder : sharedMessages.or(holder)}</div>
  ));
}
