import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { isUnnumbered } from '@pa-ledger/domain/ledger/unnumbered';
import { Suspense } from 'react';
import { lazy } from '../../lazy.ts';
import { earlierDonors, earlierPayees } from '../../shared/forms/earlier-names.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { financialMessages } from '../financial-messages.ts';
import type { TransactionCollection } from './transaction-kinds.ts';
import type { TransactionRow } from './transaction-row.ts';

// The list of entries needs no code for what only their dialog shows.
const EntryNotices = lazy(async () => ({
  default: (await import('./EntryNotices.tsx')).EntryNotices,
}));
const LookAlikes = lazy(async () => ({
  default: (await import('../../shared/forms/LookAlikes.tsx')).LookAlikes,
}));

/** How the dialog of a revenue item or a manual expense shows its fields. @param row what it is now; null for a new one. */
export function transactionLayout(
  typed: FormValues<TransactionCollection>,
  id: string,
  row: TransactionRow | null,
) {
  const isExpense = 'checkNumber' in typed;
  const number = isExpense ? String(typed.checkNumber) : '';
  return {
    date: { half: true },
    amount: { half: true },
    reference: {
      hint: isExpense ? financialMessages.invoiceHint : financialMessages.referenceHint,
      after: row !== null && (
        <Suspense fallback={null}>
          <EntryNotices id={id} row={row} />
        </Suspense>
      ),
    },
    paidTo: { suggest: earlierPayees },
    donor: { half: true, hint: financialMessages.donorHint, suggest: earlierDonors },
    givenInReturn: {
      half: true,
      hint: financialMessages.inReturnHint,
      hidden: 'donor' in typed && String(typed.donor).trim() === '',
    },
    salesTax: { hint: financialMessages.salesTaxHint },
    method: { half: true, prompt: sharedMessages.notSet },
    checkNumber: {
      half: true,
      required: row === null || !isUnnumbered(row),
      after: (
        <Suspense fallback={null}>
          <LookAlikes of="check" number={number} own={id} />
        </Suspense>
      ),
    },
  };
}
