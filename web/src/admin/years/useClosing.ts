import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { useEffect, useRef, useState } from 'react';
import { storedAs } from '../../data/documents.ts';
import type { Failure } from '../../data/failure.ts';
import { newId } from '../../data/new-id.ts';
import {
  closeYear,
  isUnanswered,
  lookAt,
  manageYear,
  releaseYear,
  NOTHING,
  type ClosedYear,
  type Look,
} from './year-calls.ts';

/** The year that can be closed next. */
export interface Closable {
  readonly year: FiscalYear;
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  /** From when on. */
  readonly from: CalendarDate;
}

export type ClosingState =
  | { readonly step: 'asking' }
  /** There is nothing to close anymore, or not yet. */
  | { readonly step: 'early' }
  | { readonly step: 'looking' | 'closing'; readonly closable: Closable; readonly look: Look }
  | { readonly step: 'list'; readonly closable: Closable; readonly look: Look }
  | { readonly step: 'closed'; readonly closable: Closable; readonly closed: ClosedYear }
  /** The person has ended it; what is under way is awaited. */
  | { readonly step: 'ending'; readonly closable: Closable | null }
  | Failed;

interface Failed {
  readonly step: 'failed';
  readonly failure: Failure;
  readonly retry: () => void;
}

/** A closing, and what the person can do with it. */
export interface ClosingPress {
  readonly state: ClosingState;
  /** Closes after the list. */
  readonly close: () => void;
  /** Ends the close, so that others can write in the year again. */
  readonly end: () => void;
}

/**
 * Returns a closing, which begins with a look. A page that is left ends it and gives the year back; where that does not
 * arrive, the year frees itself.
 * @param today at the school.
 * @param onEnded called when the person has ended it; with a failure if the year may still be locked.
 */
export function useClosing(
  today: CalendarDate,
  onEnded: (failure: Failure | null) => void,
): ClosingPress {
  const [state, show] = useState<ClosingState>({ step: 'asking' });
  const goesOn = useRef(true);
  const token = useRef(newId());
  const mayHold = useRef(false);

  const begins = (): void => {
    goesOn.current = true;
    mayHold.current = true;
  };
  const progress = (next: ClosingState): boolean => {
    if (goesOn.current) show(next);
    return goesOn.current;
  };
  const look = async (): Promise<void> => {
    show({ step: 'asking' });
    // Another look is another press.
    token.current = newId();
    const next = await looked(today, progress);
    if (next !== null) show('failure' in next ? { ...next, retry: () => void look() } : next);
  };

  const close = async (closable: Closable, seen: string): Promise<void> => {
    show({ step: 'closing', closable, look: NOTHING });
    begins();
    const result = await closeYear(closable.year, seen, token.current, (sofar) =>
      progress({ step: 'closing', closable, look: sofar }),
    );
    // Only what never arrived is sent again, with the same press; after a refusal the list is made anew.
    const isOpen = result !== null && !result.ok && isUnanswered(result);
    mayHold.current = isOpen;
    if (result?.ok === true) {
      // The end may have come too late.
      show({ step: 'closed', closable, closed: result.closed });
    } else if (result === null || !goesOn.current) {
      onEnded(isOpen ? result : null);
    } else {
      const retry = () => void (isOpen ? close(closable, seen) : look());
      show({ step: 'failed', failure: result, retry });
    }
  };

  const leave = (): void => {
    goesOn.current = false;
    if (mayHold.current) void releaseYear(token.current);
  };

  // Once: each further look is a press.
  const begin = useRef({ look, leave });
  useEffect(() => {
    const press = begin.current;
    // A tab that is closed, or another site; the browser may bring the page back as it was.
    const hidden = (): void => {
      if (mayHold.current) press.leave();
    };
    goesOn.current = true;
    void press.look();
    window.addEventListener('pagehide', hidden);
    return () => {
      window.removeEventListener('pagehide', hidden);
      press.leave();
    };
  }, []);

  return {
    state,
    close: () => void (state.step === 'list' && close(state.closable, state.look.seen)),
    end() {
      show((now) => ({ step: 'ending', closable: 'closable' in now ? now.closable : null }));
      leave();
    },
  };
}

/** Returns what a look leads to; null when the page is left meanwhile. */
async function looked(
  today: CalendarDate,
  progress: (state: ClosingState) => boolean,
): Promise<Exclude<ClosingState, { step: 'failed' }> | Omit<Failed, 'retry'> | null> {
  const asked = await manageYear({ act: 'status' });
  if (!asked.ok) return { step: 'failed', failure: asked };
  const { closable } = storedAs<{ closable: Closable | null }>(asked.answer);
  if (closable === null || !isCalendarDate(closable.from) || today < closable.from)
    return { step: 'early' };
  const found = await lookAt(closable.year, (sofar) =>
    progress({ step: 'looking', closable, look: sofar }),
  );
  if (found === null) return null;
  return found.ok
    ? { step: 'list', closable, look: found.look }
    : { step: 'failed', failure: found };
}
