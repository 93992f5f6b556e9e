import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for a form of react-hook-form: its first invalid input takes the focus after each attempt to submit it.
 * @param attempts the form's `submitCount`.
 */
export function useFocusOnError<Of extends HTMLElement>(attempts: number): RefObject<Of | null> {
  const form = useRef<Of>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return form;
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
