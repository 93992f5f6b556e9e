import { APPROVER_FIELD_NAMES } from '@pa-ledger/domain/approvers/approver-fields';
import { approverInputs, type ApproverInputs } from '@pa-ledger/domain/approvers/approver-form';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { EmptyState } from '../shared/frame/EmptyState.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { userMessages } from './users-messages.ts';
import { WorkflowOverview } from './WorkflowOverview.tsx';

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
