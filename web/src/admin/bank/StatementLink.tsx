import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { ActionLink } from '../shared/frame/ActionLink.tsx';
import { recordAddress } from '../shared/records/record-address.ts';
import { bankMessages as messages } from './bank-messages.ts';

/** Leads to the statement that cleared something. @param id of the account and its day. */
export function StatementLink({ id }: { readonly id: string }) {
  const [, day] = id.split('~');
  return (
    <ActionLink to={recordAddress('statements', id)}>
      {messages.statementOf(isCalendarDate(day) ? formatDate(day) : id)}
    </ActionLink>
  );
}
