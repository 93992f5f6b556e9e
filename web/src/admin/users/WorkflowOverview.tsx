import { styled } from '@mui/material/styles';
import { chainFor } from '@pa-ledger/domain/approvers/approval-chain';
import { ApprovalSteps } from '../shared/ApprovalSteps.tsx';
import { userMessages } from './users-messages.ts';

/** The Approval Workflow Overview panel. */
export function WorkflowOverview() {
  return (
    <Panel aria-labelledby="users-workflow">
      <Heading id="users-workflow">{userMessages.workflow}</Heading>
      <h4>{userMessages.eventCategories}</h4>
      <ApprovalSteps
        label={userMessages.eventApproval}
        steps={chainFor({ requiresEventApprover: true }).map((role) => ({ role }))}
      />
      <h4>{userMessages.administrativeCategories}</h4>
      <ApprovalSteps
        label={userMessages.administrativeApproval}
        steps={chainFor({ requiresEventApprover: false }).map((role) => ({ role }))}
      />
      <p>{userMessages.workflowHint}</p>
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
