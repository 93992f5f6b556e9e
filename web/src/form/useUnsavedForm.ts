import { useCallback } from 'react';
import { useBeforeLeaving } from '../ui/before-leaving.ts';
import type { FormSession } from './form-session.ts';
import { whileOnline } from './send-form.ts';

/**
 * Has the choice of language wait for the uploads: the draft has what's typed and what's uploaded. It asks if a file is only on this
 * page, if another tab keeps the draft, or while the form is being sent.
 */
export function useUnsavedForm(session: FormSession | null, sending: boolean): void {
  const finish = useCallback(async () => {
    if (session === null) return true;
    const { entry, uploads } = session;
    if (entry === null || sending || !(await whileOnline(uploads.settled()))) return false;
    return uploads.view().items.every(({ file, stored }) => file === null || stored !== null);
  }, [session, sending]);
  useBeforeLeaving(finish);
}
