import { Suspense } from 'react';
import { lazy } from '../../lazy.ts';
import { PAGE_SIZES, type PagingState } from './usePageOf.ts';

/** Few lists are longer than a page, and what chooses the page is at their foot: it loads after them. */
const PageChoice = lazy(async () => ({ default: (await import('./PageChoice.tsx')).PageChoice }));

/** Which rows are shown, and the buttons to the others. Absent when all are shown. */
export function Paging(paging: PagingState) {
  const { page, hasNext, count, shown } = paging;
  if (page === 0 && !hasNext && (count ?? shown) <= PAGE_SIZES[0]) return null;
  return (
    <Suspense>
      <PageChoice {...paging} />
    </Suspense>
  );
}
