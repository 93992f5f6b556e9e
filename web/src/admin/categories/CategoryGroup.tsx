import type { ApproverSettings } from '@pa-ledger/domain/approvers/settings';
import { CardGrid } from '../../ui/layout.ts';
import { EmptyState } from '../shared/frame/EmptyState.tsx';
import { compareNames } from '@pa-ledger/domain/text/names';
import { TabSection } from '../shared/frame/TabSection.tsx';
import type { CategoryRow } from './category-calls.ts';
import { CategoryCard } from './CategoryCard.tsx';

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

/** The categories with the same approval, by name. */
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
              <CategoryCard
                key={row.id}
                row={row}
                settings={settings}
                onEdit={() => onEdit(row)}
                onDelete={() => onDelete(row)}
              />
            ))}
        </CardGrid>
      )}
    </TabSection>
  );
}
