import { styled } from '@mui/material/styles';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { useId } from 'react';
import { FieldInputs } from '../shared/FieldInputs.tsx';
import type { Lookup } from '../shared/lookup.ts';
import { Money } from '../shared/Money.tsx';
import type { Form } from '../shared/useForm.ts';
import { typedFinalBudget } from './budget-form.ts';
import { budgetMessages } from './budget-messages.ts';

interface BudgetInputsProps {
  readonly form: Form<FormValues<'budgetItems'>>;
  readonly lookup: Lookup;
  /** Whether another item has the same category and fund. */
  readonly twin: boolean;
}

/** Category, fund, amounts and description, for both Add and Edit. */
export function BudgetInputs({ form, lookup, twin }: BudgetInputsProps) {
  const id = useId();
  const { categoryOptions, fundOptions } = lookup;
  const final = typedFinalBudget(form.values);
  return (
    <FieldInputs
      fields={recordForm('budgetItems')}
      form={form}
      lookup={lookup}
      layout={{
        categoryId: {
          half: true,
          prompt: budgetMessages.chooseCategory,
          hint: categoryOptions.length === 0 ? budgetMessages.noCategories : undefined,
        },
        fundId: {
          half: true,
          prompt: budgetMessages.chooseFund,
          hint: fundOptions.length === 0 ? budgetMessages.noFunds : undefined,
          after: (
            <TwinWarning role="status">{twin && budgetMessages.sameCategoryAndFund}</TwinWarning>
          ),
        },
        originalBudget: { half: true },
        changes: {
          half: true,
          after: (
            <FinalBudget>
              <span id={id}>{budgetMessages.finalBudget}</span>
              <output aria-labelledby={id}>
                {final === null ? '–' : <Money amount={final} />}
              </output>
            </FinalBudget>
          ),
        },
      }}
    />
  );
}

const TwinWarning = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  fontWeight: 600,
  color: theme.vars.palette.warning.main,
  // It stays in the page so that screen readers announce it when it is filled.
  '&:empty': { position: 'absolute' },
}));

const FinalBudget = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: '0.625rem 0.875rem',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.brand.well,
  '& output': { fontWeight: 700 },
}));
