import type { TypedApprovers } from '@pa-ledger/domain/approvers/approver-form';
import { mailboxesInTwoRoles } from '@pa-ledger/domain/approvers/shared-mailboxes';
import { Notice } from '../../ui/Notice.tsx';
import { Bullets } from '../../ui/text.ts';
import { userMessages } from './users-messages.ts';

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
