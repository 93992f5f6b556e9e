import { compareNames, UNKNOWN } from '@pa-ledger/domain/text/names';
import type { AsyncState } from '../../firebase/async-state.ts';
import { categories, funds } from './ledger-records.ts';
import { useStore } from '../../app/store.ts';

export interface Lookup {
  readonly categoryName: (id: string) => string;
  readonly fundName: (id: string) => string;
  /** As a conflict notice asks. */
  readonly nameOf: (collection: 'categories' | 'funds', id: string) => string;
  /** For selects, by name. */
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

/** The names of categories and funds by their ids; 'Unknown' when gone, '…' while they are on their way. */
export function useLookup(): Lookup {
  const liveCategories = useStore(categories);
  const liveFunds = useStore(funds);
  const categoryName = nameIn(liveCategories);
  const fundName = nameIn(liveFunds);
  return {
    categoryName,
    fundName,
    nameOf: (collection, id) => (collection === 'categories' ? categoryName(id) : fundName(id)),
    categoryOptions: optionsIn(liveCategories, ({ name }) => name),
    fundOptions: optionsIn(liveFunds, ({ code, name }) => `${name} (${code})`),
  };
}

/** Separate for its test. */
export function nameIn(live: AsyncState<readonly Named[]>): (id: string) => string {
  if (live.status === 'loading') return () => '…';
  const names = new Map(
    live.status === 'ready' ? live.value.map(({ id, name }) => [id, name]) : [],
  );
  return (id) => names.get(id) ?? UNKNOWN;
}

function optionsIn<Row extends Named>(
  live: AsyncState<readonly Row[]>,
  labelOf: (row: Row) => string,
): readonly Option[] {
  if (live.status !== 'ready') return [];
  return live.value
    .map((row) => ({ value: row.id, label: labelOf(row) }))
    .sort((one, other) => compareNames(one.label, other.label));
}
