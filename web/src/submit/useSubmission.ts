import { useRef, useState, type KeyboardEvent, type RefObject, type SubmitEvent } from 'react';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { EXPENSE_FIELD_NAMES, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import { organization } from '@pa-ledger/domain/organization';
import { unusualFacts, type UnusualFact } from '@pa-ledger/domain/expenses/unusual';
import { closeDraft } from './draft-store.ts';
import { toSubmissionInput } from './submission-input.ts';
import { inputOf, readFormValues } from './form-dom.ts';
import type { CarryOver, FormSession } from './form-session.ts';
import { receiptInputs, hasReceipt } from './receipt-items.ts';
import { OFFLINE, whileOnline } from './connection.ts';
import { sendSubmission } from './send-submission.ts';
import type { SubmittedExpense } from './SubmittedPanel.tsx';
import type { Place, PlaceError } from './submit-answer.ts';
import type { FieldErrorsApi } from './useFieldErrors.ts';
import type { FormOptionsLoader } from './useFormOptions.ts';

/** Why the form was not sent. */
export type SubmitBlocker =
  /** These fields are wrong, or there is no receipt. */
  | {
      readonly is: 'incomplete';
      readonly fields: readonly ExpenseField[];
      readonly noReceipt: boolean;
    }
  /** A receipt did not make it. */
  | { readonly is: 'receiptLost' }
  /** It is allowed and seldom meant: the person is asked. */
  | { readonly is: 'unusual'; readonly facts: readonly UnusualFact[] }
  | { readonly is: 'usedUp' }
  /** The page is older than the data. */
  | { readonly is: 'outdated'; readonly reason: string }
  | { readonly is: 'failed'; readonly reason: string | null };

export interface Submission {
  readonly sending: boolean;
  readonly blocker: SubmitBlocker | null;
  readonly receiptError: string | null;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Says that what is unusual is meant, and sends the form. */
  readonly confirm: (facts: readonly UnusualFact[]) => void;
  /** Brings the person to a place of the form. */
  readonly goTo: (place: Place) => void;
  /** Throws away what is typed and chosen. */
  readonly clear: () => void;
  /** Takes everything over into an expense with a new id. */
  readonly startNewExpense: () => void;
}

interface SubmissionSetting {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly session: FormSession | null;
  readonly fields: FieldErrorsApi;
  readonly options: FormOptionsLoader;
  readonly onSubmitted: (expense: SubmittedExpense) => void;
  readonly onStartOver: (carried?: CarryOver) => void;
}

/** Sends the form: checks it, waits for the uploads, and tells how it ended. One attempt at a time, always one id. */
export function useSubmission(setting: SubmissionSetting): Submission {
  const { form, session, fields, options, onSubmitted, onStartOver } = setting;
  const [sending, setSending] = useState(false);
  const [blocker, setObstacle] = useState<SubmitBlocker | null>(null);
  const [receiptError, setReceiptError] = useState<string | null>(null);
  // A second press comes before React has drawn the button disabled.
  const busy = useRef(false);

  /** Whether the form may be sent; else says what is missing and leads to the first such place. */
  function isComplete(element: HTMLFormElement, { uploads }: FormSession): boolean {
    const errors = fields.checkAll();
    const noReceipt = !hasReceipt(uploads.view().items);
    const wrong = EXPENSE_FIELD_NAMES.filter((field) => errors[field] !== undefined);
    if (wrong.length === 0 && !noReceipt) return true;
    setObstacle({ is: 'incomplete', fields: wrong, noReceipt });
    focusOn(element, wrong[0] ?? 'receipts');
    return false;
  }

  /** What is unusual about the form and was not said to be meant. */
  function question(
    element: HTMLFormElement,
    confirmed: readonly UnusualFact[],
  ): SubmitBlocker | null {
    const { amount, expenseDate } = toSubmissionInput('', readFormValues(element), []);
    const facts = unusualFacts({ amount, expenseDate }, dateAt(Date.now(), organization.timeZone));
    const isConfirmed = ({ field, value }: UnusualFact) =>
      confirmed.some((fact) => fact.field === field && fact.value === value);
    return facts.every(isConfirmed) ? null : { is: 'unusual', facts };
  }

  async function attempt(
    element: HTMLFormElement,
    current: FormSession,
    confirmed: readonly UnusualFact[],
  ): Promise<SubmitBlocker | null> {
    const { id, uploads } = current;
    const refusedBefore = uploads.view().fileErrors.length;
    // Without a connection the uploads would keep the person waiting for nothing.
    if (!(await whileOnline(uploads.settled()))) return { is: 'failed', reason: OFFLINE };
    const { items, fileErrors } = uploads.view();
    const claims = receiptInputs(items);
    const refused = fileErrors.length > refusedBefore;
    if (claims.length < items.length || refused) return { is: 'receiptLost' };
    // Both may have been changed while the uploads went on.
    if (!isComplete(element, current)) return null;
    const asked = question(element, confirmed);
    if (asked !== null) return asked;
    const values = readFormValues(element);
    const outcome = await sendSubmission(toSubmissionInput(id, values, claims));
    if (outcome.kind === 'usedUp') return { is: 'usedUp' };
    if (outcome.kind === 'outdated') return { is: 'outdated', reason: outcome.reason };
    if (outcome.kind === 'failed') {
      point(element, outcome.places);
      return { is: 'failed', reason: outcome.reason };
    }
    closeDraft(id);
    uploads.dispose();
    const known = options.status === 'ready' ? options.categories : [];
    const category = known.find(({ name }) => name === values.category) ?? null;
    onSubmitted({ id, email: values.email.trim(), category });
    return null;
  }

  /** Shows what the server said where it belongs. */
  function point(element: HTMLFormElement, places: readonly PlaceError[]): void {
    for (const { place, message } of places) {
      if (place === 'receipts') setReceiptError(message);
      else fields.setError(place, message);
      // The list changed since the page was opened.
      if (place === 'category') options.reload();
    }
    const [first] = places;
    if (first !== undefined) focusOn(element, first.place);
  }

  function submit(confirmed: readonly UnusualFact[] = []): void {
    const element = form.current;
    if (busy.current || element === null || session === null) return;
    setObstacle(null);
    setReceiptError(null);
    if (!isComplete(element, session)) return;
    const asked = question(element, confirmed);
    if (asked !== null) {
      setObstacle(asked);
      return;
    }
    busy.current = true;
    setSending(true);
    void attempt(element, session, confirmed)
      .then((met) => {
        if (met !== null) setObstacle(met);
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
      // A disabled button keeps the browser from submitting: the attempt is still answered.
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      if (!(event.target instanceof HTMLInputElement)) return;
      // It opens the file chooser there.
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
      session.uploads.dispose();
      closeDraft(session.id);
      onStartOver();
    },
    startNewExpense: () => {
      if (form.current === null || session === null) return;
      const { items } = session.uploads.view();
      const files = session.uploads.files();
      const values = readFormValues(form.current);
      session.uploads.dispose();
      closeDraft(session.id);
      onStartOver({ values, files, missingReceipts: items.length - files.length });
    },
  };
}

function focusOn(form: HTMLFormElement, place: Place): void {
  const input =
    place === 'receipts'
      ? form.querySelector<HTMLInputElement>('input[type="file"]')
      : inputOf(form, place);
  input?.focus();
}
