import type { ReactNode } from 'react';
import { EmptyState } from '../shared/EmptyState.tsx';
import { Columns, People, Section } from './users-styles.ts';
import { userMessages } from './users-messages.ts';
import { eventInputs, PRESIDENT_INPUTS, TREASURER_INPUT, type UserInput } from './users-form.ts';
import { WorkflowOverview } from './WorkflowOverview.tsx';

interface UserSectionsProps {
  /** The categories that require an event approver. */
  readonly names: readonly string[];
  /** Draws the people of one section, in the view or in the form. */
  readonly children: (inputs: readonly UserInput[]) => ReactNode;
}

/** Presidents, Treasurer and Event Approvers, with the overview beside them. */
export function UserSections({ names, children }: UserSectionsProps) {
  return (
    <Columns>
      <People>
        <Section aria-labelledby="users-presidents">
          <h3 id="users-presidents">{userMessages.presidents}</h3>
          <p>{userMessages.presidentsHint}</p>
          {children(PRESIDENT_INPUTS)}
        </Section>
        <Section aria-labelledby="users-treasurer">
          <h3 id="users-treasurer">{userMessages.treasurer}</h3>
          <p>{userMessages.treasurerHint}</p>
          {children([TREASURER_INPUT])}
        </Section>
        <Section aria-labelledby="users-events">
          <h3 id="users-events">{userMessages.events}</h3>
          <p>{userMessages.eventsHint}</p>
          {names.length === 0 ? (
            <EmptyState>{userMessages.noEvents}</EmptyState>
          ) : (
            children(eventInputs(names))
          )}
        </Section>
      </People>
      <WorkflowOverview />
    </Columns>
  );
}
