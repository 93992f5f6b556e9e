import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { datedWork } from '@pa-ledger/domain/home/dated-work';
import { cents, formatCents } from '@pa-ledger/domain/money/money';
import { waitingForFund, type ReportSource } from '@pa-ledger/domain/reports/source';
import { organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { Notice } from '../../ui/Notice.tsx';
import { useStore } from '../../app/store.ts';
import { ActionLink } from '../shared/frame/ActionLink.tsx';
import { closingOf, closings } from '../shared/records/closings.ts';
import { openWork } from '../shared/records/home-documents.ts';
import { CONFIRM_LIST } from '../shared/records/record-address.ts';
import { labelOf } from '../shared/years/useShownYear.ts';
import { ownPayments } from './own-payments.ts';
import { reportMessages } from './reports-messages.ts';

/** Says that the year whose reports are shown is closed, by whom and when; nothing where it is open. */
export function ClosedYearNotice({ year }: Pick<ReportSource, 'year'>) {
  const state = useStore(closings);
  const closing = state.status === 'ready' ? closingOf(year, state.value) : null;
  if (closing === null || year === null) return null;
  const when = closing.at === null ? '' : formatInstant(closing.at, organization.timeZone);
  return (
    <Notice
      sx={{ marginBottom: '1rem' }}
      tone="info"
      title={reportMessages.closed(labelOf(year), closing.by, when)}
    >
      {reportMessages.closedHint}
    </Notice>
  );
}

/** How much of the period no second person has confirmed; nothing if all of it is. */
export function UnconfirmedNotice({ days }: { readonly days: Days }) {
  const state = useStore(openWork);
  if (state.status !== 'ready') return null;
  const { count, cents: amount } = datedWork(state.value, 'unconfirmed', days, null);
  if (count === 0) return null;
  return (
    <Notice
      sx={{ marginBottom: '1rem' }}
      tone="info"
      title={reportMessages.unconfirmed(count, formatCents(cents(amount)))}
      action={
        <ActionLink sx={{ '@media print': { display: 'none' } }} to={CONFIRM_LIST}>
          {reportMessages.showUnconfirmed}
        </ActionLink>
      }
    />
  );
}

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
