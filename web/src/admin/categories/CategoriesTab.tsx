import { chainFor, type Role } from '@pa-ledger/domain/approvers/approval-chain';
import { ROLE_NAMES } from '@pa-ledger/domain/approvers/role-messages';
import { type ApproverSettings, holdersOf } from '@pa-ledger/domain/approvers/approver-settings';
import { inUseFirst } from '@pa-ledger/domain/fields/archived';
import { compareNames } from '@pa-ledger/domain/text/sort';
import { type ListLine, recordLine } from '../shared/lists/record-line.ts';
import type { CategoryRow } from './category-calls.ts';

/*
 * The example to copy for another tab:
 * - `RecordTab` is its frame: heading, Add, the list, and the dialog that is open. The live lists (categories, funds,
 *   approvers) are in `../shared`, outside of every component.
 * - Its form adds and edits; labels, limits and kinds of its inputs come from the model. `recordWrites` saves and deletes;
 *   only categories go through the API. `DeleteDialog` asks, deletes and offers Undo.
 * - Lists are a `DataTable` (columns in `x-columns.tsx`) or cards, always with their loading, error and empty states.
 * - The tab's texts are in `x-messages.ts`.
 */
import type { CategoryFields } from '@pa-ledger/domain/categories/category';
import { useStore } from '../../app/store.ts';
import { approvers } from '../shared/records/approvers.ts';
import { categories } from '../shared/records/ledger-records.ts';
import { combineStores } from '../shared/records/live-store.ts';
import { useImport } from '../shared/frame/useImport.tsx';
import { LoadState } from '../shared/frame/LoadState.tsx';
import { useCsv } from '../shared/lists/useCsv.ts';
import { RecordTab } from '../shared/forms/RecordTab.tsx';
import { ReferredDelete } from '../shared/deletion/ReferredDelete.tsx';
import { archiving } from '../shared/saving/record-writes.ts';
import { sharedMessages } from '../shared/shared-messages.ts';
import { categoryMessages } from './categories-messages.ts';
import { categoryWrites } from './category-calls.ts';
import { categoryErrors } from './category-form.ts';
import { CategoryGroup } from './CategoryGroup.tsx';
import { useCategoryUses } from './useCategoryUses.ts';
import { onlyFor } from '../shared/rights/own-person.ts';

/** Null for those who may not read who approves. */
const shownApprovers = onlyFor<ApproverSettings | null>('readContacts', approvers, null);

const approvedCategories = combineStores([categories, shownApprovers], ([rows, settings]) => ({
  rows,
  settings,
}));

/** The Categories tab: event categories with three steps, administrative ones with two. */
export function CategoriesTab() {
  const state = useStore(approvedCategories);
  const usedBy = useCategoryUses();
  const importing = useImport({ kind: 'categories' });
  const csv = useCsv('categories.csv', state.status === 'ready' ? categoryLines(state.value) : []);
  return (
    <RecordTab
      collection="categories"
      writes={categoryWrites}
      messages={categoryMessages}
      ready={state.status === 'ready'}
      right="manageApprovers"
      more={[csv, importing]}
      errorsOf={(typed, id) =>
        categoryErrors(typed, id, state.status === 'ready' ? state.value.rows : [])
      }
      saved={({ name }) => sharedMessages.saved(name.trim())}
      layout={(_typed, _id, row) => ({
        requiresEventApprover: { hint: categoryMessages.eventApproverHint },
        archived: { hidden: row === null },
      })}
      remove={(row, question) => (
        <ReferredDelete
          {...question}
          field="categoryId"
          row={row}
          archive={archiving('categories', categoryWrites, row)}
          neededByOpen
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
                usedBy={usedBy}
              />
              <CategoryGroup
                {...categoryMessages.administrative}
                {...handlers}
                rows={rows.filter((row) => !isEvent(row))}
                settings={settings}
                usedBy={usedBy}
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

interface ApprovedCategories {
  readonly rows: readonly CategoryRow[];
  readonly settings: ApproverSettings | null;
}

/** Returns the lines of the file, in the order of the cards: those with an event approver first. */
function categoryLines({ rows, settings }: ApprovedCategories): readonly ListLine[] {
  return rows
    .toSorted(inUseFirst((one, other) => compareNames(one.name, other.name)))
    .toSorted(
      (one, other) => Number(other.requiresEventApprover) - Number(one.requiresEventApprover),
    )
    .map((row) => ({
      ...recordLine('categories', row, String),
      ...Object.fromEntries(
        (settings === null ? [] : ROLES).map((role) => [
          role,
          settings !== null && chainFor(row).includes(role)
            ? holdersOf(role, row.name, settings).join('; ')
            : null,
        ]),
      ),
    }));
}

// The keys of an object are its roles.
const ROLES = Object.keys(ROLE_NAMES) as readonly Role[];
