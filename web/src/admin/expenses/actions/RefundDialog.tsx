import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { returnIdOf } from '@pa-ledger/domain/ledger/returns';
import { purposeOf } from '@pa-ledger/domain/payments/recorded-payment';
import { amountOf, cents, formatCents } from '@pa-ledger/domain/money/money';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { newId } from '../../../data/new-id.ts';
import { dateQuestions, savedMessage } from '../../financial/date-questions.ts';
import {
  EXPENSES,
  type TransactionCollection,
} from '../../financial/transactions/transaction-kinds.ts';
import { transactionLayout } from '../../financial/transactions/transaction-layout.tsx';
import { dialogMessages } from '../../shared/dialog-messages.ts';
import { leftToReturn, type RecordReturn } from '../../shared/forms/record-return.ts';
import { RecordForm } from '../../shared/forms/RecordForm.tsx';
import { QuestionDialog } from '../../shared/frame/QuestionDialog.tsx';
import { givenBackOf } from '../../shared/records/given-back.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { actionMessages } from './action-messages.ts';
import type { ActionProps } from './ActionDialog.tsx';

type RefundProps = Pick<ActionProps, 'expense' | 'onClose'>;

const { collection, writes, messages } = EXPENSES;

/** The dialog of what a vendor gives back of a paid expense: a manual expense with a negative amount, on its own day. */
export function RefundDialog({ expense, onClose }: RefundProps) {
  const { today } = useShownYear();
  const [offered] = useState((): RecordReturn<TransactionCollection> => {
    const { id, categoryId, fundId, submission } = expense;
    const { amount, paidTo, description } = submission;
    return {
      label: messages.returned,
      hint: messages.returnedHint,
      id: returnIdOf(id, newId()),
      of: { collection, id },
      ...{ most: amountOf(amount), given: cents(0) },
      // The account is the one that the form proposes.
      values: {
        ...{ date: today, paidTo, categoryId, fundId: fundId ?? '' },
        description: actionMessages.refundOf(purposeOf(description), referenceOf(id)),
      },
    };
  });
  const state = useStore(givenBackOf(offered.of));
  const left = state.status === 'ready' ? leftToReturn(offered, state.value) : null;
  // As it was when the form opened: what the form saves is given back too.
  const [returned, setReturned] = useState(left);
  if (returned === null && left !== null) setReturned(left);
  if (returned !== null) return <RefundForm returned={returned} onClose={onClose} />;
  return (
    <QuestionDialog
      title={messages.returned}
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

interface RefundFormProps extends Pick<RefundProps, 'onClose'> {
  readonly returned: RecordReturn<TransactionCollection>;
}

function RefundForm({ returned, onClose }: RefundFormProps) {
  const year = useShownYear();
  return (
    <RecordForm
      {...{ collection, writes, messages, returned, onClose }}
      row={null}
      layout={transactionLayout}
      questionsOf={({ date }) => dateQuestions(date, undefined, year)}
      saved={(typed) => savedMessage(typed, year)}
    />
  );
}
