import { SEARCH_COLLECTIONS } from '@pa-ledger/domain/search/entries';
import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../../data/failure.ts';
import { useMay } from '../shared/rights/own-person.ts';
import { searchMessages as messages } from './search-messages.ts';
import { findByAddress, findHits, isSearchable, NOTHING, type Found } from './find-hits.ts';

/** How long typing pauses before we search, in milliseconds. */
const PAUSE_MS = 150;

/** A search for what's typed. */
export type Search =
  /** There's nothing to look for yet. */
  | { readonly status: 'idle' }
  /** What the text before it found stays until its own answer is there, so nothing jumps. */
  | { readonly status: 'searching'; readonly found: Found }
  | { readonly status: 'ready'; readonly found: Found }
  | { readonly status: 'failed'; readonly failure: Failure };

interface Answer {
  readonly asked: string;
  readonly search: Search;
}

/**
 * Returns what a typed text finds, and what searches again. What only a submitter's address finds comes a moment later, below
 * the rest.
 * @param pages how far to look back.
 */
export function useSearch(text: string, pages = 1): readonly [Search, retry: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const mayReadContacts = useMay()('readContacts');
  const asked = isSearchable(text) ? `${attempt} ${pages} ${mayReadContacts} ${text}` : '';
  useEffect(() => {
    if (asked === '') return undefined;
    let isOver = false;
    const tell = (search: Search): void => {
      if (!isOver) setAnswer({ asked, search });
    };
    const timer = setTimeout(() => void answers(text, pages, mayReadContacts, tell), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, text, pages, mayReadContacts]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  if (asked === '') return [{ status: 'idle' }, retry];
  if (answer?.asked === asked) return [answer.search, retry];
  const former = answer?.search.status === 'ready' ? answer.search.found : NOTHING;
  return [{ status: 'searching', found: former }, retry];
}

/** Returns what a search has found so far. */
export function foundIn(search: Search): Found {
  return 'found' in search ? search.found : NOTHING;
}

/** What a search has come to, in a sentence. */
export function sentenceOf(search: Search, text: string): string {
  switch (search.status) {
    case 'idle':
      return text.trim() === '' ? '' : messages.tooShort;
    case 'searching':
      return messages.searching;
    case 'failed':
      return `${messages.failed} ${search.failure.message}`;
    case 'ready': {
      const { length } = search.found.hits;
      return length === 0 ? messages.nothing(text.trim()) : messages.found(length);
    }
  }
}

async function answers(
  text: string,
  pages: number,
  mayReadContacts: boolean,
  tell: (search: Search) => void,
): Promise<void> {
  // The rules refuse the others who approves, and how to reach submitters.
  const collections = mayReadContacts ? SEARCH_COLLECTIONS : (['search'] as const);
  const found = await findHits(text, collections, pages);
  if ('why' in found) {
    tell({ status: 'failed', failure: found });
    return;
  }
  // An empty answer waits for the addresses, so nobody reads that there's nothing.
  if (found.hits.length > 0) tell({ status: 'ready', found });
  const byAddress = mayReadContacts ? await findByAddress(text, found.hits) : [];
  if (byAddress.length > 0 || found.hits.length === 0)
    tell({ status: 'ready', found: { ...NOTHING, ...found, hits: [...found.hits, ...byAddress] } });
}
