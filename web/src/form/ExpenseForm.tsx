import { EXPENSE_FIELD_NAMES, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import { Fragment, startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { organization } from '@pa-ledger/domain/organization';
import { DOLLAR_SIGN } from '../ui/inputs.tsx';
import { FormSection } from '../ui/FormSection.tsx';
import { Sheet } from '../ui/layout.ts';
import { AmountField } from './AmountField.tsx';
import { CategorySelect } from './CategorySelect.tsx';
import { DraftKeeper } from './DraftKeeper.ts';
import { ExpenseInput } from './ExpenseInput.tsx';
import { SplitField } from './SplitField.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import type { FormPurpose, SentExpense } from './form-purpose.ts';
import type { CarryOver, FormSession } from './form-session.ts';
import { FormHeader } from './FormHeader.tsx';
import { countLost, keptSlots } from './receipt-items.ts';
import { PaidToField } from './PayToField.tsx';
import { HAS_APP, PAY_TO_STYLES, PayByField, PayHint, PayToField } from './PayToField.tsx';
import { ReceiptsField } from './ReceiptsField.tsx';
import { inputOf, typeText } from './form-dom.ts';
import { usePayee } from './usePayee.ts';
import { useFieldErrors } from './useFieldErrors.ts';
import type { FormOptionsLoader } from './useFormOptions.ts';
import { useSubmission } from './useSubmission.ts';
import { useReceiptUploads } from './useReceiptUploads.ts';
import { useUnsavedForm } from './useUnsavedForm.ts';
import { useMessages } from '../ui/messages.ts';

const TAX = organization.policies.salesTax;

const SECTIONS = ['contact', 'details', 'payment', 'description'] as const;

/** Each input's section, and whether it takes half a row. The order within a section is the model's. */
const LAYOUT: Readonly<Record<ExpenseField, readonly [(typeof SECTIONS)[number], 'half'?]>> = {
  name: ['contact'],
  email: ['contact', 'half'],
  phone: ['contact', 'half'],
  category: ['details'],
  expenseDate: ['details', 'half'],
  amount: ['details', 'half'],
  salesTax: ['details', 'half'],
  split: ['details'],
  payTo: ['payment'],
  paidTo: ['payment'],
  invoiceNumber: ['payment'],
  payBy: ['payment'],
  payHandle: ['payment'],
  mailingAddress: ['payment'],
  description: ['description'],
  notes: ['description'],
};

interface ExpenseFormProps {
  readonly purpose: FormPurpose;
  /** Returns this form's session, the same one on each call. */
  readonly open: () => Promise<FormSession>;
  readonly options: FormOptionsLoader;
  /** Whether the form replaces something that had the focus. */
  readonly takeFocus: boolean;
  /** Shown above the new receipts. */
  readonly aboveReceipts?: (session: FormSession) => ReactNode;
  readonly onSubmitted: (expense: SentExpense) => void;
  readonly onStartOver: (carried?: CarryOver) => void;
}

/** The form of a new expense and of a correction. Its inputs are uncontrolled, so typing never waits for a script. */
export function ExpenseForm({
  purpose,
  open,
  options,
  takeFocus,
  aboveReceipts,
  onSubmitted,
  onStartOver,
}: ExpenseFormProps) {
  const messages = useMessages('form');
  const form = useRef<HTMLFormElement>(null);
  // Null in the prerendered HTML, and until the browser has said which drafts other tabs have.
  const [session, setSession] = useState<FormSession | null>(null);
  useEffect(() => void open().then((opened) => startTransition(() => setSession(opened))), [open]);
  const uploads = useReceiptUploads(session);
  const payee = usePayee(form, session, purpose);
  const fields = useFieldErrors(form, payee.fields, useMessages('fieldErrors'));
  const [isReceiptFirst, setIsReceiptFirst] = useState(false);
  const submission = useSubmission({
    purpose,
    form,
    session,
    fields,
    options,
    onSubmitted,
    onStartOver,
  });

  useUnsavedForm(session, submission.sending);

  const hasFiles = uploads.items.length > 0 || keptSlots(uploads.earlier).length > 0;
  const { blocker } = submission;
  const { errors } = fields;
  const own: Readonly<Partial<Record<ExpenseField, ReactNode>>> = {
    category: (
      <CategorySelect
        restored={session?.values.category ?? ''}
        options={options}
        error={errors.category}
      />
    ),
    payTo: <PayToField payee={payee} />,
    paidTo: <PaidToField errors={errors} />,
    invoiceNumber: (
      <div className="payVendor">
        <ExpenseInput field="invoiceNumber" errors={errors} />
      </div>
    ),
    payBy: <PayByField />,
    payHandle: HAS_APP && (
      <div className="payBack payApp">
        <ExpenseInput field="payHandle" model={payee.fields.payHandle} errors={errors} />
      </div>
    ),
    mailingAddress: (
      <ExpenseInput
        field="mailingAddress"
        model={payee.fields.mailingAddress}
        errors={errors}
        hint={<AddressHint own={payee.fields.mailingAddress.hint} />}
      />
    ),
    amount: <AmountField session={session} errors={errors} />,
    // Where no one asks, there's no input.
    salesTax: TAX !== 'ignored' && (
      <ExpenseInput
        half
        field="salesTax"
        errors={errors}
        hint={messages.salesTax[TAX]}
        inputMode="decimal"
        startAdornment={DOLLAR_SIGN}
      />
    ),
    split: <SplitField session={session} options={options} error={errors.split} />,
  };

  useEffect(() => {
    if (takeFocus) form.current?.querySelector('input')?.focus();
  }, [takeFocus]);

  useEffect(() => {
    if (isReceiptFirst) form.current?.querySelector<HTMLElement>('input[type="file"]')?.focus();
  }, [isReceiptFirst]);
  // What the person typed themselves stays.
  const forget = () => {
    purpose.ofNew?.forget(form.current);
    if (form.current === null || session === null) return;
    for (const field of EXPENSE_FIELD_NAMES) {
      const [input, restored] = [inputOf(form.current, field), session.values[field]];
      if (restored !== '' && input?.value === restored) typeText(input, '');
    }
    payee.forget();
    inputOf(form.current, 'name')?.focus();
  };

  const receipts = (
    <FormSection
      key="receipts"
      heading={messages.receiptUpload.heading}
      hint={<PayHint back={messages.receiptUpload.hint} vendor={messages.vendor.receipts} />}
    >
      {session !== null && aboveReceipts?.(session)}
      <ReceiptsField
        session={session}
        uploads={uploads}
        error={submission.receiptError}
        required={uploads.earlier.length === 0}
        missed={!hasFiles && blocker?.kind === 'incomplete' && blocker.noReceipt}
      />
    </FormSection>
  );
  const others = SECTIONS.map((section) => (
    <FormSection key={section} {...messages[section]}>
      {EXPENSE_FIELD_NAMES.filter((field) => LAYOUT[field][0] === section).map((field) => (
        <Fragment key={field}>
          {own[field] ?? (
            <ExpenseInput
              field={field}
              model={payee.fields[field]}
              errors={errors}
              half={LAYOUT[field][1] === 'half'}
              today={payee.fields[field].kind === 'date' ? session?.today : undefined}
            />
          )}
        </Fragment>
      ))}
    </FormSection>
  ));

  return (
    <Sheet sx={SHEET}>
      <form
        ref={form}
        noValidate
        aria-busy={submission.sending}
        onBlur={fields.onBlur}
        onInput={(event) => {
          fields.onInput(event);
          payee.onInput(event);
        }}
        onKeyDown={submission.onKeyDown}
        onSubmit={submission.onSubmit}
      >
        <DraftKeeper form={form} session={session} />
        <FormHeader
          session={session}
          lost={countLost(uploads.items)}
          startOver={purpose.words.startOver}
          onClear={submission.clear}
          onForget={forget}
          onReceiptFirst={isReceiptFirst ? null : () => setIsReceiptFirst(true)}
          onShowLost={() => form.current?.querySelector<HTMLElement>('[data-lost] button')?.focus()}
        />
        {/* In the page's order, so that the keyboard follows; React moves the inputs with their texts. */}
        {isReceiptFirst ? [receipts, ...others] : [...others, receipts]}
        <SubmitBar
          purpose={purpose}
          session={session}
          uploads={uploads}
          errors={errors}
          submission={submission}
        />
      </form>
    </Sheet>
  );
}

const SHEET = { padding: 0, overflow: 'hidden', ...PAY_TO_STYLES };

/** @param own a correction's own hint about the address; it wins. */
function AddressHint({ own }: { readonly own: string | undefined }) {
  const messages = useMessages('form');
  const { hint } = useMessages('fields').fields.mailingAddress;
  return (
    <>
      {own !== hint && `${own ?? ''} `}
      <PayHint back={hint} vendor={messages.vendor.mailingAddress} />
    </>
  );
}
