import type { Absence } from '@pa-ledger/domain/approvers/stand-ins';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Entries } from '../../ui/columns.ts';
import { SecondaryText } from '../../ui/text.ts';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { userMessages } from './users-messages.ts';

interface AbsenceListProps {
  readonly absences: readonly Absence[];
  readonly onEdit: () => void;
}

/** Who is away, and from when to when. */
export function AbsenceList({ absences, onEdit }: AbsenceListProps) {
  if (absences.length === 0) {
    return (
      <EmptyState begin={{ label: userMessages.setAway, onClick: onEdit }}>
        {userMessages.nobodyAway}
      </EmptyState>
    );
  }
  return (
    <Entries>
      {absences.map(({ address, from, to }) => (
        <li key={`${address} ${from} ${to}`}>
          {address}
          <SecondaryText>{userMessages.awayFrom(formatDate(from), formatDate(to))}</SecondaryText>
        </li>
      ))}
    </Entries>
  );
}
