import { useEffect, type RefObject } from 'react';
import { saveDraft } from './draft-store.ts';
import { isEmpty } from './form-values.ts';
import { fillEmptyInputs, readFormValues } from './form-dom.ts';
import type { FormSession } from './form-session.ts';
import { keptSlots, storedOf, unstoredOf, type UploadsView } from './receipt-items.ts';

/** Saves the draft this long after the last key, in ms. */
const SAVE_DELAY_MS = 400;

interface DraftKeeperProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly session: FormSession | null;
}

/**
 * Puts the session's values into the form and saves a draft after every change, and right away when the page is hidden. An
 * untouched form saves nothing, so a second tab doesn't erase the first one's draft. It renders nothing, and comes before the
 * fields, so that their effects find the values.
 */
export function DraftKeeper({ form, session }: DraftKeeperProps) {
  useEffect(() => {
    const element = form.current;
    if (element === null || session === null) return;
    const { id, entry, uploads, values, origin } = session;
    let changed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveNow = () => {
      clearTimeout(timer);
      if (!changed) return;
      changed = false;
      saveDraft(entry, {
        id,
        texts: readFormValues(element),
        otherPayee: session.otherPayee.get(),
        ...receiptsOf(uploads.view()),
      });
    };
    const saveSoon = () => {
      changed = true;
      clearTimeout(timer);
      timer = setTimeout(saveNow, SAVE_DELAY_MS);
    };
    const isTyped = !isEmpty(readFormValues(element));
    fillEmptyInputs(element, values);
    // Typed before the script or the session was there, or carried over from an expense whose id is already used.
    const isKept = origin === 'sent' || origin === 'lastTime';
    if (isTyped || (!isKept && !isEmpty(readFormValues(element)))) saveSoon();
    element.addEventListener('input', saveSoon);
    let listed = JSON.stringify(receiptsOf(uploads.view()));
    // Right away: a phone may end the page while it reads a photo, and then only the draft names the file.
    const unsubscribe = uploads.subscribe(() => {
      const now = JSON.stringify(receiptsOf(uploads.view()));
      if (now === listed) return;
      listed = now;
      changed = true;
      saveNow();
    });
    window.addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', saveSoon);
      unsubscribe();
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [form, session]);
  return null;
}

function receiptsOf({ items, earlier }: UploadsView) {
  const kept = earlier.length === 0 ? {} : { kept: keptSlots(earlier) };
  return { receipts: storedOf(items), lost: unstoredOf(items), ...kept };
}
