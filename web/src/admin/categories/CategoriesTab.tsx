/*
 * The example to copy for another tab:
 * - `RecordTab` is its frame: heading, Add, the list, and the dialog that is open. The live lists (categories, funds,
 *   approvers) are in `../shared`, outside of every component.
 * - `RecordForm` adds and edits; labels, limits and kinds of its inputs come from the model. `saveRecord` saves; only
 *   categories go through the API. `DeleteDialog` asks, deletes and offers Undo.
 * - Lists are a `DataTable` (columns in `x-columns.tsx`) or cards, always with their loading, error and empty states.
 * - The tab's texts are in `x-messages.ts`.
 */
import type { CategoryFields } from '@pa-ledger/domain/categories/category';
import { useStore } from '../../app/store.ts';
import { approvers } from '../shared/records/approvers.ts';
import { categories } from '../shared/records/ledger-records.ts';
import { combineStores } from '../shared/records/live-store.ts';
import { LoadState } from '../shared/frame/LoadState.tsx';
import { RecordForm } from '../shared/forms/RecordForm.tsx';
import { RecordTab } from '../shared/forms/RecordTab.tsx';
import { ReferredDelete } from '../shared/deletion/ReferredDelete.tsx';
import { sharedMessages } from '../shared/shared-messages.ts';
import { categoryMessages } from './categories-messages.ts';
import { categoryDeletion, saveCategory, type CategoryRow } from './category-calls.ts';
import { categoryErrors } from './category-form.ts';
import { CategoryGroup } from './CategoryGroup.tsx';

const approvedCategories = combineStores([categories, approvers], ([rows, settings]) => ({
  rows,
  settings,
}));

/** The Categories tab: event categories with three steps, administrative ones with two. */
export function CategoriesTab() {
  const state = useStore(approvedCategories);
  return (
    <RecordTab<CategoryRow>
      messages={categoryMessages}
      ready={state.status === 'ready'}
      form={(row, onClose) => (
        <RecordForm
          collection="categories"
          row={row}
          messages={categoryMessages}
          errorsOf={(typed, id) =>
            categoryErrors(typed, id, state.status === 'ready' ? state.value.rows : [])
          }
          save={saveCategory}
          saved={({ name }) => sharedMessages.saved(name.trim())}
          layout={() => ({ requiresEventApprover: { hint: categoryMessages.eventApproverHint } })}
          onClose={onClose}
        />
      )}
      remove={(row, onClose) => (
        <ReferredDelete
          field="categoryId"
          row={row}
          question={categoryMessages.deleteQuestion}
          {...categoryDeletion(row)}
          onClose={onClose}
        />
      )}
    >
      {(handlers) => (
        <LoadState store={approvedCategories}>
          {({ rows, settings }) => (
            <>
              <CategoryGroup
                {...categoryMessages.events}
                {...handlers}
                rows={rows.filter(isEvent)}
                settings={settings}
              />
              <CategoryGroup
                {...categoryMessages.administrative}
                {...handlers}
                rows={rows.filter((row) => !isEvent(row))}
                settings={settings}
              />
            </>
          )}
        </LoadState>
      )}
    </RecordTab>
  );
}

function isEvent({ requiresEventApprover }: CategoryFields): boolean {
  return requiresEventApprover;
}
