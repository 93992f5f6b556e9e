import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-fields';
import { valuesOfTyped } from '@pa-ledger/domain/fields/form';
import { publicMessages } from '@pa-ledger/domain/public-messages';
import type { FormPurpose } from '../form/form-purpose.ts';
import { sendForm } from '../form/send-form.ts';
import { submitMessages } from './submit-messages.ts';

/** The form of a new expense. */
export const NEW_EXPENSE: FormPurpose = {
  fields: EXPENSE_FIELDS,
  words: {
    submit: submitMessages.submit,
    failed: publicMessages.submitFailed,
    startOver: submitMessages.startEmpty,
  },
  canClear: true,
  send: ({ id, values, receipts }) =>
    sendForm('/api/submit-expense', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // The form has checked them, and the server checks them again.
      body: JSON.stringify({ id, ...valuesOfTyped(EXPENSE_FIELDS, values), receipts }),
    }),
};
