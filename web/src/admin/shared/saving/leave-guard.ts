import { useEffect } from 'react';
import { createStore, type Store } from '../../../app/store.ts';

/** The forms with unsaved edits. Leaving them asks first: at a link, at Back and Forward, when a form is closed, at a reload. */
const unsaved = new Set<symbol>();

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
    return () => void unsaved.delete(mine);
  }, [dirty]);
}

/** Returns whether a form has unsaved edits. */
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

/** Forgets the unsaved edits once the person has agreed to lose them. */
export function forgetUnsaved(): void {
  unsaved.clear();
}
