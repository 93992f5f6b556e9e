/*
 * The example to copy for another tab:
 * - `XTab` holds which dialog is open and the live list; its own `liveRecords(…)` is in a file beside it, outside of every
 *   component. The lists that several tabs need (categories, funds, approvers) are in `../shared`.
 * - `XForm` is a `FormDialog` with the `XInputs` that Add and Edit share; the labels and limits of the inputs come from
 *   the model through `FieldInputs`. `saveRecord` saves; only categories go through the API.
 * - `DeleteDialog` asks, deletes and offers Undo. `notify` says what was saved.
 * - Lists are a `DataTable` (columns in `x-columns.tsx`) or cards, always with their loading, error and empty states.
 * - The tab's texts are in `x-messages.ts`.
 */
import type { CategoryFields } from '@pa-ledger/domain/ledger/ledger-records';
import { useState } from 'react';
import { AddButton } from '../shared/AddButton.tsx';
import { approvers, NO_APPROVERS } from '../shared/approvers.ts';
import { categories } from '../shared/ledger-records.ts';
import { combineStates } from '../shared/combine-states.ts';
import { LoadState } from '../shared/LoadState.tsx';
import { TabHeading } from '../shared/TabHeading.tsx';
import { useStore } from '../../app/store.ts';
import type { CategoryRow } from './category-calls.ts';
import { categoryMessages } from './categories-messages.ts';
import { CategoryDelete } from './CategoryDelete.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryGroup } from './CategoryGroup.tsx';

/** The dialog that is open over the list. */
type Open =
  | { readonly kind: 'form'; readonly row: CategoryRow | null }
  | { readonly kind: 'delete'; readonly row: CategoryRow };

/** The Categories tab: event categories with three steps, administrative ones with two. */
export function CategoriesTab() {
  const [open, setOpen] = useState<Open | null>(null);
  const state = combineStates(useStore(categories), useStore(approvers), (rows, settings) => ({
    rows,
    settings: settings ?? NO_APPROVERS,
  }));
  const close = () => setOpen(null);
  const actions = {
    onEdit: (row: CategoryRow) => setOpen({ kind: 'form', row }),
    onDelete: (row: CategoryRow) => setOpen({ kind: 'delete', row }),
  };

  return (
    <>
      <TabHeading
        heading={categoryMessages.heading}
        hint={categoryMessages.hint}
        actions={
          <AddButton
            label={categoryMessages.add}
            disabled={state.status !== 'ready'}
            onClick={() => setOpen({ kind: 'form', row: null })}
          />
        }
      />
      <LoadState
        state={state}
        onRetry={() => {
          categories.retry();
          approvers.retry();
        }}
      />
      {state.status === 'ready' && (
        <>
          <CategoryGroup
            {...categoryMessages.events}
            rows={state.value.rows.filter(isEvent)}
            settings={state.value.settings}
            {...actions}
          />
          <CategoryGroup
            {...categoryMessages.administrative}
            rows={state.value.rows.filter((row) => !isEvent(row))}
            settings={state.value.settings}
            {...actions}
          />
        </>
      )}
      {/* What is typed stays, whatever happens to the list. */}
      {open?.kind === 'form' && (
        <CategoryForm
          row={open.row}
          rows={state.status === 'ready' ? state.value.rows : []}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && <CategoryDelete row={open.row} onClose={close} />}
    </>
  );
}

function isEvent({ requiresEventApprover }: CategoryFields): boolean {
  return requiresEventApprover;
}
