import { styled } from '@mui/material/styles';
import { fieldError, readAmount } from '@pa-ledger/domain/fields/form';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { formFromRecord, type FormValues } from '@pa-ledger/domain/ledger/record-form';
import { type Cents, sumCents } from '@pa-ledger/domain/money/money';
import { useId } from 'react';
import { NO_VALUE, WarningText } from '../../ui/text.ts';
import { RecordForm } from '../shared/forms/RecordForm.tsx';
import { Money } from '../shared/lists/Money.tsx';
import type { Lookup } from '../shared/records/lookup.ts';
import { saveRecord } from '../shared/saving/record-writes.ts';
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
      <output aria-labelledby={id}>{amount === null ? NO_VALUE : <Money amount={amount} />}</output>
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

/** Returns the form's first values; in a new item, changes default to 0. */
export function formOfItem(row: BudgetRow | null): FormValues<'budgetItems'> {
  const values = formFromRecord('budgetItems', row);
  return row === null ? { ...values, changes: '0' } : values;
}

/** Returns the final budget of the typed amounts; null while one is invalid. */
export function typedFinalBudget(typed: FormValues<'budgetItems'>): Cents | null {
  const form = recordForm('budgetItems');
  const wrong =
    fieldError(form.originalBudget, typed.originalBudget) ??
    fieldError(form.changes, typed.changes);
  if (wrong !== null) return null;
  return sumCents([readAmount(typed.originalBudget), readAmount(typed.changes)]);
}

/** Whether another item already has the same category and fund. */
export function hasTwin(
  typed: FormValues<'budgetItems'>,
  id: string,
  rows: readonly Pick<BudgetRow, 'id' | 'categoryId' | 'fundId'>[],
): boolean {
  return rows.some(
    (row) => row.id !== id && row.categoryId === typed.categoryId && row.fundId === typed.fundId,
  );
}
