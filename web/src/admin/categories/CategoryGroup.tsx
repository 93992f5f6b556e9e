import { CATEGORY_FORM } from '@pa-ledger/domain/categories/category';
import { chainFor, inputOf } from '@pa-ledger/domain/approvers/approval-chain';
import { ROLE_NAMES } from '@pa-ledger/domain/approvers/role-messages';
import { holdersOf, type ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import { inUseFirst, isInUse } from '@pa-ledger/domain/fields/archived';
import { CardGrid } from '../../ui/layout.ts';
import { Missing, SecondaryText, VisuallyHidden } from '../../ui/text.ts';
import { ArchivedMark } from '../shared/lists/ArchivedMark.tsx';
import { ApprovalSteps } from '../shared/frame/ApprovalSteps.tsx';
import { RecordCard } from '../shared/lists/RecordCard.tsx';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { compareNames } from '@pa-ledger/domain/text/sort';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import type { CategoryRow } from './category-calls.ts';
import { categoryMessages } from './categories-messages.ts';
import { Used } from './Used.tsx';
import type { CategoryUse } from './useCategoryUses.ts';
import { useMay } from '../shared/rights/own-person.ts';

interface CategoryGroupProps {
  readonly heading: string;
  readonly hint: string;
  /** Shown when there is none. */
  readonly empty: string;
  /** The button below that. */
  readonly begin: string;
  readonly rows: readonly CategoryRow[];
  /** Null for those who may not read who approves. */
  readonly settings: ApproverSettings | null;
  readonly usedBy: (categoryId: string) => CategoryUse | null;
  readonly onAdd: (() => void) | undefined;
  readonly onEdit: (row: CategoryRow) => void;
  readonly onDelete: (row: CategoryRow) => void;
}

/** The categories with the same approval, by name; each step shows its approver or 'Not set'. */
export function CategoryGroup(props: CategoryGroupProps) {
  const { heading, hint, empty, begin, rows, settings, usedBy, onAdd, onEdit, onDelete } = props;
  return (
    <TabSection heading={`${heading} (${rows.length})`} hint={hint}>
      {rows.length === 0 ? (
        <EmptyState begin={onAdd && { label: begin, onClick: onAdd }} right="manageApprovers">
          {empty}
        </EmptyState>
      ) : (
        <CardGrid sx={{ '--card-width': '20rem' }}>
          {rows
            .toSorted(inUseFirst((one, other) => compareNames(one.name, other.name)))
            .map((row) => (
              <CategoryCard
                key={row.id}
                row={row}
                settings={settings}
                use={usedBy(row.id)}
                onEdit={onEdit}
                onDelete={onDelete}
              />
            ))}
        </CardGrid>
      )}
    </TabSection>
  );
}

interface CategoryCardProps extends Pick<CategoryGroupProps, 'settings' | 'onEdit' | 'onDelete'> {
  readonly row: CategoryRow;
  readonly use: CategoryUse | null;
}

function CategoryCard({ row, use, settings, onEdit, onDelete }: CategoryCardProps) {
  const { name } = row;
  const maySet = useMay()('manageApprovers');
  const chain = chainFor(row);
  const steps = chain.map((role) => ({
    role,
    ...(settings && { holders: holdersOf(role, name, settings) }),
    ...(maySet && {
      set: { place: inputOf(role, name), of: categoryMessages.approverOf(role, name) },
    }),
  }));
  const missing = steps.filter(({ holders }) => holders?.length === 0).map(({ role }) => role);
  const label = categoryMessages.approvalOf(name);
  const mark = isInUse(row) ? row.offForm === true && <OffFormMark /> : <ArchivedMark />;
  return (
    <RecordCard
      name={name}
      level="h4"
      of={{ collection: 'categories', id: row.id }}
      summary={
        mark || (
          <>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {settings === null ? (
              chain.map((role) => ROLE_NAMES[role]).join(', ')
            ) : missing.length === 0 ? (
              categoryMessages.allSet
            ) : (
              <Missing>{categoryMessages.notSet(missing)}</Missing>
            )}
          </>
        )
      }
      right="manageApprovers"
      onEdit={() => onEdit(row)}
      onDelete={() => onDelete(row)}
    >
      {mark}
      <ApprovalSteps label={label} steps={steps} />
      {use && <Used categoryId={row.id} name={name} use={use} />}
    </RecordCard>
  );
}

/** Says on a card that parents are not offered the category. */
function OffFormMark() {
  return <SecondaryText as="span">{CATEGORY_FORM.offForm.label}</SecondaryText>;
}
