import type { ReactNode } from 'react';
import { EmptyState } from '../shared/EmptyState.tsx';
import { Columns, People, Section } from './users-styles.ts';
import { eventInputs, PRESIDENT_INPUTS, TREASURER_INPUT, type UserInput } from './users-form.ts';
import { WorkflowOverview } from './WorkflowOverview.tsx';

interface UserSectionsProps {
  /** The categories that require an event approver. */
  readonly names: readonly string[];
  /** Draws the people of one section, to be read or to be edited. */
  readonly children: (inputs: readonly UserInput[]) => ReactNode;
}

/** Presidents, Treasurer and Event Approvers, with the overview beside them. */
export function UserSections({ names, children }: UserSectionsProps) {
  return (
    <Columns>
      <People>
        <Section aria-labelledby="users-presidents">
          <h3 id="users-presidents">Presidents</h3>
          <p>Up to two. Either of them may act for both.</p>
          {children(PRESIDENT_INPUTS)}
        </Section>
        <Section aria-labelledby="users-treasurer">
          <h3 id="users-treasurer">Treasurer</h3>
          <p>Acts last, on every expense.</p>
          {children([TREASURER_INPUT])}
        </Section>
        <Section aria-labelledby="users-events">
          <h3 id="users-events">Event Approvers</h3>
          <p>Whoever runs an event acts first on its expenses.</p>
          {names.length === 0 ? (
            <EmptyState>
              No event categories requiring approvers. Add event categories in the Categories tab.
            </EmptyState>
          ) : (
            children(eventInputs(names))
          )}
        </Section>
      </People>
      <WorkflowOverview />
    </Columns>
  );
}
