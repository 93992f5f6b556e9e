import { readAmount } from '@pa-ledger/domain/fields/form';
import { fieldError } from '@pa-ledger/domain/fields/form-errors';
import {
  recordForm,
  type BudgetCollection,
  type RecordForm as RecordFields,
} from '@pa-ledger/domain/ledger/record-fields';
import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { type Cents, sumCents } from '@pa-ledger/domain/money/money';
import { useId } from 'react';
import { HStack } from '../../ui/layout.ts';
import { NO_VALUE, WarningText } from '../../ui/text.ts';
import type { InputLayouts } from '../shared/forms/FieldInputs.tsx';
import { Money } from '../shared/lists/Money.tsx';
import { AMENDMENT_LAYOUT } from './amending.ts';
import type { BudgetRow } from './budget-items.ts';
import { budgetMessages } from './budget-messages.ts';

/** What a new item begins with. */
export const NEW_ITEM = { changes: '0' };

/**
 * Returns how the form of an item looks.
 * @param id the item's own.
 * @param others all items as they are now, and what is said if another one has the same category and fund.
 */
export function budgetLayout(
  typed: FormValues<BudgetCollection>,
  id: string,
  { rows, twin }: { readonly rows: readonly BudgetRow[]; readonly twin: string },
): InputLayouts<RecordFields<BudgetCollection>> {
  return {
    ...AMENDMENT_LAYOUT,
    fundId: {
      after: <WarningText role="status">{hasTwin(typed, id, rows) && twin}</WarningText>,
    },
    originalBudget: { half: true },
    changes: { half: true, after: <FinalBudget amount={typedFinalBudget(typed)} /> },
  };
}

/** The sum of the typed amounts; null while one is invalid. */
function FinalBudget({ amount }: { readonly amount: Cents | null }) {
  const id = useId();
  return (
    <HStack sx={SUM}>
      <span id={id}>{budgetMessages.finalBudget}</span>
      <output aria-labelledby={id}>{amount === null ? NO_VALUE : <Money amount={amount} />}</output>
    </HStack>
  );
}

const SUM = {
  flexWrap: 'nowrap',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: '0.625rem 0.875rem',
  borderRadius: '8px',
  backgroundColor: 'brand.well',
  '& output': { fontWeight: 700 },
};

/** Returns the final budget of the typed amounts; null while one is invalid. */
export function typedFinalBudget(typed: FormValues<BudgetCollection>): Cents | null {
  const form = recordForm('budgetItems');
  const wrong =
    fieldError(form.originalBudget, typed.originalBudget) ??
    fieldError(form.changes, typed.changes);
  if (wrong !== null) return null;
  return sumCents([readAmount(typed.originalBudget), readAmount(typed.changes)]);
}

/** Whether another item already has the same category and fund. */
export function hasTwin(
  typed: FormValues<BudgetCollection>,
  id: string,
  rows: readonly Pick<BudgetRow, 'id' | 'categoryId' | 'fundId'>[],
): boolean {
  return rows.some(
    (row) => row.id !== id && row.categoryId === typed.categoryId && row.fundId === typed.fundId,
  );
}
