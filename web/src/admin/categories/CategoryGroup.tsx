import { chainFor } from '@pa-ledger/domain/approvers/approval-chain';
import { holdersOf, type ApproverSettings } from '@pa-ledger/domain/approvers/settings';
import { CardGrid } from '../../ui/layout.ts';
import { ApprovalSteps } from '../shared/frame/ApprovalSteps.tsx';
import { RecordCard } from '../shared/frame/RecordCard.tsx';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { compareNames } from '@pa-ledger/domain/text/names';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import type { CategoryRow } from './category-calls.ts';
import { categoryMessages } from './categories-messages.ts';

interface CategoryGroupProps {
  readonly heading: string;
  readonly hint: string;
  /** Shown when there is none. */
  readonly empty: string;
  readonly rows: readonly CategoryRow[];
  readonly settings: ApproverSettings;
  readonly onEdit: (row: CategoryRow) => void;
  readonly onDelete: (row: CategoryRow) => void;
}

/** The categories with the same approval, by name; each step shows its approver or 'Not set'. */
export function CategoryGroup(props: CategoryGroupProps) {
  const { heading, hint, empty, rows, settings, onEdit, onDelete } = props;
  return (
    <TabSection heading={`${heading} (${rows.length})`} hint={hint}>
      {rows.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <CardGrid sx={{ '--card-width': '20rem' }}>
          {rows
            .toSorted((one, other) => compareNames(one.name, other.name))
            .map((row) => (
              <RecordCard
                key={row.id}
                name={row.name}
                level="h4"
                onEdit={() => onEdit(row)}
                onDelete={() => onDelete(row)}
              >
                <ApprovalSteps
                  label={categoryMessages.approvalOf(row.name)}
                  steps={chainFor(row).map((role) => ({
                    role,
                    holders: holdersOf(role, row.name, settings),
                  }))}
                />
              </RecordCard>
            ))}
        </CardGrid>
      )}
    </TabSection>
  );
}
