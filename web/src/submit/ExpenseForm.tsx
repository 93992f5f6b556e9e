import { styled } from '@mui/material/styles';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { FormSection } from '../ui/FormSection.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { AmountField } from './AmountField.tsx';
import { CategorySelect } from './CategorySelect.tsx';
import { ExpenseInput } from './ExpenseInput.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import type { CarryOver, FormSession } from './form-session.ts';
import { FormHeader } from './FormHeader.tsx';
import { hasReceipt } from './receipt-items.ts';
import { ReceiptsField } from './ReceiptsField.tsx';
import type { SubmittedExpense } from './SubmittedPanel.tsx';
import { submitMessages } from './submit-messages.ts';
import { useAmount } from './useAmount.ts';
import { useDraft } from './useDraft.ts';
import { useFieldErrors } from './useFieldErrors.ts';
import type { FormOptionsLoader } from './useFormOptions.ts';
import { useSubmission } from './useSubmission.ts';
import { useReceiptUploads } from './useReceiptUploads.ts';

interface ExpenseFormProps {
  /** Returns this form's session, the same one on each call. */
  readonly open: () => FormSession;
  readonly options: FormOptionsLoader;
  /** Whether the form replaces something that had the focus. */
  readonly takeFocus: boolean;
  readonly onSubmitted: (expense: SubmittedExpense) => void;
  readonly onStartOver: (carried?: CarryOver) => void;
}

/** The public form. Its inputs are uncontrolled, so typing never waits for a script. */
export function ExpenseForm({
  open,
  options,
  takeFocus,
  onSubmitted,
  onStartOver,
}: ExpenseFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Null in the prerendered HTML, until hydration.
  const session = useSyncExternalStore(neverChanges, open, () => null);
  const uploads = useReceiptUploads(session);
  const fields = useFieldErrors(form);
  useDraft(form, session);
  const amount = useAmount(form, session);
  const submission = useSubmission({ form, session, fields, options, onSubmitted, onStartOver });

  const ready = session !== null && hasReceipt(uploads.items);
  const { blocker } = submission;

  useEffect(() => {
    if (takeFocus) form.current?.querySelector('input')?.focus();
  }, [takeFocus]);

  return (
    <FormSheet>
      <form
        ref={form}
        noValidate
        aria-busy={submission.sending}
        onBlur={fields.onBlur}
        onInput={fields.onInput}
        onKeyDown={submission.onKeyDown}
        onSubmit={submission.onSubmit}
      >
        <FormHeader session={session} onClear={submission.clear} />
        <FormSection heading={submitMessages.contactHeading} hint={submitMessages.contactHint}>
          <ExpenseInput field="name" errors={fields.errors} autoComplete="name" />
          <ExpenseInput
            field="email"
            errors={fields.errors}
            type="email"
            autoComplete="email"
            half
          />
          <ExpenseInput field="phone" errors={fields.errors} type="tel" autoComplete="tel" half />
        </FormSection>
        <FormSection heading={submitMessages.detailsHeading} hint={submitMessages.detailsHint}>
          <CategorySelect
            restored={session?.values.category ?? ''}
            options={options}
            error={fields.errors.category}
          />
          <ExpenseInput
            field="expenseDate"
            errors={fields.errors}
            type="date"
            inputProps={{ min: '2000-01-01', max: session?.today }}
            half
          />
          <AmountField amount={amount} errors={fields.errors} />
        </FormSection>
        <FormSection heading={submitMessages.paymentHeading} hint={submitMessages.paymentHint}>
          <ExpenseInput
            field="paidTo"
            errors={fields.errors}
            hint={submitMessages.paidToHint}
            autoComplete="off"
          />
          <ExpenseInput
            field="mailingAddress"
            errors={fields.errors}
            autoComplete="street-address"
            lines
          />
        </FormSection>
        <FormSection
          heading={submitMessages.descriptionHeading}
          hint={submitMessages.descriptionHint}
        >
          <ExpenseInput field="description" errors={fields.errors} autoComplete="off" lines />
          <ExpenseInput field="notes" errors={fields.errors} autoComplete="off" lines />
        </FormSection>
        <FormSection heading={submitMessages.receiptsHeading} hint={submitMessages.receiptsHint}>
          <ReceiptsField
            session={session}
            uploads={uploads}
            error={submission.receiptError}
            missed={!ready && blocker?.is === 'incomplete' && blocker.noReceipt}
          />
        </FormSection>
        <SubmitBar ready={ready} errors={fields.errors} submission={submission} />
      </form>
    </FormSheet>
  );
}

const neverChanges = () => () => undefined;

const FormSheet = styled(Sheet)({ padding: 0, overflow: 'hidden' });
