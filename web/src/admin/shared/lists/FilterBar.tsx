import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { useId, useState, type ReactNode } from 'react';
import { HStack } from '../../../ui/layout.ts';
import type { Lookup } from '../records/lookup.ts';
import { sharedMessages } from '../shared-messages.ts';
import { FilterInput, type FilterInputProps } from './FilterInput.tsx';
import type { ListFilter } from './list-address.ts';
import { CARDS_BELOW } from './table-styles.ts';

/** An input of a filter. */
export interface FilterPart<F> extends Omit<FilterInputProps, 'value' | 'onChange'> {
  readonly part: keyof F & string;
}

interface FilterBarProps<F extends ListFilter<F>> {
  readonly filter: F;
  /** The filter that leaves nothing out. */
  readonly none: F;
  readonly onFilter: (filter: F) => void;
  /** `<SortChoice … />`. */
  readonly sortChoice: ReactNode;
  readonly parts: readonly FilterPart<F>[];
}

/** The filters of a list, and a chip for each that is set; on a phone behind a button, with the list's order. */
export function FilterBar<F extends ListFilter<F>>(props: FilterBarProps<F>) {
  const { filter, none, onFilter, sortChoice, parts } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const set = parts.filter(({ part }) => filter[part] !== '');
  return (
    <Foldable>
      <Button
        variant="outlined"
        className="fold"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {sharedMessages.filters(set.length)}
      </Button>
      <Bar id={id} role="search" aria-label={sharedMessages.filter} data-open={open || undefined}>
        {parts.map(({ part, ...input }) => (
          <FilterInput
            key={part}
            {...input}
            value={filter[part]}
            onChange={(typed) => onFilter({ ...filter, [part]: typed })}
          />
        ))}
        {sortChoice}
        {set.length > 0 && (
          <HStack className="chips">
            {set.map((one) => {
              const text = `${one.label}: ${shownValue(one, filter[one.part])}`;
              const remove = () => onFilter({ ...filter, [one.part]: '' });
              return (
                <Chip
                  key={one.part}
                  label={text}
                  title={sharedMessages.removeFilter}
                  onClick={remove}
                  onDelete={remove}
                />
              );
            })}
            <Button
              size="small"
              onClick={({ currentTarget }) => {
                // The button goes away, and the focus with it.
                currentTarget
                  .closest('[role=search]')
                  ?.querySelector<HTMLElement>('input, select')
                  ?.focus();
                onFilter(none);
              }}
            >
              {sharedMessages.clearFilters}
            </Button>
          </HStack>
        )}
      </Bar>
    </Foldable>
  );
}

function shownValue(
  { options, type }: Omit<FilterInputProps, 'onChange' | 'value'>,
  value: string,
) {
  if (type === 'date' && isCalendarDate(value)) return formatDate(value);
  return options?.find((option) => option.value === value)?.label ?? value;
}

/** Returns the inputs for category and fund. @param labels where those of the columns are not clear enough. */
export function placeParts(
  { categoryOptions, fundOptions }: Pick<Lookup, 'categoryOptions' | 'fundOptions'>,
  labels: readonly [category: string, fund: string] = [
    sharedMessages.category,
    sharedMessages.fund,
  ],
) {
  const { allCategories, allFunds } = sharedMessages;
  return [
    { part: 'categoryId', label: labels[0], prompt: allCategories, options: categoryOptions },
    { part: 'fundId', label: labels[1], prompt: allFunds, options: fundOptions },
  ] as const;
}

/** The first and the last day, `YYYY-MM-DD`; '' or half a date limits nothing. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns the inputs for the days from which and to which a list is shown. */
export function periodParts(period: Period, labels: readonly [from: string, to: string]) {
  return [
    { part: 'from', label: labels[0], type: 'date' },
    { part: 'to', label: labels[1], type: 'date', error: periodError(period) },
  ] as const;
}

/** Whether anything is filtered. */
export function isFiltered<F extends ListFilter<F>>(filter: F): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** Returns what is wrong with the period of a filter; null when nothing is. */
export function periodError({ from, to }: Period): string | null {
  return isCalendarDate(from) && isCalendarDate(to) && from > to
    ? sharedMessages.wrongPeriod
    : null;
}

/** On a phone the filters and the order are behind a button. */
const Foldable = styled('div')(({ theme }) => ({
  marginBottom: '0.75rem',
  [theme.breakpoints.up(CARDS_BELOW)]: { '& > .fold': { display: 'none' } },
  [theme.breakpoints.down(CARDS_BELOW)]: {
    '& > .fold + :not([data-open])': { display: 'none' },
    '& > .fold + [data-open]': { marginTop: '0.75rem' },
  },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.75rem 0.5rem',
  paddingBlockStart: '0.375rem',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > .chips': { gap: '0.375rem' },
  '& > :is(.chips, .sort, :has([type=search]))': { gridColumn: '1 / -1', margin: 0 },
  [theme.breakpoints.up(CARDS_BELOW)]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& .MuiInputBase-root': { fontSize: '0.875rem', minHeight: 0 },
    '& > :has(> .MuiFormControl-root)': { flex: '1 1 7rem', maxWidth: '17rem' },
    // What can be searched for is written there.
    '& > :has([type=search])': { flex: '2 1 11rem' },
    '& > :has([type=date])': { flexBasis: '8.5rem' },
    '& > .chips': { flex: '1 0 100%' },
  },
}));
