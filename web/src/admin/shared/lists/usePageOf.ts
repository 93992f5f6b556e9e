import { useState } from 'react';

/** The page sizes to choose from; the first one is the default. */
export const PAGE_SIZES = [25, 50, 100] as const;

export interface PagingState {
  /** From 0. */
  readonly page: number;
  readonly size: number;
  /** Rows on this page. */
  readonly shown: number;
  /** All rows; null while they are being counted. */
  readonly count: number | null;
  readonly hasNext: boolean;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/** Divides a whole list into pages: returns the rows of the current page, and what `Paging` needs. */
export function usePageOf<Row>(all: readonly Row[]): {
  readonly rows: readonly Row[];
  readonly paging: PagingState;
} {
  const [requestedPage, setPage] = useState(0);
  const [size, setSize] = useState<number>(PAGE_SIZES[0]);
  // Rows may have been deleted since.
  const page = Math.min(requestedPage, Math.max(0, Math.ceil(all.length / size) - 1));
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
