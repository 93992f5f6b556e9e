import { styled } from '@mui/material/styles';
import type { ApproverSettings } from '@pa-ledger/domain/approvers/settings';
import { useId } from 'react';
import { EmptyState } from '../shared/EmptyState.tsx';
import { compareNames } from '@pa-ledger/domain/text/names';
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
  const id = useId();
  return (
    <GroupSection aria-labelledby={id}>
      <Heading id={id}>
        {heading} <Count>({rows.length})</Count>
      </Heading>
      <Hint>{hint}</Hint>
      {rows.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <Cards>
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
        </Cards>
      )}
    </GroupSection>
  );
}

const GroupSection = styled('section')({ '& + &': { marginTop: '2rem' } });

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
}));

const Count = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.125rem 0 0.875rem',
  color: theme.vars.palette.text.secondary,
}));

const Cards = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
});
