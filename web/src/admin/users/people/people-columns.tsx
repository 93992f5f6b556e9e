import Button from '@mui/material/Button';
import { organization } from '@pa-ledger/domain/organization';
import type { PersonFacts } from '@pa-ledger/domain/people/people-requests';
import { ROLE_NAMES } from '@pa-ledger/domain/people/role';
import { formatDate, formatInstant, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { Missing, NoWrap, WarningText } from '../../../ui/text.ts';
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
  /** The uid of who's being sent a new link; null for no one. */
  readonly resending: string | null;
  readonly onResend: (row: PersonRow) => void;
}

/** Returns the columns of the list of people. */
export function peopleColumns(known: Known): readonly Column<PersonRow>[] {
  const { facts, names, own, today } = known;
  return [
    {
      id: 'name',
      label: words.name,
      cell: ({ uid, name }) => (uid === own ? `${name} (${words.you})` : name),
      onCard: 'title',
    },
    { id: 'email', label: words.email, cell: ({ email }) => email, onCard: 'note' },
    { id: 'role', label: words.role, cell: ({ role }) => ROLE_NAMES[role], onCard: 'note' },
    {
      id: 'signIn',
      label: words.signIn,
      cell: (row) => <SignIn row={row} facts={facts?.get(row.uid) ?? null} known={known} />,
      onCard: 'note',
      width: '26%',
    },
    {
      id: 'lastDay',
      label: words.lastDay,
      cell: ({ endsOn }) => (
        <>
          {endsOn === undefined ? words.noEnd : <NoWrap>{formatDate(endsOn)}</NoWrap>}
          {endsOn !== undefined && endsOn < today && (
            <Missing style={{ display: 'block' }}>{words.ended}</Missing>
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
  readonly known: Pick<Known, 'resending' | 'onResend'>;
}

/** When someone last signed in, or why they can't: who hasn't joined yet can get a new link. */
function SignIn({ row, facts, known: { resending, onResend } }: SignInProps) {
  if (row.joinedAt === undefined) {
    return (
      <>
        <Missing>{words.notJoined}</Missing>
        <br />
        <Button
          size="small"
          // Above what opens the rest of a card.
          sx={{ position: 'relative', paddingInline: 0 }}
          aria-label={words.resendTo(row.name)}
          disabled={resending === row.uid}
          onClick={() => onResend(row)}
        >
          {words.resend}
        </Button>
      </>
    );
  }
  if (facts === null) return words.joined;
  const { lastSignInAt, problem } = facts;
  return (
    <>
      {lastSignInAt === null ? words.never : formatInstant(lastSignInAt, organization.timeZone)}
      {problem !== null && (
        <WarningText as="span" sx={{ display: 'block' }}>
          {words.problems[problem]}
        </WarningText>
      )}
    </>
  );
}
