import Button from '@mui/material/Button';
import type { ApproverSettings } from '@pa-ledger/domain/approvers/settings';
import { NotSet } from '../shared/ApprovalSteps.tsx';
import { TabHeading } from '../shared/TabHeading.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Pairs } from './users-styles.ts';
import { SharedMailboxNotice } from './SharedMailboxNotice.tsx';
import { usersForm } from './users-form.ts';
import { UserSections } from './UserSections.tsx';
import { USERS_HINT } from './WorkflowOverview.tsx';

interface UsersViewProps {
  readonly settings: ApproverSettings;
  readonly names: readonly string[];
  readonly onEdit: () => void;
}

/** Who approves, 'Not set' where nobody does, and what was changed. */
export function UsersView({ settings, names, onEdit }: UsersViewProps) {
  const addresses = usersForm(settings, names);
  return (
    <>
      <TabHeading
        heading="User Management"
        hint={USERS_HINT}
        actions={
          <Button variant="contained" onClick={onEdit}>
            Edit Users
          </Button>
        }
      />
      <SharedMailboxNotice users={addresses} names={names} />
      <UserSections names={names}>
        {(inputs) => (
          <Pairs as="dl">
            {inputs.map(({ place, label }) => (
              <div key={place}>
                <dt>{label}</dt>
                <dd>{addresses[place] === '' ? <NotSet>Not set</NotSet> : addresses[place]}</dd>
              </div>
            ))}
          </Pairs>
        )}
      </UserSections>
      <ChangeList />
    </>
  );
}
