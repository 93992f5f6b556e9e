import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazy } from '../../lazy.ts';
import { useStore } from '../../../app/store.ts';
import { budgetOf } from '../../shared/records/budgets.ts';
import { useIsClosed } from '../../shared/years/books.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import type { BudgetKind } from '../budget-kinds.ts';
import { orderMessages as messages } from './order-messages.ts';

const ArrangeDialog = lazy(async () => ({
  default: (await import('./ArrangeDialog.tsx')).ArrangeDialog,
}));

/** Opens the board's own order of what is shown, in a year that is open and has several lines. */
export function ArrangeAction({ kind }: { readonly kind: BudgetKind }) {
  const [isOpen, setOpen] = useState(false);
  const { year } = useShownYear();
  const isClosed = useIsClosed(year);
  const items = useStore(kind.itemsOf(year));
  const budget = useStore(budgetOf(year));
  if (items.status !== 'ready' || budget.status !== 'ready') return null;
  const isOffered = !isClosed && items.value.length > 1;
  return (
    <>
      {isOffered && <Button onClick={() => setOpen(true)}>{messages.arrange}</Button>}
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
    </>
  );
}
