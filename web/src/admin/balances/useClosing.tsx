import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { fiscalYearDays, isFiscalYear, type FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { yearToClose, type ClosableYear } from '@pa-ledger/domain/years/closing';
import { Suspense, useState } from 'react';
import { useStore } from '../../app/store.ts';
import { lazy } from '../lazy.ts';
import type { MoreAction } from '../shared/frame/MoreMenu.tsx';
import { useBooks } from '../shared/years/books.ts';
import { bookedDays } from '../shared/years/dated-days.ts';
import { labelOf, useCalendar, useShownYear } from '../shared/years/useShownYear.ts';
import { yearMessages } from '../shared/years/year-messages.ts';

const CloseYearDialog = lazy(async () => ({
  default: (await import('../years/CloseYearDialog.tsx')).CloseYearDialog,
}));
const ReopenDialog = lazy(async () => ({
  default: (await import('../years/ReopenDialog.tsx')).ReopenDialog,
}));

/** Returns the year to close next and from when; null while the books are empty, and until that is known. */
export function useClosable(): ClosableYear | null {
  const books = useBooks();
  const calendar = useCalendar();
  const dated = useStore(bookedDays);
  if (dated.status !== 'ready') return null;
  const days = dated.value.flatMap((day) => {
    if (isFiscalYear(day)) return [fiscalYearDays(day, calendar).first];
    return isCalendarDate(day) ? [day] : [];
  });
  return yearToClose(books, days.toSorted()[0] ?? null, calendar);
}

/**
 * Returns Close, from the first day on which the next year can be closed, and Reopen of the last closed one, where the
 * balances are that a close carries over.
 */
export function useClosing(): readonly (MoreAction | null)[] {
  // What is open stays, although another year is next by then.
  const [closing, setClosing] = useState<FiscalYear | null>(null);
  const [isReopening, setReopening] = useState(false);
  const { year, today } = useShownYear();
  const { closedYear } = useBooks();
  const next = useClosable();
  const closable = closing ?? (next !== null && today >= next.from ? next.year : null);
  return [
    closable === null
      ? null
      : {
          label: yearMessages.close(labelOf(closable)),
          right: 'manageYears',
          onClick: () => setClosing(closable),
          outside: (
            <Suspense>
              {closing !== null && (
                <CloseYearDialog year={closing} onClose={() => setClosing(null)} />
              )}
            </Suspense>
          ),
        },
    closedYear !== year
      ? null
      : {
          label: yearMessages.reopen(labelOf(year)),
          right: 'manageYears',
          onClick: () => setReopening(true),
          outside: (
            <Suspense>
              {isReopening && <ReopenDialog year={year} onClose={() => setReopening(false)} />}
            </Suspense>
          ),
        },
  ];
}
