import type { SxProps, Theme } from '@mui/material/styles';
import { chainFor } from '@pa-ledger/domain/approvers/approval-chain';
import { APPROVER_FIELD_NAMES } from '@pa-ledger/domain/approvers/approver-fields';
import {
  allStandInInputs,
  type ApproverInputs,
  approverInputs,
  type TypedApprovers,
  mailboxesInTwoRoles,
} from '@pa-ledger/domain/approvers/approver-form';
import type { ReactNode } from 'react';
import { ApprovalSteps } from '../shared/frame/ApprovalSteps.tsx';
import { OPENS_NEW } from '../shared/frame/opens-new.ts';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { userMessages } from './users-messages.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Columns } from '../../ui/columns.ts';
import { Well } from '../../ui/layout.ts';
import { Bullets, SecondaryText } from '../../ui/text.ts';

interface UserSectionsProps {
  /** The categories that require an event approver. */
  readonly names: readonly string[];
  /** Draws the people of one section, in the view or in the form; nobody has to be set where they are optional. */
  readonly children: (inputs: ApproverInputs, isOptional: boolean) => ReactNode;
  /** Who is away, in the view or in the form. */
  readonly away: ReactNode;
}

/** Presidents, Treasurer and Event Approvers, their stand-ins and absences, with the overview beside them. */
export function UserSections({ names, children, away }: UserSectionsProps) {
  return (
    <Columns sx={BESIDE}>
      <div>
        {APPROVER_FIELD_NAMES.map((name) => {
          const inputs = approverInputs(name, names);
          return (
            <TabSection key={name} {...userMessages.sections[name]} sx={RULED}>
              {Object.keys(inputs).length === 0 ? (
                <EmptyState begin={ADD_EVENT}>{userMessages.noEvents}</EmptyState>
              ) : (
                children(inputs, false)
              )}
            </TabSection>
          );
        })}
        <TabSection {...userMessages.standIns} sx={RULED}>
          {children(allStandInInputs(names), true)}
        </TabSection>
        <TabSection {...userMessages.away} sx={RULED}>
          {away}
        </TabSection>
      </div>
      <WorkflowOverview />
    </Columns>
  );
}

const ADD_EVENT = {
  label: userMessages.addEvent,
  to: { to: `/admin/categories?${OPENS_NEW}` },
};

/** The double rule of a ledger's margin. */
const RULED: SxProps<Theme> = {
  borderInlineStart: '3px double',
  borderColor: 'primary.main',
  paddingInlineStart: '1.25rem',
};

/** The people, and beside them, where there is room, the overview. */
const BESIDE = { gap: '1.75rem 2.5rem', alignItems: 'start', '--columns': 'minmax(0, 1fr) 20rem' };

/** The Approval Workflow Overview panel. */
export function WorkflowOverview() {
  return (
    <Well as="section" aria-labelledby="users-workflow" sx={OVERVIEW}>
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
    </Well>
  );
}

// A list ends before what follows it.
const OVERVIEW = { display: 'grid', gap: '0.75rem', '& ol + *': { marginTop: '0.5rem' } };

interface SharedMailboxNoticeProps {
  readonly users: TypedApprovers;
  /** The categories that require an event approver. */
  readonly names: readonly string[];
}

/** Points out one mailbox in two roles, saved or still being typed. It blocks nothing: a small school may want it. */
export function SharedMailboxNotice({ users, names }: SharedMailboxNoticeProps) {
  const people = mailboxesInTwoRoles(users, names);
  if (people.length === 0) return null;
  return (
    <Notice sx={{ marginBottom: '1.5rem' }} tone="warning" title={userMessages.sharedMailbox}>
      <Bullets>
        {people.map((places) => (
          <li key={places.map(({ label }) => label).join()}>
            {places.map(({ label, address }) => `${label}: ${address}`).join('; ')}
          </li>
        ))}
      </Bullets>
      <p>{userMessages.sharedMailboxHint}</p>
    </Notice>
  );
}
