import { styled } from '@mui/material/styles';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { FormSection } from '../ui/FormSection.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { AmountField } from './AmountField.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { ExpenseInput } from './ExpenseInput.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import type { CarryOver, FormSession } from './form-session.ts';
import { FormHeader } from './FormHeader.tsx';
import { hasReceipt } from './receipt-items.ts';
import { ReceiptsField } from './ReceiptsField.tsx';
import type { SentExpense } from './SubmittedPanel.tsx';
import { useAmount } from './useAmount.ts';
import { useDraft } from './useDraft.ts';
import { useFieldProblems } from './useFieldProblems.ts';
import type { FormOptionsLoader } from './useFormOptions.ts';
import { useSubmission } from './useSubmission.ts';
import { useReceiptUploads } from './useReceiptUploads.ts';

interface ExpenseFormProps {
  /** Gives this form's session; the same one each time. */
  readonly open: () => FormSession;
  readonly options: FormOptionsLoader;
  /** Whether the form follows on something that had the focus. */
  readonly takeFocus: boolean;
  readonly onSent: (expense: SentExpense) => void;
  readonly onStartOver: (carried?: CarryOver) => void;
}

/** The public form. Its inputs hold their own text, so typing never waits for a script. */
export function ExpenseForm({ open, options, takeFocus, onSent, onStartOver }: ExpenseFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Null in the HTML that the build writes, and until the script has taken it over.
  const session = useSyncExternalStore(neverChanges, open, () => null);
  const tray = useReceiptUploads(session);
  const fields = useFieldProblems(form);
  useDraft(form, session);
  const amount = useAmount(form, session);
  const submission = useSubmission({ form, session, fields, options, onSent, onStartOver });

  const ready = session !== null && hasReceipt(tray.items);
  const { obstacle } = submission;

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
        <FormSection heading="Contact Information" hint="Whom we write to about this expense.">
          <ExpenseInput field="name" problems={fields.problems} autoComplete="name" />
          <ExpenseInput
            field="email"
            problems={fields.problems}
            type="email"
            autoComplete="email"
            half
          />
          <ExpenseInput
            field="phone"
            problems={fields.problems}
            type="tel"
            autoComplete="tel"
            half
          />
        </FormSection>
        <FormSection heading="Expense Details" hint="What it was for, when, and how much.">
          <CategoryChoice
            kept={session?.texts.category ?? ''}
            options={options}
            problem={fields.problems.category}
          />
          <ExpenseInput
            field="expenseDate"
            problems={fields.problems}
            type="date"
            inputProps={{ min: '2000-01-01', max: session?.today }}
            half
          />
          <AmountField amount={amount} problems={fields.problems} />
        </FormSection>
        <FormSection heading="Payment Information" hint="Who is paid back, and where to.">
          <ExpenseInput field="paidTo" problems={fields.problems} autoComplete="off" />
          <ExpenseInput
            field="mailingAddress"
            problems={fields.problems}
            autoComplete="street-address"
            lines
          />
        </FormSection>
        <FormSection heading="Description" hint="What the approvers should know.">
          <ExpenseInput field="description" problems={fields.problems} autoComplete="off" lines />
          <ExpenseInput field="notes" problems={fields.problems} autoComplete="off" lines />
        </FormSection>
        <FormSection heading="Receipt Upload" hint="Each receipt on its own, or all in one PDF.">
          <ReceiptsField
            session={session}
            tray={tray}
            problem={submission.receiptProblem}
            missed={!ready && obstacle?.is === 'incomplete' && obstacle.noReceipt}
          />
        </FormSection>
        <SubmitBar ready={ready} problems={fields.problems} submission={submission} />
      </form>
    </FormSheet>
  );
}

const neverChanges = () => () => undefined;

const FormSheet = styled(Sheet)({ padding: 0, overflow: 'hidden' });
