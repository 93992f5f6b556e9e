import { finalBudget } from '@pa-ledger/domain/ledger/budget';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { useStore } from '../../app/store.ts';
import { combineStores, keyedStores } from '../shared/records/live-store.ts';
import { DeleteDialog } from '../shared/deletion/DeleteDialog.tsx';
import { budgetItemsOf, categories, funds } from '../shared/records/ledger-records.ts';
import { LoadState } from '../shared/frame/LoadState.tsx';
import { useLookup } from '../shared/records/lookup.ts';
import { Money } from '../shared/lists/Money.tsx';
import { RecordTab } from '../shared/forms/RecordTab.tsx';
import { recordWrites } from '../shared/saving/record-writes.ts';
import { useIsClosed } from '../shared/years/books.ts';
import { ClosedNotice } from '../shared/years/ClosedNotice.tsx';
import { StartingAction } from '../shared/years/YearActions.tsx';
import { useShownYear } from '../shared/years/useShownYear.ts';
import { YearSwitch } from '../shared/years/YearSwitch.tsx';
import { budgetMessages } from './budget-messages.ts';
import { budgetLayout, NEW_ITEM } from './budget-form.tsx';
import { BudgetTable } from './BudgetTable.tsx';

/** The items of a year. Nothing is shown without the names: 'Unknown' would say that they are missing. */
const namedBudget = keyedStores((year: FiscalYear) =>
  combineStores([budgetItemsOf(year), categories, funds], ([rows]) => rows),
);

/** The Budget Management tab: what each category may spend from each fund in a fiscal year. */
export function BudgetTab() {
  const lookup = useLookup();
  const { year, label } = useShownYear();
  const isClosed = useIsClosed(year);
  const store = namedBudget(year);
  const state = useStore(store);
  return (
    <>
      <YearSwitch />
      <ClosedNotice />
      <RecordTab
        collection="budgetItems"
        writes={recordWrites('budgetItems', { fiscalYear: year })}
        messages={budgetMessages}
        ready={state.status === 'ready'}
        isClosed={isClosed}
        actions={<StartingAction />}
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
          <LoadState store={store}>
            {(rows) => <BudgetTable {...{ rows, lookup, label, isClosed }} {...handlers} />}
          </LoadState>
        )}
      </RecordTab>
    </>
  );
}
