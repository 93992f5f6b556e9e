import { styled } from '@mui/material/styles';
import { chainFor } from '@pa-ledger/domain/approvers/approval-chain';
import { ApprovalSteps } from '../shared/ApprovalSteps.tsx';

export const USERS_HINT =
  'Who is asked to approve expenses, by e-mail. A change counts at once, for open expenses too.';

/** The Approval Workflow Overview panel. */
export function WorkflowOverview() {
  return (
    <Panel aria-labelledby="users-workflow">
      <Heading id="users-workflow">Approval Workflow Overview</Heading>
      <h4>Event categories</h4>
      <ApprovalSteps
        label="Approval of event categories"
        steps={chainFor({ requiresEventApprover: true }).map((role) => ({ role }))}
      />
      <h4>Administrative categories</h4>
      <ApprovalSteps
        label="Approval of administrative categories"
        steps={chainFor({ requiresEventApprover: false }).map((role) => ({ role }))}
      />
      <p>
        A step without an approver waits until one is set. Nobody approves an expense of their own.
      </p>
    </Panel>
  );
}

const Panel = styled('section')(({ theme }) => ({
  padding: '1.25rem',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.brand.well,
  '& > h4': { ...theme.typography.h3, margin: '1rem 0 0.5rem' },
  '& > p': {
    ...theme.typography.body2,
    margin: '1rem 0 0',
    color: theme.vars.palette.text.secondary,
  },
}));

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));
