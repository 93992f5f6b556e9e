import { useRef, useState, type KeyboardEvent, type RefObject, type SubmitEvent } from 'react';
import { dollarsFromCents } from '@pa-ledger/domain/money/money';
import { dateAt, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { EXPENSE_FIELD_NAMES, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import { readAmount } from '@pa-ledger/domain/fields/form';
import { organization } from '@pa-ledger/domain/organization';
import { unusualFacts, type UnusualFact } from '@pa-ledger/domain/expenses/unusual';
import { closeDraft } from './draft-store.ts';
import { inputOf, readFormValues } from './form-dom.ts';
import type { FormPurpose, SentExpense } from './form-purpose.ts';
import type { CarryOver, FormSession } from './form-session.ts';
import { keptSlots, receiptInputs, withoutFile } from './receipt-items.ts';
import { failed, whileOnline } from './send-form.ts';
import type { Place, PlaceError, SubmitOutcome } from './submit-answer.ts';
import type { FieldErrorsApi } from './useFieldErrors.ts';
import type { FormOptionsLoader } from './useFormOptions.ts';
import { useMessages } from '../ui/messages.ts';

/** Why the form wasn't sent: the attempt's outcome, or what stopped the page from trying. */
export type SubmitBlocker =
  | Exclude<SubmitOutcome, { kind: 'sent' }>
  /** These fields are invalid, or there is no receipt. */
  | {
      readonly kind: 'incomplete';
      readonly fields: readonly ExpenseField[];
      readonly noReceipt: boolean;
    }
  /** A receipt isn't uploaded. */
  | { readonly kind: 'receiptLost' }
  /** A value is valid but unusual, so the page asks the person to confirm it. */
  | { readonly kind: 'unusual'; readonly facts: readonly UnusualFact[] };

export interface Submission {
  readonly sending: boolean;
  readonly blocker: SubmitBlocker | null;
  readonly receiptError: string | null;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Confirms the unusual values and sends the form. */
  readonly confirm: (facts: readonly UnusualFact[]) => void;
  /** Moves the focus to a place of the form. */
  readonly goTo: (place: Place) => void;
  /** Clears everything typed and chosen. */
  readonly clear: () => void;
  /** Starts an expense with a new id and the same entries. */
  readonly startNewExpense: () => void;
}

interface SubmissionOptions {
  readonly purpose: FormPurpose;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly session: FormSession | null;
  readonly fields: FieldErrorsApi;
  readonly options: FormOptionsLoader;
  readonly onSubmitted: (expense: SentExpense) => void;
  readonly onStartOver: (carried?: CarryOver) => void;
}

/** Sends the form: checks it, waits for the uploads, and reports the result. One attempt at a time, always with one id. */
export function useSubmission({
  purpose,
  form,
  session,
  fields,
  options,
  onSubmitted,
  onStartOver,
}: SubmissionOptions): Submission {
  const messages = useMessages('form');
  const [sending, setSending] = useState(false);
  const [blocker, setBlocker] = useState<SubmitBlocker | null>(null);
  const [receiptError, setReceiptError] = useState<string | null>(null);
  // A second click can come before React disables the button.
  const busy = useRef(false);

  /** Whether the form can be sent; if not, says what's missing and focuses the first such place. */
  function isComplete(element: HTMLFormElement, { uploads }: FormSession): boolean {
    const errors = fields.checkAll();
    const { items, earlier } = uploads.view();
    const noReceipt = items.length === 0 && keptSlots(earlier).length === 0;
    const invalid = EXPENSE_FIELD_NAMES.filter((field) => errors[field] !== undefined);
    if (invalid.length === 0 && !noReceipt) return true;
    setBlocker({ kind: 'incomplete', fields: invalid, noReceipt });
    focusOn(element, invalid[0] ?? 'receipts');
    return false;
  }

  /** Returns what is unusual about a complete form and not yet confirmed. */
  function unconfirmed(
    element: HTMLFormElement,
    { today }: FormSession,
    confirmed: readonly UnusualFact[],
  ): SubmitBlocker | null {
    const { amount: typed, expenseDate } = readFormValues(element);
    if (!isCalendarDate(expenseDate)) return null;
    const amount = dollarsFromCents(readAmount(typed));
    const atSchool = dateAt(Date.now(), organization.timeZone);
    // East of the school, today may be its tomorrow.
    const latest = today > atSchool ? today : atSchool;
    const facts = unusualFacts({ amount, expenseDate }, latest);
    const isConfirmed = (fact: UnusualFact) =>
      confirmed.some(
        (other) =>
          other.what === fact.what &&
          ('day' in other && 'day' in fact ? other.day === fact.day : true),
      );
    return facts.every(isConfirmed) ? null : { kind: 'unusual', facts };
  }

  async function attempt(
    element: HTMLFormElement,
    current: FormSession,
    confirmed: readonly UnusualFact[],
  ): Promise<SubmitBlocker | null> {
    const { id, uploads } = current;
    const errorsBefore = uploads.view().fileErrors.length;
    // Without a connection, waiting for the uploads would be in vain.
    if (!(await whileOnline(uploads.settled()))) return failed(messages.offline);
    const { items, earlier, fileErrors } = uploads.view();
    const receipts = receiptInputs(items);
    const hasNewErrors = fileErrors.length > errorsBefore;
    if (receipts.length < items.length || hasNewErrors) return { kind: 'receiptLost' };
    // Both may have changed during the uploads.
    if (!isComplete(element, current)) return null;
    const question = unconfirmed(element, current, confirmed);
    if (question !== null) return question;
    const values = readFormValues(element);
    const outcome = await purpose.send({ id, values, receipts, kept: keptSlots(earlier) });
    if (outcome.kind === 'failed') point(element, outcome.places, uploads);
    if (outcome.kind !== 'sent') return outcome;
    purpose.ofNew?.remember(element, values, current.otherPayee.get());
    close(current);
    onSubmitted({ id, values, next: outcome.next });
    return null;
  }

  /** Shows the server's errors where they belong. */
  function point(
    element: HTMLFormElement,
    places: readonly PlaceError[],
    uploads: FormSession['uploads'],
  ): void {
    for (const { place, message, slot } of places) {
      if (slot !== undefined) uploads.refuse(slot);
      if (place === 'receipts') setReceiptError(message);
      else fields.setError(place, message);
      // The list has changed since the page opened.
      if (place === 'category' || place === 'split') options.reload();
    }
    const [first] = places;
    if (first !== undefined) focusOn(element, first.place);
  }

  function submit(confirmed: readonly UnusualFact[] = []): void {
    const element = form.current;
    if (busy.current || element === null || session === null) return;
    setBlocker(null);
    setReceiptError(null);
    if (!isComplete(element, session)) return;
    const question = unconfirmed(element, session, confirmed);
    if (question !== null) {
      setBlocker(question);
      return;
    }
    busy.current = true;
    setSending(true);
    void attempt(element, session, confirmed)
      .then((result) => {
        if (result !== null) setBlocker(result);
      })
      .finally(() => {
        busy.current = false;
        setSending(false);
      });
  }

  return {
    sending,
    blocker,
    receiptError,
    onSubmit: (event) => {
      event.preventDefault();
      submit();
    },
    onKeyDown: (event) => {
      // A disabled button would keep the browser from submitting: this way, Enter still says what's missing.
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      if (!(event.target instanceof HTMLInputElement)) return;
      // Enter opens the file chooser there.
      if (event.target.type === 'file') return;
      event.preventDefault();
      submit();
    },
    confirm: submit,
    goTo: (place) => {
      if (form.current !== null) focusOn(form.current, place);
    },
    clear: () => {
      if (session === null) return;
      close(session);
      onStartOver();
    },
    startNewExpense: () => {
      if (form.current === null || session === null) return;
      const files = session.uploads.files();
      const lost = withoutFile(session.uploads.view().items);
      const values = readFormValues(form.current);
      close(session);
      onStartOver({ values, files, lost });
    },
  };
}

/** Discards an expense in this browser: its draft and its uploads. */
function close({ id, entry, uploads }: FormSession): void {
  closeDraft(entry, id);
  uploads.dispose();
}

function focusOn(form: HTMLFormElement, place: Place): void {
  const input =
    place === 'receipts'
      ? form.querySelector<HTMLInputElement>('input[type="file"]')
      : inputOf(form, place);
  // The hidden one stands for the inputs around it.
  const around = input?.type === 'hidden' ? input.closest('fieldset') : null;
  const first = (what: string) => around?.querySelector<HTMLElement>(what);
  (first('[required]:invalid') ?? first('[required]') ?? input)?.focus();
}
