import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { ShortSelect } from '../../../ui/inputs.tsx';
import { HStack } from '../../../ui/layout.ts';
import { NoWrap } from '../../../ui/text.ts';
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
  const id = useId();
  if (page === 0 && !hasNext && (count ?? shown) <= PAGE_SIZES[0]) return null;
  return (
    <HStack
      as="nav"
      aria-label={sharedMessages.pages}
      sx={{ justifyContent: 'flex-end', marginTop: '1rem' }}
    >
      <HStack>
        <label htmlFor={id}>{sharedMessages.rowsPerPage}</label>
        <ShortSelect id={id} value={size} onChange={(event) => onSize(Number(event.target.value))}>
          {PAGE_SIZES.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </ShortSelect>
      </HStack>
      <NoWrap role="status">{sharedMessages.rowRange({ page, size, shown, count })}</NoWrap>
      <HStack>
        <Button variant="outlined" disabled={page === 0} onClick={() => onPage(page - 1)}>
          {sharedMessages.previous}
        </Button>
        <Button variant="outlined" disabled={!hasNext} onClick={() => onPage(page + 1)}>
          {sharedMessages.next}
        </Button>
      </HStack>
    </HStack>
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
