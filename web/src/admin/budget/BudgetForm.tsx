import { styled } from '@mui/material/styles';
import type { Cents } from '@pa-ledger/domain/money/money';
import { useId } from 'react';
import { WarningText } from '../../ui/text.ts';
import type { Lookup } from '../shared/records/lookup.ts';
import { Money } from '../shared/lists/Money.tsx';
import { RecordForm } from '../shared/forms/RecordForm.tsx';
import { saveRecord } from '../shared/saving/record-writes.ts';
import { formOfItem, hasTwin, typedFinalBudget } from './budget-form.ts';
import type { BudgetRow } from './budget-items.ts';
import { budgetMessages } from './budget-messages.ts';

interface BudgetFormProps {
  /** Null adds one. */
  readonly row: BudgetRow | null;
  /** All items, as they are now. */
  readonly rows: readonly BudgetRow[];
  readonly lookup: Lookup;
  readonly onClose: () => void;
}

/** Adds or edits a budget item. */
export function BudgetForm({ row, rows, lookup, onClose }: BudgetFormProps) {
  return (
    <RecordForm
      collection="budgetItems"
      row={row}
      messages={budgetMessages}
      initial={formOfItem(row)}
      save={(...typed) => saveRecord('budgetItems', ...typed)}
      saved={(typed) => budgetMessages.saved(budgetMessages.itemName(lookup, typed))}
      layout={(typed, id) => ({
        fundId: {
          after: (
            <WarningText role="status">
              {hasTwin(typed, id, rows) && budgetMessages.sameCategoryAndFund}
            </WarningText>
          ),
        },
        originalBudget: { half: true },
        changes: { half: true, after: <FinalBudget amount={typedFinalBudget(typed)} /> },
      })}
      onClose={onClose}
    />
  );
}

/** The sum of the typed amounts; null while one is invalid. */
function FinalBudget({ amount }: { readonly amount: Cents | null }) {
  const id = useId();
  return (
    <Sum>
      <span id={id}>{budgetMessages.finalBudget}</span>
      <output aria-labelledby={id}>{amount === null ? '–' : <Money amount={amount} />}</output>
    </Sum>
  );
}

const Sum = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: '0.625rem 0.875rem',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.brand.well,
  '& output': { fontWeight: 700 },
}));
