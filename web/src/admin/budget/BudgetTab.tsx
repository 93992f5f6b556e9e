import { useStore } from '../../app/store.ts';
import { combineStores } from '../shared/records/live-store.ts';
import { DeleteDialog } from '../shared/deletion/DeleteDialog.tsx';
import { budgetItems, categories, funds } from '../shared/records/ledger-records.ts';
import { LoadState } from '../shared/frame/LoadState.tsx';
import { useLookup } from '../shared/records/lookup.ts';
import { Money } from '../shared/lists/Money.tsx';
import { RecordTab } from '../shared/forms/RecordTab.tsx';
import { deletionOf } from '../shared/saving/record-writes.ts';
import type { NamedItem } from './budget-items.ts';
import { budgetMessages } from './budget-messages.ts';
import { BudgetForm } from './BudgetForm.tsx';
import { BudgetTable } from './BudgetTable.tsx';

/** Nothing is shown without the names: 'Unknown' would say that they are missing. */
const namedBudget = combineStores([budgetItems, categories, funds], ([rows]) => rows);

/** The Budget Management tab: what each category may spend from each fund. */
export function BudgetTab() {
  const lookup = useLookup();
  const state = useStore(namedBudget);
  return (
    <RecordTab<NamedItem>
      messages={budgetMessages}
      ready={state.status === 'ready'}
      form={(item, onClose) => (
        <BudgetForm
          row={item?.row ?? null}
          rows={state.status === 'ready' ? state.value : []}
          lookup={lookup}
          onClose={onClose}
        />
      )}
      remove={(item, onClose) => (
        <DeleteDialog
          name={budgetMessages.itemName(lookup, item)}
          details={
            <p>
              {budgetMessages.finalBudget}: <Money amount={item.finalBudget} />
            </p>
          }
          question={budgetMessages.deleteQuestion}
          {...deletionOf('budgetItems', item.row)}
          onClose={onClose}
        />
      )}
    >
      {(handlers) => (
        <LoadState store={namedBudget}>
          {(rows) => <BudgetTable rows={rows} lookup={lookup} {...handlers} />}
        </LoadState>
      )}
    </RecordTab>
  );
}
