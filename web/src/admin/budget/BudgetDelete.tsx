import { styled } from '@mui/material/styles';
import { removeRecord, restoreRecord } from '../shared/record-writes.ts';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { Money } from '../shared/Money.tsx';
import type { NamedItem } from './budget-items.ts';
import { budgetMessages } from './budget-messages.ts';

interface BudgetDeleteProps {
  readonly item: NamedItem;
  readonly onClose: () => void;
}

/** Shows the item, then asks. */
export function BudgetDelete({ item, onClose }: BudgetDeleteProps) {
  const { row } = item;
  return (
    <DeleteDialog
      name={budgetMessages.itemName(item.categoryName, item.fundName)}
      details={
        <Details>
          {budgetMessages.finalBudget}: <Money amount={item.finalBudget} />
        </Details>
      }
      question={budgetMessages.deleteQuestion}
      remove={() => removeRecord('budgetItems', row)}
      restore={() => restoreRecord('budgetItems', row)}
      onClose={onClose}
    />
  );
}

const Details = styled('p')({ margin: '0 0 0.75rem' });
