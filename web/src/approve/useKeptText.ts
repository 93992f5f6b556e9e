import { membersOf } from '@pa-ledger/domain/untyped';
import { useEffect, useState } from 'react';
import type { ApprovalLink } from './link-location.ts';

/** The purpose of the text: a rejection's reason, an approval's note, what to fix, or why less is approved. */
type Kind = 'reason' | 'note' | 'correction' | 'less';

/** The state of an input whose text survives a reload. */
export interface KeptText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Whether the person typed it before a reload. */
  readonly wasRestored: boolean;
  /** Saves it, so that it survives a reload. */
  readonly save: () => void;
}

/** Keeps the text that someone types for a link's expense. */
export function useKeptText({ expenseId }: ApprovalLink, kind: Kind): KeptText {
  const [restored] = useState(() => takeText(kind, expenseId));
  const [text, setText] = useState(restored);
  return {
    text,
    setText,
    wasRestored: restored !== '',
    save: () => saveText(kind, expenseId, text),
  };
}

/** Saves the text whenever the person leaves the page while its form is open, but not once it was sent or cancelled. */
export function useSavedOnLeave({ save }: KeptText): void {
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [save]);
}

/** Saves the text in this tab before the person leaves the page, with its expense's id and nothing else; '' leaves none. */
export function saveText(kind: Kind, expenseId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(kind));
    else sessionStorage.setItem(keyOf(kind), JSON.stringify({ expenseId, text }));
  } catch {
    // The browser denies storage, or it's full: the person types it again.
  }
}

/** Returns the text saved before the reload and removes it; '' if there is none for this expense. */
export function takeText(kind: Kind, expenseId: string): string {
  try {
    const stored = sessionStorage.getItem(keyOf(kind));
    sessionStorage.removeItem(keyOf(kind));
    const { expenseId: id, text } = membersOf(JSON.parse(stored ?? 'null'));
    return id === expenseId && typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

function keyOf(kind: Kind): string {
  return `pa-ledger:${kind}`;
}
