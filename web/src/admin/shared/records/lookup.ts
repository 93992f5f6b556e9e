import { compareNames, UNKNOWN } from '@pa-ledger/domain/text/names';
import type { AsyncState } from '../../../data/async-state.ts';
import { categories, funds } from './ledger-records.ts';
import { useStore } from '../../../app/store.ts';

/** The names behind the ids of categories and funds. */
export interface Lookup {
  readonly categoryName: (id: string) => string;
  readonly fundName: (id: string) => string;
  /** The same by the collection that has the id. */
  readonly nameOf: (collection: 'categories' | 'funds', id: string) => string;
  /** Options for selects, by name. */
  readonly categoryOptions: readonly Option[];
  readonly fundOptions: readonly Option[];
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Returns the names of categories and funds by id; 'Unknown' when missing, '…' while they load. */
export function useLookup(): Lookup {
  const categoryState = useStore(categories);
  const fundState = useStore(funds);
  const categoryName = nameIn(categoryState);
  const fundName = nameIn(fundState);
  return {
    categoryName,
    fundName,
    nameOf: (collection, id) => (collection === 'categories' ? categoryName(id) : fundName(id)),
    categoryOptions: optionsIn(categoryState, ({ name }) => name),
    fundOptions: optionsIn(fundState, ({ code, name }) => `${name} (${code})`),
  };
}

/** Returns the lookup of names by id; exported for its test. */
export function nameIn(state: AsyncState<readonly Named[]>): (id: string) => string {
  if (state.status === 'loading') return () => '…';
  const names = new Map(
    state.status === 'ready' ? state.value.map(({ id, name }) => [id, name]) : [],
  );
  return (id) => names.get(id) ?? UNKNOWN;
}

function optionsIn<Row extends Named>(
  state: AsyncState<readonly Row[]>,
  labelOf: (row: Row) => string,
): readonly Option[] {
  if (state.status !== 'ready') return [];
  return state.value
    .map((row) => ({ value: row.id, label: labelOf(row) }))
    .sort((one, other) => compareNames(one.label, other.label));
}
