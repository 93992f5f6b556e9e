import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import type { AsyncState } from '../../../data/async-state.ts';
import { printing } from '../../../ui/printing.ts';
import type { LiveStore } from '../records/live-store.ts';
import { FIRST_ENTRIES } from './entry-pages.ts';

interface EntryPages<T> {
  /** The state of what is shown; while more of the same list is read, what was there stays. */
  readonly state: AsyncState<T>;
  readonly store: LiveStore<T>;
  /** Whether more is being read. */
  readonly isReading: boolean;
  readonly onMore: () => void;
}

/**
 * Returns the first entries of a list, twice as many after each press, and all of them on paper.
 * @param of which list. @param isWhole whether all are needed on the screen too.
 */
export function useEntryPages<T>(
  of: string,
  pageOf: (size: number | null) => LiveStore<T>,
  isWhole = false,
): EntryPages<T> {
  const [chosen, setChosen] = useState({ of, size: FIRST_ENTRIES });
  const size = chosen.of === of ? chosen.size : FIRST_ENTRIES;
  const isPrinting = useStore(printing);
  const store = pageOf(isWhole || isPrinting ? null : size);
  const state = useStore(store);
  const [kept, setKept] = useState<{ readonly of: string; readonly state: AsyncState<T> }>({
    of,
    state,
  });
  const isNewer = state.status !== 'loading' || kept.of !== of;
  if (isNewer && (kept.state !== state || kept.of !== of)) setKept({ of, state });
  const shown = kept.of === of && state.status === 'loading' ? kept.state : state;
  return {
    state: shown,
    store,
    isReading: shown !== state,
    onMore: () => setChosen({ of, size: size * 2 }),
  };
}
