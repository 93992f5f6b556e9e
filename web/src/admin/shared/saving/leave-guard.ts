import { useEffect } from 'react';
import { createStore, type Store } from '../../../app/store.ts';

/**
 * The forms with unsaved edits. Leaving them asks first: at a link, at Back and Forward, when a form is closed, at a
 * reload. The declarative router has no such thing.
 */
const unsaved = new Set<symbol>();

/** The index in the browser's history of the page that has the unsaved edits. */
let unsavedIndex = 0;

type Answer = (leave: boolean) => void;

const question = createStore<Answer | null>(null);

/** The question that is open now, as what answers it; null when none is. */
export const leaveQuestion: Store<Answer | null> = question;

/** Asks before leaving, while `dirty`. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const mine = Symbol('unsaved');
    unsaved.add(mine);
    unsavedIndex = historyIndex(window.history.state);
    return () => void unsaved.delete(mine);
  }, [dirty]);
}

/** Returns whether there is nothing to lose, or the person agrees to lose it. */
export function mayLeave(): Promise<boolean> {
  if (unsaved.size === 0) return Promise.resolve(true);
  // A second attempt to leave while the question is open changes nothing.
  if (question.view() !== null) return Promise.resolve(false);
  return new Promise((resolve) => {
    question.set((leave) => {
      question.set(null);
      resolve(leave);
    });
  });
}

/** Forgets the unsaved edits once the person has agreed to lose them. */
export function forgetUnsaved(): void {
  unsaved.clear();
}

/**
 * Watches the browser's history. Must run before the router starts to listen: the window calls listeners in the order in
 * which they came, and the router must not see a step that is taken back.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', historyWatch());
}

/**
 * Watches links, and the reload or closing of the page.
 * @param go navigates within the panel.
 * @returns what ends the watch.
 */
export function watchLeaving(go: (address: string) => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  // Capture runs before React's own listener.
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

/** Back and Forward have already moved when their event comes: the step is taken back, and repeated after a yes. */
function historyWatch(): (event: PopStateEvent) => void {
  let restored: (() => void) | null = null;
  return (event) => {
    if (restored !== null) {
      event.stopImmediatePropagation();
      restored();
      restored = null;
      return;
    }
    const distance = historyIndex(event.state) - unsavedIndex;
    if (unsaved.size === 0 || distance === 0) return;
    event.stopImmediatePropagation();
    restored = () =>
      void mayLeave().then((leave) => {
        if (!leave) return;
        forgetUnsaved();
        window.history.go(distance);
      });
    window.history.go(-distance);
  };
}

/**
 * Returns the index of a history entry, which the router keeps in a field of its own that no document promises;
 * `leave-guard.test.ts` fails when an upgrade renames it. -1 for an entry without one.
 */
export function historyIndex(state: unknown): number {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : -1;
}
