import { chainFor } from '@pa-ledger/domain/approvers/approval-chain';
import { holdersOf, type ApproverSettings } from '@pa-ledger/domain/approvers/settings';
import { ApprovalSteps } from '../shared/frame/ApprovalSteps.tsx';
import { RecordCard } from '../shared/frame/RecordCard.tsx';
import { categoryMessages } from './categories-messages.ts';
import type { CategoryRow } from './category-calls.ts';

interface CategoryCardProps {
  readonly row: CategoryRow;
  readonly settings: ApproverSettings;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A category with its steps; each one shows its approver or 'Not set'. */
export function CategoryCard({ row, settings, ...actions }: CategoryCardProps) {
  return (
    <RecordCard name={row.name} level="h4" {...actions}>
      <ApprovalSteps
        label={categoryMessages.approvalOf(row.name)}
        steps={chainFor(row).map((role) => ({
          role,
          holders: holdersOf(role, row.name, settings),
        }))}
      />
    </RecordCard>
  );
}
