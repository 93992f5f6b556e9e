import { useEffect } from 'react';
import { createStore, type Store } from '../../../app/store.ts';

/**
 * What would be lost: a form's unsaved edits, as no names, or files that aren't uploaded, by their names. Leaving asks first: at a
 * link, at Back and Forward, when a form is closed, at a reload.
 */
const unsaved = new Map<symbol, readonly string[]>();

type Answer = (leave: boolean) => void;

const question = createStore<Answer | null>(null);

/** The question that is open now, as what answers it; null when none is. */
export const leaveQuestion: Store<Answer | null> = question;

/** Asks before leaving, while `dirty`. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty]);
}

/** Asks before leaving, until what it returns is called. @param files the names of those that aren't uploaded. */
export function holdUnsaved(files: readonly string[] = []): () => void {
  const mine = Symbol('unsaved');
  unsaved.set(mine, files);
  return () => void unsaved.delete(mine);
}

/** What leaving now would lose. */
export function unsavedNow() {
  const held = [...unsaved.values()];
  return { hasEdits: held.some((files) => files.length === 0), files: held.flat() };
}

/** Returns whether leaving would lose anything. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Returns whether there is nothing to lose, or the person agrees to lose it. */
export function mayLeave(): Promise<boolean> {
  if (!hasUnsaved()) return Promise.resolve(true);
  // A second attempt to leave while the question is open changes nothing.
  if (question.view() !== null) return Promise.resolve(false);
  return new Promise((resolve) => {
    question.set((leave) => {
      question.set(null);
      resolve(leave);
    });
  });
}

/** Forgets what's unsaved: the person has agreed to lose it, or it's saved and the page goes on by itself. */
export function forgetUnsaved(): void {
  unsaved.clear();
}
