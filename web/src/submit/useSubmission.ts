import { useRef, useState, type KeyboardEvent, type RefObject, type SubmitEvent } from 'react';
import { clearDraft } from './draft-store.ts';
import { claimOf } from './expense-claim.ts';
import { firstProblem, type FieldProblems } from './expense-texts.ts';
import { inputOf, readTexts } from './form-dom.ts';
import type { CarryOver, FormSession } from './form-session.ts';
import { claimsOf, hasReceipt } from './receipt-items.ts';
import { sendSubmission } from './sendSubmission.ts';
import type { SentExpense } from './SentPanel.tsx';
import type { FieldProblemsApi } from './useFieldProblems.ts';
import type { FormOptionsLoader } from './useFormOptions.ts';

/** Why the form was not sent. */
export type Obstacle =
  /** Fields are wrong, or there is no receipt. */
  | { readonly is: 'incomplete'; readonly problems: FieldProblems; readonly noReceipt: boolean }
  /** A receipt did not make it. */
  | { readonly is: 'receiptLost' }
  | { readonly is: 'usedUp' }
  | { readonly is: 'failed'; readonly reason: string | null };

export interface Submission {
  readonly sending: boolean;
  readonly obstacle: Obstacle | null;
  readonly receiptProblem: string | null;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Throws away what is typed and chosen. */
  readonly clear: () => void;
  /** Takes everything over into an expense with a new id. */
  readonly startAnew: () => void;
}

interface SubmissionSetting {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly session: FormSession | null;
  readonly fields: FieldProblemsApi;
  readonly options: FormOptionsLoader;
  readonly onSent: (expense: SentExpense) => void;
  readonly onStartOver: (carried?: CarryOver) => void;
}

/** Sends the form: checks it, waits for the uploads, and tells how it ended. One attempt at a time, always one id. */
export function useSubmission(setting: SubmissionSetting): Submission {
  const { form, session, fields, options, onSent, onStartOver } = setting;
  const [sending, setSending] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [receiptProblem, setReceiptProblem] = useState<string | null>(null);
  // A second press comes before React has drawn the button disabled.
  const busy = useRef(false);

  /** Whether the form may be sent; else says what is missing and leads to the first such place. */
  function isComplete(element: HTMLFormElement, { tray }: FormSession): boolean {
    const problems = fields.checkAll();
    const noReceipt = !hasReceipt(tray.view().items);
    const first = firstProblem(problems);
    if (first === null && !noReceipt) return true;
    setObstacle({ is: 'incomplete', problems, noReceipt });
    const place = first === null ? receiptsInput(element) : inputOf(element, first);
    place?.focus();
    return false;
  }

  async function attempt(element: HTMLFormElement, current: FormSession): Promise<Obstacle | null> {
    const { id, tray } = current;
    const refusedBefore = tray.view().refusals;
    await tray.settled();
    const { items, refusals } = tray.view();
    const claims = claimsOf(items);
    if (claims.length < items.length || refusals !== refusedBefore) return { is: 'receiptLost' };
    // Both may have been changed while the uploads went on.
    if (!isComplete(element, current)) return null;
    const texts = readTexts(element);
    const outcome = await sendSubmission(claimOf(id, texts, claims));
    if (outcome.kind === 'usedUp') return { is: 'usedUp' };
    if (outcome.kind === 'failed') {
      point(element, outcome.field, outcome.reason);
      return { is: 'failed', reason: outcome.reason };
    }
    clearDraft();
    tray.dispose();
    const known = options.status === 'ready' ? options.categories : [];
    const chosen = known.find(({ name }) => name === texts.category);
    onSent({
      id,
      email: texts.email.trim(),
      requiresEventApprover: chosen?.requiresEventApprover ?? false,
    });
    return null;
  }

  function point(
    element: HTMLFormElement,
    field: Extract<Awaited<ReturnType<typeof sendSubmission>>, { kind: 'failed' }>['field'],
    reason: string | null,
  ): void {
    if (field === null || reason === null) return;
    if (field === 'receipts') {
      setReceiptProblem(reason);
      receiptsInput(element)?.focus();
      return;
    }
    fields.tell(field, reason);
    inputOf(element, field)?.focus();
    // The list changed since the page was opened.
    if (field === 'category') options.reload();
  }

  function submit(): void {
    const element = form.current;
    if (busy.current || element === null || session === null) return;
    setObstacle(null);
    setReceiptProblem(null);
    if (!isComplete(element, session)) return;
    busy.current = true;
    setSending(true);
    void attempt(element, session)
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
    obstacle,
    receiptProblem,
    onSubmit: (event) => {
      event.preventDefault();
      submit();
    },
    onKeyDown: (event) => {
      // A disabled button keeps the browser from submitting: the attempt is still answered.
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      if (event.target.type === 'file') return;
      event.preventDefault();
      submit();
    },
    clear: () => {
      session?.tray.dispose();
      clearDraft();
      onStartOver();
    },
    startAnew: () => {
      if (form.current === null || session === null) return;
      const { items } = session.tray.view();
      const files = session.tray.files();
      const texts = readTexts(form.current);
      session.tray.dispose();
      onStartOver({ texts, files, missingReceipts: items.length - files.length });
    },
  };
}

function receiptsInput(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('input[type="file"]');
}
