import { formatCents } from '@pa-ledger/domain/money/money';
import { fiscalYearDays } from '@pa-ledger/domain/time/fiscal-year';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { dialogMessages } from '../../shared/dialog-messages.ts';
import { leftToReturn, type RecordReturn } from '../../shared/forms/record-return.ts';
import { RecordForm } from '../../shared/forms/RecordForm.tsx';
import { QuestionDialog } from '../../shared/frame/QuestionDialog.tsx';
import { givenBackOf } from '../../shared/records/given-back.ts';
import { labelOf, useCalendar, useShownYear, yearOf } from '../../shared/years/useShownYear.ts';
import { dateQuestions, savedMessage } from '../date-questions.ts';
import type { TransactionCollection, TransactionKind } from './transaction-kinds.ts';
import { transactionLayout } from './transaction-layout.tsx';

interface ReturnEntryDialogProps {
  readonly kind: TransactionKind;
  /** What it would be if nothing of it were given back yet, as it was when the dialog opened. */
  readonly offered: RecordReturn<TransactionCollection>;
  readonly onClose: () => void;
}

/** The dialog of what is given back of something: an entry with a negative amount, on its own day, up to what is left. */
export function ReturnEntryDialog({ kind, offered, onClose }: ReturnEntryDialogProps) {
  const state = useStore(givenBackOf(offered.of));
  const left = state.status === 'ready' ? leftToReturn(offered, state.value) : null;
  // As it was when the form opened: what the form saves is given back too.
  const [returned, setReturned] = useState(left);
  if (returned === null && left !== null) setReturned(left);
  if (returned !== null) return <ReturnForm kind={kind} returned={returned} onClose={onClose} />;
  return (
    <QuestionDialog
      title={kind.messages.returned}
      stay={dialogMessages.close}
      answer={null}
      onClose={onClose}
    >
      {state.status === 'ready' && dialogMessages.allGivenBack(formatCents(state.value))}
      {state.status === 'error' && state.failure.message}
      {state.status === 'loading' && dialogMessages.lookingForReturns}
    </QuestionDialog>
  );
}

interface ReturnFormProps extends Pick<ReturnEntryDialogProps, 'kind' | 'onClose'> {
  readonly returned: RecordReturn<TransactionCollection>;
}

function ReturnForm({
  kind: { collection, writes, messages },
  returned,
  onClose,
}: ReturnFormProps) {
  const shown = useShownYear();
  const calendar = useCalendar();
  // It is of the day on which it comes back, whichever year the page shows.
  const year = yearOf(shown.today);
  const present = { ...shown, days: fiscalYearDays(year, calendar), label: labelOf(year) };
  return (
    <RecordForm
      collection={collection}
      writes={writes}
      messages={messages}
      returned={returned}
      onClose={onClose}
      row={null}
      layout={transactionLayout}
      questionsOf={({ date }) => dateQuestions(date, undefined, present)}
      saved={(typed) => savedMessage(typed, shown)}
    />
  );
}
