import { statementDate } from '@pa-ledger/domain/bank/statement';
import { ActionLink } from '../shared/frame/ActionLink.tsx';
import { recordAddress } from '../shared/records/record-address.ts';
import { bankMessages as messages } from './bank-messages.ts';

/** Leads to the statement that cleared something. @param id of the account and its day. */
export function StatementLink({ id }: { readonly id: string }) {
  return (
    <ActionLink to={recordAddress('statements', id)}>
      {messages.statementOf(statementDate(id))}
    </ActionLink>
  );
}
