import Button from '@mui/material/Button';
import { ROLE_NAMES } from '@pa-ledger/domain/approvers/role-messages';
import type { Reclassification } from '@pa-ledger/domain/expenses/expense';
import { isChangeOpen, linesText } from '@pa-ledger/domain/expenses/expense-lines';
import { organization } from '@pa-ledger/domain/organization';
import { isSameMailbox } from '@pa-ledger/domain/people/same-person';
import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { ErrorText, Multiline } from '../../../ui/text.ts';
import { notify } from '../../shared/frame/notices.ts';
import { manageExpense } from '../actions/ActionDialog.tsx';
import { actionMessages } from '../actions/action-messages.ts';
import type { OpenedExpense } from '../expense-row.ts';
import { detailMessages } from './detail-messages.ts';
import { useMay } from '../../shared/rights/own-person.ts';

/** Why an expense counts otherwise than it was sent, and what changed after its payment. */
export function Adjusted({
  expense,
  person,
}: {
  readonly expense: OpenedExpense;
  readonly person: string;
}) {
  const { adjusted, reclassified } = expense;
  if (adjusted === null) return null;
  const { by, at, role, reason } = adjusted;
  const who = role === null ? by : `${by}, ${ROLE_NAMES[role]}`;
  const last = reclassified.at(-1);
  return (
    <Notice
      sx={{ marginTop: '1rem' }}
      tone={isChangeOpen(expense) ? 'warning' : 'info'}
      title={detailMessages.adjusted(who, formatInstant(at, organization.timeZone))}
    >
      <Multiline as="p">{reason}</Multiline>
      {reclassified.map((one) => (
        <p key={one.at}>{detailMessages.until(formatDate(one.on), linesText(one))}</p>
      ))}
      {last?.needsConfirmation === true && (
        <Confirmation expense={expense} last={last} person={person} />
      )}
    </Notice>
  );
}

/** A second administrator agrees with a change after the payment. */
function Confirmation({
  expense,
  last,
  person,
}: {
  readonly expense: OpenedExpense;
  readonly last: Reclassification;
  readonly person: string;
}) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const may = useMay();
  if (last.confirmed !== null) {
    const at = formatInstant(last.confirmed.at, organization.timeZone);
    return <p>{detailMessages.confirmedBy(last.confirmed.by, at)}</p>;
  }
  if (!may('keepBooks')) return null;
  const isOwn = isSameMailbox(last.by, person) || isSameMailbox(expense.contact.email, person);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const result = await manageExpense(expense.id, { act: 'confirmLines' });
    setBusy(false);
    setError(result.ok ? null : result.message);
    if (result.ok) notify(actionMessages.linesConfirmed);
  };
  return (
    <>
      <p>{isOwn ? detailMessages.confirmedByOther : detailMessages.toConfirm}</p>
      {!isOwn && (
        <Button
          variant="outlined"
          loading={busy}
          sx={{ marginTop: '0.5rem' }}
          onClick={() => void confirm()}
        >
          {actionMessages.confirmLines}
        </Button>
      )}
      {error !== null && <ErrorText role="alert">{error}</ErrorText>}
    </>
  );
}
