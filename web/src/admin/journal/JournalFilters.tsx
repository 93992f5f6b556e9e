import { useId } from 'react';
import { TextInput } from '../../ui/inputs.tsx';
import { SelectField, shared, TextInputField } from '../shared/forms/fields.tsx';
import { FilterFrame, PeriodFields } from '../shared/lists/FilterBar.tsx';
import type { Sort } from '../shared/lists/table-model.ts';
import { journalMessages } from '../shared/journal/journal-messages.ts';
import { MAX_TEXT_LENGTH, NO_FILTER, type JournalFilter } from './journal-filter.ts';
import { pageMessages } from './journal-page-messages.ts';

interface JournalFiltersProps {
  readonly filter: JournalFilter;
  readonly onFilter: (filter: JournalFilter) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** The addresses that are proposed. */
  readonly people: readonly string[];
}

const KINDS = Object.entries(journalMessages.subjects).map(([value, { many }]) => ({
  value,
  label: many,
}));

const OLDEST = { value: 'asc', label: pageMessages.oldestFirst };

/** Filters the Journal by words, person, kind and days, and orders it. */
export function JournalFilters({ filter, onFilter, sort, onSort, people }: JournalFiltersProps) {
  const listId = useId();
  return (
    <FilterFrame
      filter={filter}
      onFilter={onFilter}
      none={NO_FILTER}
      sortChoice={
        <SelectField
          name="filter-sort"
          unmarked
          error={null}
          label={pageMessages.sort}
          prompt={pageMessages.newestFirst}
          options={[OLDEST]}
          value={sort.direction === 'asc' ? OLDEST.value : ''}
          onChange={(value) => onSort({ by: 'date', direction: value === '' ? 'desc' : 'asc' })}
        />
      }
    >
      {(bind) => (
        <>
          <TextInputField
            {...bind('text')}
            type="search"
            label={pageMessages.search}
            maxLength={MAX_TEXT_LENGTH}
            placeholder={pageMessages.searchExample}
          />
          <TextInput
            {...shared({ ...bind('person'), label: pageMessages.person })}
            type="email"
            autoComplete="off"
            placeholder={pageMessages.personExample}
            list={listId}
          />
          <datalist id={listId}>
            {people.map((address) => (
              <option key={address} value={address} />
            ))}
          </datalist>
          <SelectField
            {...bind('kind')}
            label={pageMessages.kind}
            prompt={pageMessages.allKinds}
            options={KINDS}
          />
          <PeriodFields bind={bind} labels={[pageMessages.from, pageMessages.to]} />
        </>
      )}
    </FilterFrame>
  );
}
