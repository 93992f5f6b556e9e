import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { purposeOf } from '@pa-ledger/domain/payments/recorded-payment';
import { amountOf, inputText } from '@pa-ledger/domain/money/money';
import { useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { dateQuestions, savedMessage } from '../../financial/date-questions.ts';
import {
  EXPENSES,
  type TransactionCollection,
} from '../../financial/transactions/transaction-kinds.ts';
import { transactionLayout } from '../../financial/transactions/transaction-layout.tsx';
import { RecordForm, type RecordReturn } from '../../shared/forms/RecordForm.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { actionMessages } from './action-messages.ts';
import type { ActionProps } from './ActionDialog.tsx';

/** The dialog of what a vendor gives back of a paid expense: a manual expense with a negative amount, on its own day. */
export function RefundDialog({ expense, onClose }: Pick<ActionProps, 'expense' | 'onClose'>) {
  const year = useShownYear();
  const { collection, writes, messages } = EXPENSES;
  const [returned] = useState((): RecordReturn<TransactionCollection> => {
    const { id, categoryId, fundId, submission } = expense;
    const { amount, paidTo, description } = submission;
    const about = actionMessages.refundOf(purposeOf(description), referenceOf(id));
    return {
      label: messages.returned,
      hint: messages.returnedHint,
      id: `${id}-returned-${newId()}`,
      most: amountOf(amount),
      // The account is the one that the form proposes.
      values: {
        ...{ date: year.today, amount: inputText(amountOf(-amount)), paidTo },
        ...{ categoryId, fundId: fundId ?? '', description: about },
      },
    };
  });
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
