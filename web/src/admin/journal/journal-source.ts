import { countMerged, listenMergedPage, type MergedQuery } from './merged-pages.ts';
import type { PageSource } from '../shared/lists/useServerPages.ts';

/** The pages of the Journal. */
export const JOURNAL_SOURCE: PageSource<MergedQuery> = {
  listen: listenMergedPage,
  count: countMerged,
};
