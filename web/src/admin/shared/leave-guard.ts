import { useEffect } from 'react';

/**
 * Asks before edits that are not saved get lost: at a link, at Back and Forward, at closing a form, at a reload. The
 * declarative router has no such thing.
 */
const unsaved = new Set<symbol>();

/** The entry of the history on which the unsaved edits stand. */
let standing = 0;

/** The answer to the question that is open now. */
let answer: ((leave: boolean) => void) | null = null;
const listeners = new Set<() => void>();

export const leaveQuestion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOpen: (): boolean => answer !== null,
  answer: (leave: boolean): void => {
    const tell = answer;
    answer = null;
    for (const listener of listeners) listener();
    tell?.(leave);
  },
};

/** While `dirty`, leaving asks. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const mine = Symbol('unsaved');
    unsaved.add(mine);
    standing = placeOf(window.history.state);
    return () => void unsaved.delete(mine);
  }, [dirty]);
}

/** Whether there is nothing to lose, or the person agrees to lose it. */
export function mayLeave(): Promise<boolean> {
  if (unsaved.size === 0) return Promise.resolve(true);
  // A second try to leave while the question is open changes nothing.
  if (answer !== null) return Promise.resolve(false);
  return new Promise((resolve) => {
    answer = resolve;
    for (const listener of listeners) listener();
  });
}

/** The person has agreed to lose what is unsaved. */
export function forgetUnsaved(): void {
  unsaved.clear();
}

/**
 * Watches the history. To be called before the router begins to listen: on the window, who came first is told first,
 * and the router must not hear of a step that is taken back.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', historyWatch());
}

/**
 * Watches links and the page's end.
 * @param go navigates within the panel.
 * @returns ends the watch.
 */
export function watchLeaving(go: (address: string) => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  // Before React's own listener.
  document.addEventListener('click', (event) => onClick(event, go), { capture: true, signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (unsaved.size > 0) event.preventDefault();
    },
    { signal },
  );
  return () => watch.abort();
}

function onClick(event: MouseEvent, go: (address: string) => void): void {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (unsaved.size === 0 || !plain || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  event.stopPropagation();
  void mayLeave().then((leave) => {
    if (!leave) return;
    forgetUnsaved();
    if (link.pathname.startsWith('/admin')) go(`${link.pathname}${link.search}`);
    else window.location.assign(link.href);
  });
}

/** Back and Forward have moved already when they are heard of: they are taken back, and done again when agreed to. */
function historyWatch(): (event: PopStateEvent) => void {
  let restored: (() => void) | null = null;
  return (event) => {
    if (restored !== null) {
      event.stopImmediatePropagation();
      restored();
      restored = null;
      return;
    }
    const way = placeOf(event.state) - standing;
    if (unsaved.size === 0 || way === 0) return;
    event.stopImmediatePropagation();
    restored = () =>
      void mayLeave().then((leave) => {
        if (!leave) return;
        forgetUnsaved();
        window.history.go(way);
      });
    window.history.go(-way);
  };
}

/** The router numbers the entries of the history. */
function placeOf(state: unknown): number {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof place === 'number' ? place : -1;
}
