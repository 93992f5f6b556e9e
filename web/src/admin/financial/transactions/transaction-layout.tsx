import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { LookAlikes } from '../../shared/forms/LookAlikes.tsx';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { financialMessages } from '../financial-messages.ts';
import type { TransactionCollection } from './transaction-kinds.ts';

/** How the dialog of a revenue item or a manual expense shows its fields. @param id of the entry. */
export function transactionLayout(typed: FormValues<TransactionCollection>, id: string) {
  const number = 'checkNumber' in typed ? String(typed.checkNumber) : '';
  return {
    date: { half: true },
    amount: { half: true },
    reference: { hint: financialMessages.referenceHint },
    method: { half: true, prompt: sharedMessages.notSet },
    checkNumber: { half: true, after: <LookAlikes checkNumber={number} own={id} /> },
  };
}
