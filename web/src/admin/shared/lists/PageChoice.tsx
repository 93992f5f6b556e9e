import IconButton from '@mui/material/IconButton';
import TablePagination from '@mui/material/TablePagination';
import { sharedMessages } from '../shared-messages.ts';
import { PAGE_SIZES, type PagingState } from './usePageOf.ts';

/** Material UI's choice of page and page size, with this list's count. */
export function PageChoice({ page, size, shown, count, hasNext, onPage, onSize }: PagingState) {
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
      onPageChange={(event, next) => {
        onPage(next);
        // The next rows are read from their first one on.
        if (event?.currentTarget.closest('main')) window.scrollTo(0, 0);
      }}
      onRowsPerPageChange={(event) => onSize(Number(event.target.value))}
      // Its own buttons have a tooltip, which would lie outside the page's landmarks.
      slots={{ actions: { previousButton: IconButton, nextButton: IconButton } }}
      slotProps={{
        select: { native: true, inputProps: { 'aria-label': sharedMessages.rowsPerPage } },
        displayedRows: { role: 'status' },
        actions: { nextButton: { disabled: !hasNext } },
      }}
      sx={FITS_A_PHONE}
    />
  );
}

/** Without the label, which the choice has for screen readers as well. */
const FITS_A_PHONE = {
  '& .MuiTablePagination-toolbar': { paddingInline: { xs: 0, sm: '1rem' } },
  '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } },
};
