import Button from '@mui/material/Button';
import { typedApprovers } from '@pa-ledger/domain/approvers/approver-form';
import type { ApproverSettings } from '@pa-ledger/domain/approvers/settings';
import { FieldGrid } from '../../ui/layout.ts';
import { Missing } from '../../ui/text.ts';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import { ChangeList } from './ChangeList.tsx';
import { userMessages } from './users-messages.ts';
import { SharedMailboxNotice } from './SharedMailboxNotice.tsx';
import { UserSections } from './UserSections.tsx';

interface UsersViewProps {
  readonly settings: ApproverSettings;
  readonly names: readonly string[];
  readonly onEdit: () => void;
}

/** Who approves, 'Not set' where nobody does, and what was changed. */
export function UsersView({ settings, names, onEdit }: UsersViewProps) {
  const addresses = typedApprovers(settings, names);
  return (
    <>
      <TabHeading
        heading={userMessages.heading}
        hint={userMessages.hint}
        actions={
          <Button variant="contained" onClick={onEdit}>
            {userMessages.edit}
          </Button>
        }
      />
      <SharedMailboxNotice users={addresses} names={names} />
      <UserSections names={names}>
        {(inputs) => (
          <FieldGrid as="dl">
            {Object.entries(inputs).map(([place, { label }]) => (
              <div key={place}>
                <dt>{label}</dt>
                <dd>
                  {addresses[place] === '' ? (
                    <Missing>{userMessages.notSet}</Missing>
                  ) : (
                    addresses[place]
                  )}
                </dd>
              </div>
            ))}
          </FieldGrid>
        )}
      </UserSections>
      <ChangeList />
    </>
  );
}
