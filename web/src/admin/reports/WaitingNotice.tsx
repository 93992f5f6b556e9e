import { waitingForFund, type ReportSource } from '@pa-ledger/domain/reports/source';
import { Notice } from '../../ui/Notice.tsx';
import { ActionLink } from '../shared/frame/ActionLink.tsx';
import { reportMessages } from './reports-messages.ts';

/** How many submitted expenses count under Unknown because nobody has set the fund that pays them. */
export function WaitingNotice({ source }: { readonly source: ReportSource }) {
  const count = waitingForFund(source);
  if (count === 0) return null;
  return (
    <Notice
      sx={{ marginBottom: '1rem' }}
      tone="info"
      title={reportMessages.waitingForFund(count, source.countWhen)}
      action={
        <ActionLink sx={{ '@media print': { display: 'none' } }} to="/admin/expenses?fund=none">
          {reportMessages.chooseFunds(count)}
        </ActionLink>
      }
    >
      {reportMessages.waitingHint(count)}
    </Notice>
  );
}
