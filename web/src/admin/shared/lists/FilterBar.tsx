import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { CARDS_BELOW } from './table-styles.ts';
import { DateField, SelectField } from '../forms/fields.tsx';
import type { Lookup } from '../records/lookup.ts';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { sharedMessages } from '../shared-messages.ts';
import type { BoundField } from '../saving/useSaving.ts';

/** What a list is filtered by, each part as text; '' filters nothing. */
type ListFilter<F> = { readonly [Part in keyof F]: string } & {
  readonly categoryId: string;
  readonly fundId: string;
};

interface FilterBarProps<F extends ListFilter<F>> {
  readonly filter: F;
  /** The filter that leaves nothing out. */
  readonly none: F;
  readonly onFilter: (filter: F) => void;
  readonly lookup: Pick<Lookup, 'categoryOptions' | 'fundOptions'>;
  /** The labels of category and fund, where those of the columns are not clear enough. */
  readonly labels?: readonly [category: string, fund: string];
  /** The labels of the parts `from` and `to`. */
  readonly period?: readonly [from: string, to: string];
  /** `<SortChoice … />`. */
  readonly sortChoice: ReactNode;
  /** The inputs before the others. */
  readonly children?: (bind: (part: keyof F & string) => FilterField) => ReactNode;
}

/** The props that connect an input to its part of the filter. */
type FilterField = BoundField<string> & { readonly unmarked: true };

/** The filters of a list: category, fund, and what else it has; on a phone also its order. */
export function FilterBar<F extends ListFilter<F>>(props: FilterBarProps<F>) {
  const { filter, none, onFilter, lookup, labels, period, sortChoice, children } = props;
  const { category, fund, allCategories, allFunds } = sharedMessages;
  const [categoryLabel, fundLabel] = labels ?? [category, fund];
  const bind = (part: string, value: string): FilterField => ({
    name: `filter-${part}`,
    unmarked: true,
    value,
    error: null,
    onChange: (typed) => onFilter({ ...filter, [part]: typed }),
  });
  const { from, to } = { from: '', to: '', ...filter };
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Foldable>
      <Button
        variant="outlined"
        className="fold"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {sharedMessages.filters(Object.values(filter).filter((value) => value !== '').length)}
      </Button>
      <Bar id={id} role="search" aria-label={sharedMessages.filter} data-open={open || undefined}>
        {children?.((part) => bind(part, filter[part]))}
        <SelectField
          {...bind('categoryId', filter.categoryId)}
          label={categoryLabel}
          prompt={allCategories}
          options={lookup.categoryOptions}
        />
        <SelectField
          {...bind('fundId', filter.fundId)}
          label={fundLabel}
          prompt={allFunds}
          options={lookup.fundOptions}
        />
        {period !== undefined && (
          <>
            <DateField {...bind('from', from)} label={period[0]} />
            <DateField {...bind('to', to)} error={periodError({ from, to })} label={period[1]} />
          </>
        )}
        {sortChoice}
        {isFiltered(filter) && (
          <Button
            onClick={({ currentTarget }) => {
              // The button goes away, and the focus with it.
              currentTarget.parentElement?.querySelector<HTMLElement>('input, select')?.focus();
              onFilter(none);
            }}
          >
            {sharedMessages.clearFilters}
          </Button>
        )}
      </Bar>
    </Foldable>
  );
}

/** Whether anything is filtered. */
export function isFiltered<F extends ListFilter<F>>(filter: F): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/**
 * Returns what is wrong with the period of a filter; null when nothing is.
 * @param period the first and the last day, `YYYY-MM-DD`; '' or half a date limits nothing.
 */
export function periodError(period: { readonly from: string; readonly to: string }): string | null {
  const { from, to } = period;
  return isCalendarDate(from) && isCalendarDate(to) && from > to
    ? sharedMessages.wrongPeriod
    : null;
}

/** On a phone the filters and the order are behind a button. */
const Foldable = styled('div')(({ theme }) => ({
  marginBottom: '1rem',
  [theme.breakpoints.up(CARDS_BELOW)]: { '& > .fold': { display: 'none' } },
  [theme.breakpoints.down(CARDS_BELOW)]: {
    '& > .fold + :not([data-open])': { display: 'none' },
    '& > .fold + [data-open]': { marginTop: '0.75rem' },
  },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.75rem',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // The text of the button starts where the labels start.
  '& > button': { gridColumn: '1 / -1', justifySelf: 'start', marginInlineStart: '-1.125rem' },
  '& > :has([type=search]), & > .sort': { gridColumn: '1 / -1', margin: 0 },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& > div': { flex: '1 1 8rem', maxWidth: '17rem' },
    // What can be searched for is written there.
    '& > :has([type=search])': { flex: '2 1 11.5rem' },
    '& > :has([type=date])': { flexBasis: '9.25rem' },
    // Level with the inputs, below the line of the labels.
    '& > button': { margin: '1.9rem 0 0' },
  },
}));
