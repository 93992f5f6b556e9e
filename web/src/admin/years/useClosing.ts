import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { useEffect, useRef, useState } from 'react';
import { storedAs } from '../../data/documents.ts';
import type { Failure } from '../../data/failure.ts';
import { newId } from '../../data/new-id.ts';
import {
  closeYear,
  lookAt,
  manageYear,
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
  /** There is nothing to close, or not yet. */
  | { readonly step: 'early'; readonly closable: Closable | null }
  | { readonly step: 'looking' | 'closing'; readonly closable: Closable; readonly look: Look }
  | { readonly step: 'list'; readonly closable: Closable; readonly look: Look }
  | { readonly step: 'closed'; readonly closable: Closable; readonly closed: ClosedYear }
  | { readonly step: 'failed'; readonly failure: Failure; readonly retry: () => void };

/**
 * Returns a closing, which begins with a look, and what closes after it. A page that is left ends it: the year is given
 * back, or frees itself.
 * @param today at the school.
 */
export function useClosing(today: CalendarDate): readonly [ClosingState, close: () => void] {
  const [state, set] = useState<ClosingState>({ step: 'asking' });
  const isThere = useRef(true);
  const token = useRef(newId());
  const show = (next: ClosingState): boolean => {
    if (isThere.current) set(next);
    return isThere.current;
  };
  const fail = (failure: Failure, retry: () => void) => show({ step: 'failed', failure, retry });

  const look = async (): Promise<void> => {
    show({ step: 'asking' });
    // Another look is another press.
    token.current = newId();
    const again = () => void look();
    const asked = await manageYear({ act: 'status' });
    if (!asked.ok) return void fail(asked, again);
    const { closable } = storedAs<{ closable: Closable | null }>(asked.answer);
    if (closable === null || !isCalendarDate(closable.from) || today < closable.from)
      return void show({ step: 'early', closable });
    show({ step: 'looking', closable, look: NOTHING });
    const found = await lookAt(closable.year, (sofar) =>
      show({ step: 'looking', closable, look: sofar }),
    );
    if (!found.ok) return void fail(found, again);
    show({ step: 'list', closable, look: found.look });
  };

  const close = async (closable: Closable, seen: string): Promise<void> => {
    show({ step: 'closing', closable, look: NOTHING });
    const result = await closeYear(closable.year, seen, token.current, (sofar) =>
      show({ step: 'closing', closable, look: sofar }),
    );
    if (result.ok) return void show({ step: 'closed', closable, closed: result.closed });
    // Only what never arrived is sent again; after a refusal the list is made anew.
    const isOffline = result.why === 'offline';
    fail(result, () => void (isOffline ? close(closable, seen) : look()));
  };

  // Once: each further look is a press.
  const begin = useRef(look);
  useEffect(() => {
    isThere.current = true;
    void begin.current();
    return () => {
      isThere.current = false;
    };
  }, []);
  return [state, () => void (state.step === 'list' && close(state.closable, state.look.seen))];
}
