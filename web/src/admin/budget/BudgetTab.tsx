import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { budgetItems, categories, funds } from '../shared/ledger-records.ts';
import { combineLive } from '../shared/combine-live.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useLookup } from '../shared/lookup.ts';
import { TabHeading } from '../shared/TabHeading.tsx';
import { TabSkeleton } from '../shared/TabSkeleton.tsx';
import { useLive } from '../shared/useLive.ts';
import type { BudgetRow, NamedItem } from './budget-items.ts';
import { BudgetDelete } from './BudgetDelete.tsx';
import { BudgetForm } from './BudgetForm.tsx';
import { BudgetTable } from './BudgetTable.tsx';

/** What is open over the table. */
type Open =
  | { readonly kind: 'form'; readonly row: BudgetRow | null }
  | { readonly kind: 'delete'; readonly item: NamedItem };

/** The Budget Management tab: what each category may spend out of each fund. */
export function BudgetTab() {
  const [open, setOpen] = useState<Open | null>(null);
  const lookup = useLookup();
  const names = combineLive(useLive(categories), useLive(funds), () => null);
  // Without the names nothing is shown: 'Unknown' would say that they are gone.
  const live = combineLive(useLive(budgetItems), names, (rows) => rows);
  const close = () => setOpen(null);
  const retry = () => {
    for (const list of [budgetItems, categories, funds]) list.retry();
  };

  return (
    <>
      <TabHeading
        heading="Budget Management"
        hint="What each category may spend out of each fund: the Original Budget and the Changes since."
        actions={
          <Button
            variant="contained"
            startIcon={<Icon name="plus" />}
            disabled={live.status !== 'ready'}
            onClick={() => setOpen({ kind: 'form', row: null })}
          >
            Add Budget Item
          </Button>
        }
      />
      {live.status === 'loading' && <TabSkeleton />}
      {live.status === 'error' && <LoadFailure failure={live.failure} onRetry={retry} />}
      {live.status === 'ready' && (
        <BudgetTable
          rows={live.value}
          lookup={lookup}
          onEdit={({ row }) => setOpen({ kind: 'form', row })}
          onDelete={(item) => setOpen({ kind: 'delete', item })}
          onRetry={retry}
        />
      )}
      {/* Whatever becomes of the list, what is typed stays. */}
      {open?.kind === 'form' && (
        <BudgetForm
          row={open.row}
          rows={live.status === 'ready' ? live.value : []}
          lookup={lookup}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && <BudgetDelete item={open.item} onClose={close} />}
    </>
  );
}
