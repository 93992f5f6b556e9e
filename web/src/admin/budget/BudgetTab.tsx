import { useState } from 'react';
import { AddButton } from '../shared/AddButton.tsx';
import { budgetItems, categories, funds } from '../shared/ledger-records.ts';
import { combineStates } from '../shared/combine-states.ts';
import { LoadState } from '../shared/LoadState.tsx';
import { useLookup } from '../shared/lookup.ts';
import { TabHeading } from '../shared/TabHeading.tsx';
import { useStore } from '../../app/store.ts';
import type { BudgetRow, NamedItem } from './budget-items.ts';
import { budgetMessages } from './budget-messages.ts';
import { BudgetDelete } from './BudgetDelete.tsx';
import { BudgetForm } from './BudgetForm.tsx';
import { BudgetTable } from './BudgetTable.tsx';

/** The dialog that is open over the table. */
type Open =
  | { readonly kind: 'form'; readonly row: BudgetRow | null }
  | { readonly kind: 'delete'; readonly item: NamedItem };

/** The Budget Management tab: what each category may spend from each fund. */
export function BudgetTab() {
  const [open, setOpen] = useState<Open | null>(null);
  const lookup = useLookup();
  const names = combineStates(useStore(categories), useStore(funds), () => null);
  // Nothing is shown without the names: 'Unknown' would say that they are missing.
  const state = combineStates(useStore(budgetItems), names, (rows) => rows);
  const close = () => setOpen(null);
  const retry = () => {
    for (const list of [budgetItems, categories, funds]) list.retry();
  };

  return (
    <>
      <TabHeading
        heading={budgetMessages.heading}
        hint={budgetMessages.hint}
        actions={
          <AddButton
            label={budgetMessages.add}
            disabled={state.status !== 'ready'}
            onClick={() => setOpen({ kind: 'form', row: null })}
          />
        }
      />
      <LoadState state={state} onRetry={retry} />
      {state.status === 'ready' && (
        <BudgetTable
          rows={state.value}
          lookup={lookup}
          onEdit={({ row }) => setOpen({ kind: 'form', row })}
          onDelete={(item) => setOpen({ kind: 'delete', item })}
          onRetry={retry}
        />
      )}
      {/* What is typed stays, whatever happens to the list. */}
      {open?.kind === 'form' && (
        <BudgetForm
          row={open.row}
          rows={state.status === 'ready' ? state.value : []}
          lookup={lookup}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && <BudgetDelete item={open.item} onClose={close} />}
    </>
  );
}
