import Button from '@mui/material/Button';
import { fiscalYearChoices } from '@pa-ledger/domain/time/fiscal-year';
import { Suspense, useState } from 'react';
import { lazy } from '../../lazy.ts';
import { useBooks, useIsClosed } from './books.ts';
import { labelOf, useCalendar, useShownYear } from './useShownYear.ts';
import { yearMessages } from './year-messages.ts';

const CloseYearDialog = lazy(async () => ({
  default: (await import('../../years/CloseYearDialog.tsx')).CloseYearDialog,
}));
const ReopenDialog = lazy(async () => ({
  default: (await import('../../years/ReopenDialog.tsx')).ReopenDialog,
}));
const StartYearDialog = lazy(async () => ({
  default: (await import('../../years/StartYearDialog.tsx')).StartYearDialog,
}));

/**
 * Close year and Reopen, where the balances are that a close carries over. They are loaded when they are opened; the
 * server knows which year comes next.
 */
export function ClosingActions() {
  const [open, setOpen] = useState<'close' | 'reopen' | null>(null);
  const { year } = useShownYear();
  const { closedYear } = useBooks();
  const isLast = closedYear === year;
  return (
    <>
      {isLast ? (
        <Button onClick={() => setOpen('reopen')}>{yearMessages.reopen(labelOf(year))}</Button>
      ) : (
        <Button onClick={() => setOpen('close')}>{yearMessages.close}</Button>
      )}
      <Suspense>
        {open === 'close' && <CloseYearDialog onClose={() => setOpen(null)} />}
        {open === 'reopen' && closedYear !== null && (
          <ReopenDialog year={closedYear} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  );
}

/**
 * Start new year, beside the budget that it fills: in the present year, in the next one shortly before it begins, and in an
 * open year before them whose budget is empty: its books are entered behind time.
 */
export function StartingAction({ isEmpty }: { readonly isEmpty: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { year, present, today } = useShownYear();
  const [latest] = fiscalYearChoices(today, [], useCalendar());
  const isClosed = useIsClosed(year);
  if (isClosed || (year > present && year !== latest) || (year < present && !isEmpty)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{yearMessages.start(labelOf(year))}</Button>
      <Suspense>
        {isOpen && <StartYearDialog year={year} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
