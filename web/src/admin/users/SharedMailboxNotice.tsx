import { styled } from '@mui/material/styles';
import { organization } from '@pa-ledger/domain/organization';
import { mailboxesInTwoRoles } from '@pa-ledger/domain/approvers/shared-mailboxes';
import { Notice } from '../../ui/Notice.tsx';
import { roleHolders, type TypedUsers } from './users-form.ts';

interface SharedMailboxNoticeProps {
  readonly users: TypedUsers;
  /** The categories that require an event approver. */
  readonly names: readonly string[];
}

const CONSEQUENCE = organization.policies.twoDifferentPeople
  ? 'Nobody decides two steps of one expense, so it waits where only this person could go on.'
  : 'This person may decide two steps of one expense.';

/** Points out one mailbox in two roles, saved or still being typed. It blocks nothing: a small school may want it so. */
export function SharedMailboxNotice({ users, names }: SharedMailboxNoticeProps) {
  const people = mailboxesInTwoRoles(roleHolders(users, names));
  if (people.length === 0) return null;
  return (
    <Place>
      <Notice tone="warning" title="One mailbox has two roles">
        <ul>
          {people.map((places) => (
            <li key={places.map(({ label }) => label).join()}>
              {places.map(({ label, address }) => `${label}: ${address.trim()}`).join('; ')}
            </li>
          ))}
        </ul>
        <p>Addresses of one mailbox are one person. {CONSEQUENCE}</p>
      </Notice>
    </Place>
  );
}

const Place = styled('div')({
  marginBottom: '1.5rem',
  '& ul': { margin: '0.25rem 0', paddingInlineStart: '1.25rem', overflowWrap: 'anywhere' },
});
