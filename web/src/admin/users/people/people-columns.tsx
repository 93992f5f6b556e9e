import { organization } from '@pa-ledger/domain/organization';
import type { PersonFacts } from '@pa-ledger/domain/people/people-requests';
import { ROLE_NAMES } from '@pa-ledger/domain/people/role';
import { formatDate, formatInstant, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { Missing, SecondaryText, WarningText } from '../../../ui/text.ts';
import type { Column } from '../../shared/lists/table-model.ts';
import { peopleMessages as words } from './people-messages.ts';
import type { PersonRow } from './people-store.ts';

/** What the list says of everyone, besides what's stored. */
interface Known {
  /** What Firebase Auth says of each, by uid; null while that isn't known. */
  readonly facts: ReadonlyMap<string, PersonFacts> | null;
  /** The name of each, by uid. */
  readonly names: ReadonlyMap<string, string>;
  /** The uid of the person who looks. */
  readonly own: string | null;
  /** At the school. */
  readonly today: CalendarDate;
}

/** Returns the columns of the list of people. */
export function peopleColumns({ facts, names, own, today }: Known): readonly Column<PersonRow>[] {
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
      cell: ({ endsOn }) => (
        <>
          {endsOn === undefined ? words.noEnd : formatDate(endsOn)}
          {endsOn !== undefined && endsOn < today && (
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
        invitedBy === null ? words.fromTerminal : (names.get(invitedBy.uid) ?? invitedBy.email),
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
