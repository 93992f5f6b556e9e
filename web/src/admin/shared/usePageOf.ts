import { useState } from 'react';
import { PAGE_SIZES, type PagingState } from './Paging.tsx';

/** A whole list by pages: the rows of the page that is shown, and what `Paging` needs. */
export function usePageOf<Row>(all: readonly Row[]): {
  readonly rows: readonly Row[];
  readonly paging: PagingState;
} {
  const [wanted, setPage] = useState(0);
  const [size, setSize] = useState<number>(PAGE_SIZES[0]);
  // Rows may have gone since.
  const page = Math.min(wanted, Math.max(0, Math.ceil(all.length / size) - 1));
  const rows = all.slice(page * size, (page + 1) * size);
  return {
    rows,
    paging: {
      page,
      size,
      shown: rows.length,
      count: all.length,
      hasNext: (page + 1) * size < all.length,
      onPage: setPage,
      onSize(next) {
        setSize(next);
        setPage(0);
      },
    },
  };
}
