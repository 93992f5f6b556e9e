import { standingLines } from '@pa-ledger/domain/expenses/expense-lines';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { returnIdOf } from '@pa-ledger/domain/ledger/returns';
import { purposeOf } from '@pa-ledger/domain/payments/recorded-payment';
import { cents } from '@pa-ledger/domain/money/money';
import { useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { ReturnEntryDialog } from '../../financial/transactions/ReturnEntryDialog.tsx';
import {
  EXPENSES,
  type TransactionCollection,
} from '../../financial/transactions/transaction-kinds.ts';
import type { RecordReturn } from '../../shared/forms/record-return.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { actionMessages } from './action-messages.ts';
import type { ActionProps } from './ActionDialog.tsx';

type RefundProps = Pick<ActionProps, 'expense' | 'onClose'>;

const { collection, messages } = EXPENSES;

const NO_LINE = { categoryId: '', fundId: null };

/** The dialog of what a vendor gives back of a paid expense: a manual expense with a negative amount, on its own day. */
export function RefundDialog({ expense, onClose }: RefundProps) {
  const { today } = useShownYear();
  const [offered] = useState((): RecordReturn<TransactionCollection> => {
    const { id, amount, submission } = expense;
    const [line = NO_LINE, ...others] = standingLines(expense);
    // Of several, only a person knows which one it's for.
    const { categoryId, fundId } = others.length === 0 ? line : NO_LINE;
    const { paidTo, description } = submission;
    const values: Partial<FormValues<'manualExpenses'>> = {
      date: today,
      paidTo,
      categoryId,
      fundId: fundId ?? '',
      description: actionMessages.refundOf(purposeOf(description), referenceOf(id)),
    };
    return {
      label: messages.returned,
      hint: messages.returnedHint,
      id: returnIdOf(id, newId()),
      of: {
        collection,
        id,
      },
      most: amount,
      given: cents(0),
      values,
    };
  });
  return <ReturnEntryDialog kind={EXPENSES} offered={offered} onClose={onClose} />;
}
