import { useEffect, useRef, type RefObject } from 'react';
import { PANEL_ID } from './focus.ts';

/** Moves the focus to the first invalid field, once it is drawn. @param within the dialog; without one, the panel. */
export function focusFirstError(within = document.getElementById(PANEL_ID)): void {
  requestAnimationFrame(() => {
    within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}

/** Returns a ref for the notice of a failure, which takes the focus when something has failed. */
export function useFocusOnFailure(failed: object | null): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed !== null) notice.current?.focus();
  }, [failed]);
  return notice;
}

/** Moves the focus to the first field of a form that begins anew, once it is drawn. */
export function focusFirstField(within: HTMLElement | null): void {
  requestAnimationFrame(() => {
    within?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  });
}
