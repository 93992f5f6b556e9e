import { useEffect, type RefObject } from 'react';
import { saveDraft } from './draft-store.ts';
import { isEmpty } from './form-values.ts';
import { fillEmptyInputs, readFormValues } from './form-dom.ts';
import type { FormSession } from './form-session.ts';
import { storedOf } from './receipt-items.ts';

/** How long after the last change the draft is kept, in ms. */
const QUIET_MS = 400;

/**
 * Puts the session's texts into the form and keeps a draft of every change: soon after it, and at once when the page
 * goes out of sight. A form that nobody touched keeps nothing, so a second tab does not wipe the first one's draft.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  session: FormSession | null,
): void {
  useEffect(() => {
    const element = form.current;
    if (element === null || session === null) return;
    const { id, uploads, values } = session;
    let changed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      clearTimeout(timer);
      if (!changed) return;
      changed = false;
      saveDraft({ id, texts: readFormValues(element), receipts: storedOf(uploads.view().items) });
    };
    const soon = () => {
      changed = true;
      clearTimeout(timer);
      timer = setTimeout(keepNow, QUIET_MS);
    };
    fillEmptyInputs(element, values);
    // FormValues before the script arrived, or carried over from an expense whose id is used up.
    if (!isEmpty(readFormValues(element))) soon();
    element.addEventListener('input', soon);
    const unsubscribe = uploads.subscribe(soon);
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', soon);
      unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [form, session]);
}
