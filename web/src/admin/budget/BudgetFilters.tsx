import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { InputBox } from '../../ui/inputs.tsx';
import { UNKNOWN } from '@pa-ledger/domain/text/names';
import type { Lookup, Option } from '../shared/lookup.ts';
import { sharedMessages } from '../shared/shared-messages.ts';
import { ALL_OPTION, MISSING_OPTION, type BudgetFilter, type NamedItem } from './budget-items.ts';
import { budgetMessages } from './budget-messages.ts';

interface BudgetFiltersProps {
  readonly filter: BudgetFilter;
  readonly onFilter: (filter: BudgetFilter) => void;
  readonly lookup: Lookup;
  readonly items: readonly NamedItem[];
}

/** Narrows the items to one category or one fund; Unknown is an option when the category or fund of some is missing. */
export function BudgetFilters({ filter, onFilter, lookup, items }: BudgetFiltersProps) {
  const missing = { value: MISSING_OPTION, label: UNKNOWN };
  return (
    <Row role="search" aria-label={budgetMessages.filterName}>
      <Filter
        label={budgetMessages.showCategory}
        allLabel={sharedMessages.allCategories}
        value={filter.categoryId}
        onChange={(categoryId) => onFilter({ ...filter, categoryId })}
        options={[
          ...lookup.categoryOptions,
          ...(items.some(({ categoryName }) => categoryName === UNKNOWN) ? [missing] : []),
        ]}
      />
      <Filter
        label={budgetMessages.showFund}
        allLabel={sharedMessages.allFunds}
        value={filter.fundId}
        onChange={(fundId) => onFilter({ ...filter, fundId })}
        options={[
          ...lookup.fundOptions,
          ...(items.some(({ fundName }) => fundName === UNKNOWN) ? [missing] : []),
        ]}
      />
    </Row>
  );
}

interface FilterProps {
  readonly label: string;
  /** The label of the option that leaves nothing out. */
  readonly allLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
}

function Filter({ label, allLabel, value, onChange, options }: FilterProps) {
  const id = useId();
  const isMissing = value !== ALL_OPTION && !options.some((option) => option.value === value);
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect
        input={<InputBox />}
        inputProps={{ id }}
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value={ALL_OPTION}>{allLabel}</option>
        {isMissing && <option value={value}>{UNKNOWN}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.75rem 1rem',
  marginBottom: '1rem',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 17rem))' },
}));

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  marginBottom: '0.2rem',
  color: theme.vars.palette.text.secondary,
}));
