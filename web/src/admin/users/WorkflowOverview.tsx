import { styled } from '@mui/material/styles';
import { chainFor } from '@pa-ledger/domain/approvers/approval-chain';
import { Well } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { ApprovalSteps } from '../shared/frame/ApprovalSteps.tsx';
import { userMessages } from './users-messages.ts';

/** The Approval Workflow Overview panel. */
export function WorkflowOverview() {
  return (
    <Panel as="section" aria-labelledby="users-workflow">
      <h3 id="users-workflow">{userMessages.workflow}</h3>
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
      <SecondaryText>{userMessages.workflowHint}</SecondaryText>
    </Panel>
  );
}

// A list ends before what follows it.
const Panel = styled(Well)({
  display: 'grid',
  gap: '0.75rem',
  '& ol + *': { marginTop: '0.5rem' },
});
