import { APPROVER_FIELD_NAMES } from '@pa-ledger/domain/approvers/approver-fields';
import { approverInputs, type ApproverInputs } from '@pa-ledger/domain/approvers/approver-form';
import type { ReactNode } from 'react';
import { EmptyState } from '../shared/EmptyState.tsx';
import { Columns, People, Section } from './users-styles.ts';
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
      <People>
        {APPROVER_FIELD_NAMES.map((name) => {
          const inputs = approverInputs(name, names);
          const { heading, hint } = userMessages.sections[name];
          return (
            <Section key={name} aria-labelledby={`users-${name}`}>
              <h3 id={`users-${name}`}>{heading}</h3>
              <p>{hint}</p>
              {Object.keys(inputs).length === 0 ? (
                <EmptyState>{userMessages.noEvents}</EmptyState>
              ) : (
                children(inputs)
              )}
            </Section>
          );
        })}
      </People>
      <WorkflowOverview />
    </Columns>
  );
}
