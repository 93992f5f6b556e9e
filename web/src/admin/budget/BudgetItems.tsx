import { finalBudget } from '@pa-ledger/domain/ledger/budget';
import { organization } from '@pa-ledger/domain/organization';
import { AMENDMENT_FORM } from '@pa-ledger/domain/ledger/amendment';
import { useState } from 'react';
import { useStore } from '../../app/store.ts';
import { NO_VALUE } from '../../ui/text.ts';
import { DeleteDialog } from '../shared/deletion/DeleteDialog.tsx';
import { useImport } from '../shared/frame/useImport.tsx';
import { LoadState } from '../shared/frame/LoadState.tsx';
import { useLookup } from '../shared/records/lookup.ts';
import { usesOf } from '../reports/year-uses.ts';
import { useColumnChoice } from '../shared/lists/useColumnChoice.tsx';
import { useCsv } from '../shared/lists/useCsv.ts';
import { Money } from '../shared/lists/Money.tsx';
import { RecordTab } from '../shared/forms/RecordTab.tsx';
import { budgetOf } from '../shared/records/budgets.ts';
import { useIsClosed } from '../shared/years/books.ts';
import { ClosedNotice } from '../shared/years/ClosedNotice.tsx';
import { useShownYear } from '../shared/years/useShownYear.ts';
import { YearSwitch } from '../shared/years/YearSwitch.tsx';
import { Adoption } from './Adoption.tsx';
import { AmendedDelete } from './AmendedDelete.tsx';
import { lineWrites, nextAmendment } from './amending.ts';
import { budgetLayout, NEW_ITEM } from './budget-form.tsx';
import type { BudgetKind } from './budget-kinds.ts';
import { budgetLine, filterItems, namedItems, NO_FILTER } from './budget-items.ts';
import { budgetColumns } from './budget-columns.tsx';
import { budgetMessages } from './budget-messages.ts';
import { budgetUses } from './budget-use.ts';
import { BudgetTable } from './BudgetTable.tsx';
import { Outside } from './Outside.tsx';
import { useStarting } from './useStarting.tsx';
import { useArranging } from './order/useArranging.tsx';

/**
 * The sub-tabs of Budget Management: what each category may spend from each fund in a fiscal year, or is expected to bring
 * into it.
 */
export function BudgetItems({ kind }: { readonly kind: BudgetKind }) {
  const { collection, messages } = kind;
  const lookup = useLookup();
  const { year, label, days, present, today } = useShownYear();
  const isClosed = useIsClosed(year);
  const store = kind.itemsOf(year);
  const state = useStore(store);
  const budget = useStore(budgetOf(year));
  const isAdopted = budget.status === 'ready' && budget.value?.adoptedOn !== undefined;
  const order = budget.status === 'ready' ? (budget.value?.[kind.side] ?? NO_ORDER) : NO_ORDER;
  const [filter, setFilter] = useState(NO_FILTER);
  const chosen =
    state.status === 'ready' ? filterItems(namedItems(state.value, lookup), filter) : [];
  const importing = useImport({ kind: 'budget', side: kind.side });
  const arranging = useArranging(kind);
  const csv = useCsv(kind.fileOf(year), chosen.map(budgetLine));
  const uses = useStore(usesOf(year));
  const hasPromised =
    kind.side === 'spending' && year === present && organization.policies.countWhen === 'paid';
  const side = {
    messages,
    side: kind.side,
    year,
    days,
    countWhen: uses.status === 'ready' ? uses.value.countWhen : organization.policies.countWhen,
    hasPromised,
    unknown: uses.status === 'error' ? NO_VALUE : '…',
    uses:
      state.status === 'ready' && uses.status === 'ready'
        ? budgetUses(state.value, uses.value.uses, { side: kind.side, hasPromised })
        : null,
  };
  const { columns, chooser } = useColumnChoice(collection, budgetColumns(side));
  const starting = useStarting(state.status === 'ready' && state.value.length === 0);
  const [last, setLast] = useState(nextAmendment({}));
  return (
    <>
      <YearSwitch />
      <ClosedNotice />
      <RecordTab
        collection={collection}
        writes={lineWrites(collection, year)}
        year={year}
        asked={{
          fields: AMENDMENT_FORM,
          isAsked: isAdopted,
          initial: last,
          latest: today,
          nextOf: nextAmendment,
        }}
        inSeries
        messages={messages}
        ready={state.status === 'ready'}
        isClosed={isClosed}
        more={[csv, arranging, isClosed || isAdopted ? null : importing, chooser, starting]}
        newValues={NEW_ITEM}
        saved={(typed) => {
          setLast(nextAmendment(typed));
          return messages.saved(budgetMessages.itemName(lookup, typed));
        }}
        layout={(typed, id) =>
          budgetLayout(typed, id, {
            rows: state.status === 'ready' ? state.value : [],
            twin: messages.sameCategoryAndFund,
          })
        }
        remove={(row, question) => {
          const about = {
            ...question,
            name: budgetMessages.itemName(lookup, row),
            details: (
              <p>
                {budgetMessages.finalBudget}: <Money amount={finalBudget(row)} />
              </p>
            ),
          };
          return isAdopted ? (
            <AmendedDelete {...about} collection={collection} row={row} initial={last} />
          ) : (
            <DeleteDialog {...about} />
          );
        }}
      >
        {(handlers) => (
          <LoadState store={store}>
            {(rows) => (
              <>
                <BudgetTable
                  kind={kind}
                  side={side}
                  columns={columns}
                  rows={rows}
                  lookup={lookup}
                  order={order}
                  label={label}
                  isClosed={isClosed}
                  filter={filter}
                  setFilter={setFilter}
                  {...handlers}
                />
                <Outside shown={side} lookup={lookup} />
                {/* In one place at every width: turning a phone keeps what is typed into its dialog. */}
                <Adoption year={year} isClosed={isClosed} />
              </>
            )}
          </LoadState>
        )}
      </RecordTab>
    </>
  );
}

const NO_ORDER: readonly string[] = [];
