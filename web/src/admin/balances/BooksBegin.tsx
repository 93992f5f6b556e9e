import Button from '@mui/material/Button';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Suspense, useState } from 'react';
import { lazy } from '../lazy.ts';
import { HStack } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { HistoryLink } from '../shared/frame/HistoryLink.tsx';
import { useBooks } from '../shared/years/books.ts';
import { balanceMessages as messages } from './balances-messages.ts';
import { IfMay } from '../shared/rights/IfMay.tsx';

const OpenBooksDialog = lazy(async () => ({
  default: (await import('../years/OpenBooksDialog.tsx')).OpenBooksDialog,
}));

/** The day on which the books begin. Once a year is closed it stays, and is said only where there is one. */
export function BooksBegin() {
  const [isOpen, setOpen] = useState(false);
  const { opensOn, closedYear } = useBooks();
  const isFixed = closedYear !== null;
  if (isFixed && opensOn === null) return null;
  return (
    <HStack sx={{ gap: '0.25rem 0.5rem', marginBottom: '1rem' }}>
      <SecondaryText as="span">
        {opensOn === null ? messages.beginAnyDay : messages.beginOn(formatDate(opensOn))}
      </SecondaryText>
      {opensOn !== null && (
        <HistoryLink of={{ collection: 'closings', id: 'opening' }} name={messages.firstDay} />
      )}
      {!isFixed && (
        <IfMay right="manageYears">
          <Button size="small" onClick={() => setOpen(true)}>
            {opensOn === null ? messages.setFirstDay : messages.changeFirstDay}
          </Button>
        </IfMay>
      )}
      <Suspense>
        {isOpen && <OpenBooksDialog opensOn={opensOn} onClose={() => setOpen(false)} />}
      </Suspense>
    </HStack>
  );
}
