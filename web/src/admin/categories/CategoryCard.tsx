import { styled } from '@mui/material/styles';
import { chainFor } from '@pa-ledger/domain/approvers/approval-chain';
import { holdersOf, type ApproverSettings } from '@pa-ledger/domain/approvers/settings';
import { ApprovalSteps } from '../shared/ApprovalSteps.tsx';
import { RowActions } from '../shared/RowActions.tsx';
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
    <Card>
      <Top>
        <Name>{row.name}</Name>
        <RowActions name={row.name} onEdit={onEdit} onDelete={onDelete} />
      </Top>
      <ApprovalSteps
        label={`Approval of ${row.name}`}
        steps={chainFor(row).map((role) => ({
          role,
          holders: holdersOf(role, row.name, settings),
        }))}
      />
    </Card>
  );
}

const Card = styled('li')(({ theme }) => ({
  padding: '0.5rem 0.5rem 1rem 1rem',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.brand.well,
}));

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
});

const Name = styled('h4')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: '1.0625rem',
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
}));
