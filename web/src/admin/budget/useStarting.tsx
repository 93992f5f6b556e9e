import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { yearToStart } from '@pa-ledger/domain/years/new-year';
import { Suspense, useState } from 'react';
import { useStore } from '../../app/store.ts';
import { lazy } from '../lazy.ts';
import type { MoreAction } from '../shared/frame/MoreMenu.tsx';
import { budgetOf } from '../shared/records/budgets.ts';
import { useIsClosed } from '../shared/years/books.ts';
import { labelOf, useCalendar, useShownYear } from '../shared/years/useShownYear.ts';
import { yearMessages } from '../shared/years/year-messages.ts';

const StartYearDialog = lazy(async () => ({
  default: (await import('../years/StartYearDialog.tsx')).StartYearDialog,
}));

/** Returns Start {year}, beside the budget that it fills; null where there is no year to start. */
export function useStarting(isEmpty: boolean): MoreAction | null {
  const [opened, setOpened] = useState<FiscalYear | null>(null);
  const { year, today } = useShownYear();
  const isClosed = useIsClosed(year);
  const next = yearToStart(year, { isEmpty, isClosed }, today, useCalendar());
  // The server starts no adopted budget.
  const budget = useStore(budgetOf(next ?? year));
  const isAdopted = budget.status !== 'ready' || budget.value?.adoptedOn !== undefined;
  const offered = isAdopted ? null : next;
  // What is open stays, although the budget is begun by then.
  const started = opened ?? offered;
  if (started === null) return null;
  return {
    label: yearMessages.start(labelOf(started)),
    right: 'manageYears',
    onClick: () => setOpened(started),
    outside: (
      <Suspense>
        {opened !== null && <StartYearDialog year={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    ),
  };
}
