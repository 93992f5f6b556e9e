import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { Notice } from '../../ui/Notice.tsx';
import { useStore } from '../../app/store.ts';
import { ActionLink } from '../shared/frame/ActionLink.tsx';
import { ownPayments } from './own-payments.ts';
import { reportMessages } from './reports-messages.ts';

/** Names the payments that people recorded for themselves, for whoever reviews the records; nothing if there is none. */
export function OwnPaymentsNotice() {
  const state = useStore(ownPayments);
  // If it cannot be loaded, the expenses themselves still say so.
  if (state.status !== 'ready' || state.value.rows.length === 0) return null;
  const { rows, next } = state.value;
  return (
    <Notice
      sx={{ marginBottom: '1rem' }}
      tone="warning"
      title={reportMessages.ownPayments(rows.length, next !== null)}
    >
      <p>
        {reportMessages.ownPaymentsHint}{' '}
        {rows.map((id) => (
          <ActionLink
            sx={{ marginInlineEnd: '1rem' }}
            key={id}
            to={`/admin/expenses/${encodeURIComponent(id)}`}
          >
            {reportMessages.expense(referenceOf(id))}
          </ActionLink>
        ))}
      </p>
    </Notice>
  );
}
