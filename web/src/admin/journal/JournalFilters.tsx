import { FilterBar, periodParts } from '../shared/lists/FilterBar.tsx';
import { FilterInput } from '../shared/lists/FilterInput.tsx';
import type { Sort } from '../shared/lists/table-model.ts';
import { journalMessages } from '../shared/journal/journal-messages.ts';
import { MAX_TEXT_LENGTH, NO_FILTER, type JournalFilter } from './journal-filter.ts';
import { isReadable } from './readable-kinds.ts';
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
  return (
    <FilterBar
      filter={filter}
      onFilter={onFilter}
      none={NO_FILTER}
      sortChoice={
        <FilterInput
          label={pageMessages.sort}
          prompt={pageMessages.newestFirst}
          options={[OLDEST]}
          value={sort.direction === 'asc' ? OLDEST.value : ''}
          onChange={(value) => onSort({ by: 'date', direction: value === '' ? 'desc' : 'asc' })}
        />
      }
      parts={[
        {
          part: 'text',
          type: 'search',
          label: pageMessages.search,
          maxLength: MAX_TEXT_LENGTH,
          placeholder: pageMessages.searchExample,
        },
        {
          part: 'person',
          type: 'email',
          label: pageMessages.person,
          placeholder: pageMessages.personExample,
          suggestions: people,
        },
        {
          part: 'kind',
          label: pageMessages.kind,
          prompt: pageMessages.allKinds,
          options: KINDS.filter(({ value }) => isReadable(value)),
        },
        ...periodParts(filter, [pageMessages.from, pageMessages.to]),
      ]}
    />
  );
}
