import { Suspense, useState } from 'react';
import { lazy } from '../../lazy.ts';
import { useStore } from '../../../app/store.ts';
import { budgetOf } from '../../shared/records/budgets.ts';
import type { MoreAction } from '../../shared/frame/MoreMenu.tsx';
import { useIsClosed } from '../../shared/years/books.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import type { BudgetKind } from '../budget-kinds.ts';
import { orderMessages as messages } from './order-messages.ts';

const ArrangeDialog = lazy(async () => ({
  default: (await import('./ArrangeDialog.tsx')).ArrangeDialog,
}));

/** Returns what opens the board's own order of the lines, in a year that is open and has several; null elsewhere. */
export function useArranging(kind: BudgetKind): MoreAction | null {
  const [isOpen, setOpen] = useState(false);
  const { year } = useShownYear();
  const isClosed = useIsClosed(year);
  const items = useStore(kind.itemsOf(year));
  const budget = useStore(budgetOf(year));
  if (items.status !== 'ready' || budget.status !== 'ready') return null;
  // What is open stays, whatever others do.
  if (!isOpen && (isClosed || items.value.length < 2)) return null;
  return {
    label: messages.arrange,
    onClick: () => setOpen(true),
    outside: (
      <Suspense>
        {isOpen && (
          <ArrangeDialog
            kind={kind}
            year={year}
            rows={items.value}
            budget={budget.value}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    ),
  };
}
