import { styled } from '@mui/material/styles';
import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { useId } from 'react';
import { recordInput } from '../shared/record-inputs.ts';
import { SelectField, TextAreaField } from '../shared/fields.tsx';
import type { Lookup } from '../shared/lookup.ts';
import { Money } from '../shared/Money.tsx';
import { MoneyField } from '../shared/MoneyField.tsx';
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
    <>
      <SelectField
        {...recordInput('budgetItems', form, 'categoryId')}
        prompt={budgetMessages.chooseCategory}
        options={categoryOptions}
        hint={categoryOptions.length === 0 ? budgetMessages.noCategories : undefined}
        half
        autoFocus
      />
      <SelectField
        {...recordInput('budgetItems', form, 'fundId')}
        prompt={budgetMessages.chooseFund}
        options={fundOptions}
        hint={fundOptions.length === 0 ? budgetMessages.noFunds : undefined}
        half
      />
      <TwinWarning role="status">{twin && budgetMessages.sameCategoryAndFund}</TwinWarning>
      <MoneyField {...recordInput('budgetItems', form, 'originalBudget')} half />
      <MoneyField {...recordInput('budgetItems', form, 'changes')} half />
      <FinalBudget>
        <span id={id}>{budgetMessages.finalBudget}</span>
        <output aria-labelledby={id}>{final === null ? '–' : <Money amount={final} />}</output>
      </FinalBudget>
      <TextAreaField {...recordInput('budgetItems', form, 'description')} />
    </>
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
