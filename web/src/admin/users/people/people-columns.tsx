import { organization } from '@pa-ledger/domain/organization';
import type { PersonFacts } from '@pa-ledger/domain/people/people-requests';
import { ROLE_NAMES } from '@pa-ledger/domain/people/role';
import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import { Missing, SecondaryText, WarningText } from '../../../ui/text.ts';
import { Person } from '../../shared/frame/Person.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { peopleMessages as words } from './people-messages.ts';
import type { PersonRow } from './people-store.ts';

/**
 * Returns the columns of the list of people.
 * @param facts what Firebase Auth says of each, by uid; null while that isn't known.
 * @param own the uid of the person who looks.
 */
export function peopleColumns(
  facts: ReadonlyMap<string, PersonFacts> | null,
  own: string | null,
): readonly Column<PersonRow>[] {
  return [
    {
      id: 'name',
      label: words.name,
      cell: ({ uid, name, email }) => (
        <>
          {name}
          {uid === own && ` (${words.you})`}
          <SecondaryText as="span" sx={{ fontWeight: 400 }}>
            {email}
          </SecondaryText>
        </>
      ),
      onCard: 'title',
      width: '30%',
    },
    { id: 'role', label: words.role, cell: ({ role }) => ROLE_NAMES[role], onCard: 'note' },
    {
      id: 'signIn',
      label: words.signIn,
      cell: (row) => <SignIn row={row} facts={facts?.get(row.uid) ?? null} />,
      onCard: 'note',
    },
    {
      id: 'lastDay',
      label: words.lastDay,
      cell: ({ endsOn, endsAt }) => (
        <>
          {endsOn === undefined ? words.noEnd : formatDate(endsOn)}
          {endsAt !== undefined && endsAt <= Date.now() && (
            <SecondaryText as="span">
              <Missing>{words.ended}</Missing>
            </SecondaryText>
          )}
        </>
      ),
    },
    {
      id: 'invitedBy',
      label: words.invitedBy,
      cell: ({ invitedBy }) =>
        invitedBy === null ? words.fromTerminal : <Person address={invitedBy.email} />,
    },
  ];
}

interface SignInProps {
  readonly row: PersonRow;
  /** Null while they aren't known. */
  readonly facts: PersonFacts | null;
}

/** When someone last signed in, or why they can't. */
function SignIn({ row, facts }: SignInProps) {
  if (row.joinedAt === undefined) return <Missing>{words.notJoined}</Missing>;
  if (facts === null) return words.joined;
  const { lastSignInAt, problem } = facts;
  return (
    <>
      {lastSignInAt === null ? words.never : formatInstant(lastSignInAt, organization.timeZone)}
      {problem !== null && <WarningText as="span">{words.problems[problem]}</WarningText>}
    </>
  );
}
