import { styled } from '@mui/material/styles';
import { registerMonths } from '@pa-ledger/domain/bank/register';
import type { AccountCell } from '@pa-ledger/domain/ledger/cells';
import { formatMonth, isMonth, type Month } from '@pa-ledger/domain/time/months';
import { SelectInput, TextInput } from '../../shared/forms/inputs.tsx';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { registerMessages as messages } from './register-messages.ts';

/** What the register shows. */
export interface RegisterChoice {
  readonly accountId: string;
  readonly month: string;
  /** What is searched for; '' finds everything. */
  readonly text: string;
}

interface RegisterFilterProps {
  readonly rows: readonly RecordRow<'accounts'>[];
  readonly cells: readonly AccountCell[];
  readonly present: Month;
  readonly filter: RegisterChoice;
  readonly onFilter: (filter: RegisterChoice) => void;
}

/** The choice of the account and the month, and the search. */
export function RegisterFilter({ rows, cells, present, filter, onFilter }: RegisterFilterProps) {
  const bind = (part: keyof RegisterChoice) => ({
    name: `register-${part}`,
    value: filter[part],
    onChange: (typed: string) =>
      onFilter({
        ...filter,
        [part]: typed,
      }),
  });
  const account = rows.find(({ id }) => id === filter.accountId) ?? { id: filter.accountId };
  const known = registerMonths(account, cells, present);
  // A link may lead to a month in which nothing moved.
  const months = [...new Set([...known, ...(isMonth(filter.month) ? [filter.month] : [])])];
  return (
    <Bar role="search" aria-label={sharedMessages.filter}>
      <SelectInput
        {...bind('accountId')}
        label={messages.account}
        options={rows.map(({ id, name, archived }) => ({
          value: id,
          label: archived === true ? sharedMessages.archived(name) : name,
        }))}
      />
      <SelectInput
        {...bind('month')}
        label={messages.month}
        options={months.map((month) => ({ value: month, label: formatMonth(month) }))}
      />
      <TextInput
        {...bind('text')}
        type="search"
        label={messages.search}
        placeholder={messages.searchHint}
        maxLength={100}
      />
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.75rem',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBottom: '1.5rem',
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '& > :last-of-type': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr 1.5fr' },
}));
