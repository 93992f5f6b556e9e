import { finalBudget } from '@pa-ledger/domain/ledger/budget';
import { useStore } from '../../app/store.ts';
import { combineStores } from '../shared/records/live-store.ts';
import { DeleteDialog } from '../shared/deletion/DeleteDialog.tsx';
import { budgetItems, categories, funds } from '../shared/records/ledger-records.ts';
import { LoadState } from '../shared/frame/LoadState.tsx';
import { useLookup } from '../shared/records/lookup.ts';
import { Money } from '../shared/lists/Money.tsx';
import { RecordTab } from '../shared/forms/RecordTab.tsx';
import { recordWrites } from '../shared/saving/record-writes.ts';
import { budgetMessages } from './budget-messages.ts';
import { budgetLayout, NEW_ITEM } from './budget-form.tsx';
import { BudgetTable } from './BudgetTable.tsx';

/** Nothing is shown without the names: 'Unknown' would say that they are missing. */
const namedBudget = combineStores([budgetItems, categories, funds], ([rows]) => rows);

const WRITES = recordWrites('budgetItems');

/** The Budget Management tab: what each category may spend from each fund. */
export function BudgetTab() {
  const lookup = useLookup();
  const state = useStore(namedBudget);
  return (
    <RecordTab
      collection="budgetItems"
      writes={WRITES}
      messages={budgetMessages}
      ready={state.status === 'ready'}
      newValues={NEW_ITEM}
      saved={(typed) => budgetMessages.saved(budgetMessages.itemName(lookup, typed))}
      layout={(typed, id) => budgetLayout(typed, id, state.status === 'ready' ? state.value : [])}
      remove={(row, question) => (
        <DeleteDialog
          {...question}
          name={budgetMessages.itemName(lookup, row)}
          details={
            <p>
              {budgetMessages.finalBudget}: <Money amount={finalBudget(row)} />
            </p>
          }
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
