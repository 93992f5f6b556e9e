import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { chainFor } from '@pa-ledger/domain/approvers/approval-chain';
import { APPROVER_FIELD_NAMES } from '@pa-ledger/domain/approvers/approver-fields';
import { type ApproverInputs, approverInputs } from '@pa-ledger/domain/approvers/approver-form';
import type { ReactNode } from 'react';
import { Well } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { ApprovalSteps } from '../shared/frame/ApprovalSteps.tsx';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { userMessages } from './users-messages.ts';

interface UserSectionsProps {
  /** The categories that require an event approver. */
  readonly names: readonly string[];
  /** Draws the people of one section, in the view or in the form. */
  readonly children: (inputs: ApproverInputs) => ReactNode;
}

/** Presidents, Treasurer and Event Approvers, with the overview beside them. */
export function UserSections({ names, children }: UserSectionsProps) {
  return (
    <Columns>
      <div>
        {APPROVER_FIELD_NAMES.map((name) => {
          const inputs = approverInputs(name, names);
          return (
            <TabSection key={name} {...userMessages.sections[name]} sx={RULED}>
              {Object.keys(inputs).length === 0 ? (
                <EmptyState>{userMessages.noEvents}</EmptyState>
              ) : (
                children(inputs)
              )}
            </TabSection>
          );
        })}
      </div>
      <WorkflowOverview />
    </Columns>
  );
}

/** The double red rule of a ledger's margin. */
const RULED: SxProps<Theme> = {
  borderInlineStart: '3px double',
  borderColor: 'brand.maple',
  paddingInlineStart: '1.25rem',
};

/** The people, and beside them, where there is room, the overview. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.75rem 2.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
}));

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
