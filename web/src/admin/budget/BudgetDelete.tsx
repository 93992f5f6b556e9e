import { styled } from '@mui/material/styles';
import { removeRecord, restoreRecord } from '../shared/ledger-records.ts';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { Money } from '../shared/Money.tsx';
import { itemName, type NamedItem } from './budget-items.ts';

interface BudgetDeleteProps {
  readonly item: NamedItem;
  readonly onClose: () => void;
}

/** Shows which item it is, then asks. */
export function BudgetDelete({ item, onClose }: BudgetDeleteProps) {
  const { row } = item;
  return (
    <DeleteDialog
      name={itemName(item)}
      details={
        <Details>
          Final Budget: <Money amount={item.finalBudget} />
        </Details>
      }
      question="Are you sure you want to delete this budget item?"
      remove={() => removeRecord('budgetItems', row)}
      restore={() => restoreRecord('budgetItems', row)}
      onClose={onClose}
    />
  );
}

const Details = styled('p')({ margin: '0 0 0.75rem' });
