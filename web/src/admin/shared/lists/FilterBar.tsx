import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { CARDS_BELOW } from './table-styles.ts';
import { DateField, SelectField } from '../forms/fields.tsx';
import type { Lookup } from '../records/lookup.ts';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { sharedMessages } from '../shared-messages.ts';
import type { BoundField } from '../saving/useSaving.ts';
import type { ListFilter } from './list-address.ts';

interface FilterFrameProps<F extends ListFilter<F>> {
  readonly filter: F;
  /** The filter that leaves nothing out. */
  readonly none: F;
  readonly onFilter: (filter: F) => void;
  /** `<SortChoice … />`. */
  readonly sortChoice: ReactNode;
  /** The inputs. */
  readonly children: (bind: BindFilter<F>) => ReactNode;
}

/** Returns the props that connect an input to its part of the filter. */
export type BindFilter<F> = (part: keyof F & string) => FilterField;
type FilterField = BoundField<string> & { readonly unmarked: true };

/** The filters of a list with the button that clears them; on a phone behind a button, and with the list's order. */
export function FilterFrame<F extends ListFilter<F>>(props: FilterFrameProps<F>) {
  const { filter, none, onFilter, sortChoice, children } = props;
  const bind = (part: keyof F & string): FilterField => ({
    name: `filter-${part}`,
    unmarked: true,
    value: filter[part],
    error: null,
    onChange: (typed) => onFilter({ ...filter, [part]: typed }),
  });
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
        {children(bind)}
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

interface PeriodFieldsProps {
  readonly bind: BindFilter<Period>;
  /** The labels of the parts `from` and `to`. */
  readonly labels: readonly [from: string, to: string];
}

/** The first and the last day, `YYYY-MM-DD`; '' or half a date limits nothing. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** From which day to which a list is shown. */
export function PeriodFields({ bind, labels }: PeriodFieldsProps) {
  const [from, to] = [bind('from'), bind('to')];
  return (
    <>
      <DateField {...from} label={labels[0]} />
      <DateField
        {...to}
        error={periodError({ from: from.value, to: to.value })}
        label={labels[1]}
      />
    </>
  );
}

/** The filter of a list of the books. */
type BooksFilter<F> = ListFilter<F> & { readonly categoryId: string; readonly fundId: string };

interface FilterBarProps<F extends BooksFilter<F>> extends Omit<FilterFrameProps<F>, 'children'> {
  readonly lookup: Pick<Lookup, 'categoryOptions' | 'fundOptions'>;
  /** The labels of category and fund, where those of the columns are not clear enough. */
  readonly labels?: readonly [category: string, fund: string];
  /** The inputs before the others, and behind them. */
  readonly children?: (bind: BindFilter<F>) => ReactNode;
  readonly after?: (bind: BindFilter<F>) => ReactNode;
}

/** The filters of a list: category, fund, and what else it has. */
export function FilterBar<F extends BooksFilter<F>>(props: FilterBarProps<F>) {
  const { lookup, labels, children, after, ...frame } = props;
  const { category, fund, allCategories, allFunds } = sharedMessages;
  const [categoryLabel, fundLabel] = labels ?? [category, fund];
  return (
    <FilterFrame {...frame}>
      {(bind) => (
        <>
          {children?.(bind)}
          <SelectField
            {...bind('categoryId')}
            label={categoryLabel}
            prompt={allCategories}
            options={lookup.categoryOptions}
          />
          <SelectField
            {...bind('fundId')}
            label={fundLabel}
            prompt={allFunds}
            options={lookup.fundOptions}
          />
          {after?.(bind)}
        </>
      )}
    </FilterFrame>
  );
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
