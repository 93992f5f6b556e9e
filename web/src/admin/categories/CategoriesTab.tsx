/*
 * The example to copy for another tab:
 * - `XTab` holds what is open (a form, a question) and the live list; its own `liveRecords(…)` stands in a file beside it,
 *   outside of any component. The lists that several tabs need (categories, funds, approvers) are in `../shared`.
 * - `XForm` is a `FormDialog` with the `XInputs` that Add and Edit share; words and limits of the inputs come from the
 *   domain through `recordInput`. `saveRecord` saves; categories alone go through the API.
 * - `DeleteDialog` asks, deletes and offers Undo. `notify` tells what was saved.
 * - Lists are a `DataTable` (columns in `x-columns.tsx`) or cards; loading, error and empty are never left out.
 */
import Button from '@mui/material/Button';
import type { CategoryFields } from '@pa-ledger/domain/ledger/ledger-records';
import { useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { approvers, NO_APPROVERS } from '../shared/approvers.ts';
import { categories } from '../shared/ledger-records.ts';
import { combineLive } from '../shared/combine-live.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { TabHeading } from '../shared/TabHeading.tsx';
import { TabSkeleton } from '../shared/TabSkeleton.tsx';
import { useLive } from '../shared/useLive.ts';
import type { CategoryRow } from './category-calls.ts';
import { CategoryDelete } from './CategoryDelete.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryGroup } from './CategoryGroup.tsx';

/** What is open over the list. */
type Open =
  | { readonly kind: 'form'; readonly row: CategoryRow | null }
  | { readonly kind: 'delete'; readonly row: CategoryRow };

/** The Categories tab: events with three steps, administrative ones with two. */
export function CategoriesTab() {
  const [open, setOpen] = useState<Open | null>(null);
  const live = combineLive(useLive(categories), useLive(approvers), (rows, settings) => ({
    rows,
    settings: settings ?? NO_APPROVERS,
  }));
  const close = () => setOpen(null);
  const acts = {
    onEdit: (row: CategoryRow) => setOpen({ kind: 'form', row }),
    onDelete: (row: CategoryRow) => setOpen({ kind: 'delete', row }),
  };

  return (
    <>
      <TabHeading
        heading="Categories"
        hint="What an expense is for. The category decides who approves it, and in which order."
        actions={
          <Button
            variant="contained"
            startIcon={<Icon name="plus" />}
            disabled={live.status !== 'ready'}
            onClick={() => setOpen({ kind: 'form', row: null })}
          >
            Add Category
          </Button>
        }
      />
      {live.status === 'loading' && <TabSkeleton />}
      {live.status === 'error' && (
        <LoadFailure
          failure={live.failure}
          onRetry={() => {
            categories.retry();
            approvers.retry();
          }}
        />
      )}
      {live.status === 'ready' && (
        <>
          <CategoryGroup
            heading="Event Categories"
            hint="3-step approval: Event Approver, then President, then Treasurer."
            empty="No event categories yet. Add one above and tick ‘Requires Event Approver’."
            rows={live.value.rows.filter(isEvent)}
            settings={live.value.settings}
            {...acts}
          />
          <CategoryGroup
            heading="Administrative Categories"
            hint="2-step approval: President, then Treasurer."
            empty="No administrative categories yet. Add one above."
            rows={live.value.rows.filter((row) => !isEvent(row))}
            settings={live.value.settings}
            {...acts}
          />
        </>
      )}
      {/* Whatever becomes of the list, what is typed stays. */}
      {open?.kind === 'form' && (
        <CategoryForm
          row={open.row}
          rows={live.status === 'ready' ? live.value.rows : []}
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
