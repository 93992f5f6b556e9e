import { LinkedPage } from '../app/LinkedPage.tsx';
import { ExpenseStatus } from './ExpenseStatus.tsx';
import { statusMessages } from './status-messages.ts';
import { Withdrawal } from './Withdrawal.tsx';

/** The page at `/status#{token}`: where an expense stands, or the question whether to withdraw it. */
export function StatusPage() {
  return (
    <LinkedPage
      title={statusMessages.title}
      hint={statusMessages.hint}
      open={(link) =>
        link.payload.p === 'withdraw' ? <Withdrawal link={link} /> : <ExpenseStatus link={link} />
      }
    />
  );
}
