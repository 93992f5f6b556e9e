import Button from '@mui/material/Button';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-fields';
import { memo, type MouseEvent } from 'react';
import { ExpenseInput } from './ExpenseInput.tsx';
import { inputOf } from './form-dom.ts';
import type { FieldErrors } from './form-values.ts';
import { formMessages } from './form-messages.ts';
import { PayHint } from './PayToField.tsx';

/** Who is paid, with a button that fills in the name from above. */
export const PaidToField = memo(function PaidToField({ errors }: { readonly errors: FieldErrors }) {
  const fillIn = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const [name, paidTo] = [form && inputOf(form, 'name'), form && inputOf(form, 'paidTo')];
    if (!name || !paidTo) return;
    if (name.value.trim() === '') {
      name.focus();
      return;
    }
    paidTo.value = name.value.trim();
    // As if it were typed: the draft and the error follow.
    paidTo.dispatchEvent(new Event('input', { bubbles: true }));
    paidTo.focus();
  };
  return (
    <div>
      <ExpenseInput
        field="paidTo"
        errors={errors}
        hint={<PayHint back={EXPENSE_FIELDS.paidTo.hint} vendor={formMessages.vendor.paidTo} />}
      />
      <Button
        className="payBack"
        sx={{ marginTop: '0.4rem' }}
        size="small"
        variant="outlined"
        onClick={fillIn}
      >
        {formMessages.useMyName}
      </Button>
    </div>
  );
});
