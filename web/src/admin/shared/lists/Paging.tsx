import IconButton from '@mui/material/IconButton';
import TablePagination from '@mui/material/TablePagination';
import { useState } from 'react';
import { sharedMessages } from '../shared-messages.ts';

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

/** Which rows are shown, and the buttons to the others. Absent when all are shown. */
export function Paging({ page, size, shown, count, hasNext, onPage, onSize }: PagingState) {
  if (page === 0 && !hasNext && (count ?? shown) <= PAGE_SIZES[0]) return null;
  return (
    <TablePagination
      component="nav"
      aria-label={sharedMessages.pages}
      // Its count is only for its buttons, which follow `hasNext`: rows may have been added since they were counted.
      count={-1}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={PAGE_SIZES}
      labelRowsPerPage={sharedMessages.rowsPerPage}
      labelDisplayedRows={() => sharedMessages.rowRange({ page, size, shown, count })}
      getItemAriaLabel={(type) => (type === 'next' ? sharedMessages.next : sharedMessages.previous)}
      onPageChange={(_event, next) => onPage(next)}
      onRowsPerPageChange={(event) => onSize(Number(event.target.value))}
      // Its own buttons have a tooltip, which would lie outside the page's landmarks.
      slots={{ actions: { previousButton: IconButton, nextButton: IconButton } }}
      slotProps={{
        select: { native: true, inputProps: { 'aria-label': sharedMessages.rowsPerPage } },
        displayedRows: { role: 'status' },
        actions: { nextButton: { disabled: !hasNext } },
      }}
    />
  );
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
