import { styled } from '@mui/material/styles';
import { chainFor } from '@pa-ledger/domain/approvers/approval-chain';
import { holdersOf, type ApproverSettings } from '@pa-ledger/domain/approvers/settings';
import { ApprovalSteps } from '../shared/ApprovalSteps.tsx';
import { CardTitleRow } from '../shared/layout-styles.ts';
import { RowActions } from '../shared/RowActions.tsx';
import { categoryMessages } from './categories-messages.ts';
import type { CategoryRow } from './category-calls.ts';

interface CategoryCardProps {
  readonly row: CategoryRow;
  readonly settings: ApproverSettings;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A category with its steps; each one shows its approver or 'Not set'. */
export function CategoryCard({ row, settings, onEdit, onDelete }: CategoryCardProps) {
  return (
    <CategoryItem>
      <CardTitleRow>
        <Name>{row.name}</Name>
        <RowActions name={row.name} onEdit={onEdit} onDelete={onDelete} />
      </CardTitleRow>
      <ApprovalSteps
        label={categoryMessages.approvalOf(row.name)}
        steps={chainFor(row).map((role) => ({
          role,
          holders: holdersOf(role, row.name, settings),
        }))}
      />
    </CategoryItem>
  );
}

const CategoryItem = styled('li')(({ theme }) => ({
  padding: '0.5rem 0.5rem 1rem 1rem',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.brand.well,
}));

const Name = styled('h4')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: '1.0625rem',
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
}));
