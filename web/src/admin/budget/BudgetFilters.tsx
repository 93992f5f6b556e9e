import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { InputBox } from '../../ui/inputs.tsx';
import { UNKNOWN } from '@pa-ledger/domain/text/names';
import { type Lookup, type Option } from '../shared/lookup.ts';
import { ALL, GONE, type BudgetFilter, type NamedItem } from './budget-items.ts';

interface BudgetFiltersProps {
  readonly filter: BudgetFilter;
  readonly onFilter: (filter: BudgetFilter) => void;
  readonly lookup: Lookup;
  readonly items: readonly NamedItem[];
}

/** Shows the items of one category or one fund alone; Unknown where some have lost theirs. */
export function BudgetFilters({ filter, onFilter, lookup, items }: BudgetFiltersProps) {
  const lost = { value: GONE, label: UNKNOWN };
  return (
    <Row role="search" aria-label="Filter the budget items">
      <Filter
        label="Show category"
        all="All categories"
        value={filter.categoryId}
        onChange={(categoryId) => onFilter({ ...filter, categoryId })}
        options={[
          ...lookup.categoryOptions,
          ...(items.some(({ categoryName }) => categoryName === UNKNOWN) ? [lost] : []),
        ]}
      />
      <Filter
        label="Show fund"
        all="All funds"
        value={filter.fundId}
        onChange={(fundId) => onFilter({ ...filter, fundId })}
        options={[
          ...lookup.fundOptions,
          ...(items.some(({ fundName }) => fundName === UNKNOWN) ? [lost] : []),
        ]}
      />
    </Row>
  );
}

interface FilterProps {
  readonly label: string;
  /** The words of the choice that leaves nothing out. */
  readonly all: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
}

function Filter({ label, all, value, onChange, options }: FilterProps) {
  const id = useId();
  const gone = value !== ALL && !options.some((option) => option.value === value);
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
        <option value={ALL}>{all}</option>
        {gone && <option value={value}>{UNKNOWN}</option>}
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
