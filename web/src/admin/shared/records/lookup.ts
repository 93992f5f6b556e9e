import type { ReferenceField } from '@pa-ledger/domain/fields/field';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { compareNames, UNKNOWN } from '@pa-ledger/domain/text/sort';
import type { AsyncState } from '../../../data/async-state.ts';
import { accounts, categories, funds } from './ledger-records.ts';
import { sharedMessages } from '../shared-messages.ts';
import { useStore } from '../../../app/store.ts';

/** The names behind the ids of categories, funds and accounts. */
export interface Lookup {
  readonly categoryName: (id: string) => string;
  readonly fundName: (id: string) => string;
  readonly accountName: (id: string) => string;
  /** The same by the collection that has the id. */
  readonly nameOf: (collection: ReferenceField['to'], id: string) => string;
  /** Whether all names are known. */
  readonly ready: boolean;
  /** Options for selects, by name, with what is archived last; `offered` takes that away. */
  readonly categoryOptions: readonly Option[];
  readonly fundOptions: readonly Option[];
  readonly accountOptions: readonly Option[];
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Set for what is not offered for anything new. */
  readonly archived?: true;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly archived?: boolean;
}

/** Returns the options of a form: without what is archived, unless it is what is chosen. */
export function offered(options: readonly Option[], chosen: unknown): readonly Option[] {
  return options.filter(({ value, archived }) => archived === undefined || value === chosen);
}

/** Returns the names of categories, funds and accounts by id; 'Unknown' when missing, '…' while they load. */
export function useLookup(): Lookup {
  const categoryState = useStore(categories);
  const fundState = useStore(funds);
  const accountState = useStore(accounts);
  const categoryName = nameIn(categoryState);
  const fundName = nameIn(fundState);
  const accountName = nameIn(accountState);
  const names = { categories: categoryName, funds: fundName, accounts: accountName };
  return {
    categoryName,
    fundName,
    accountName,
    nameOf: (collection, id) => names[collection](id),
    ready: [categoryState, fundState, accountState].every(({ status }) => status === 'ready'),
    categoryOptions: optionsIn(categoryState, ({ name }) => name),
    fundOptions: optionsIn(fundState, ({ code, name }) => `${name} (${code})`),
    accountOptions: optionsIn(accountState, ({ name }) => name),
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
    .map((row) =>
      isInUse(row)
        ? { value: row.id, label: labelOf(row) }
        : { value: row.id, label: sharedMessages.archived(labelOf(row)), archived: true as const },
    )
    .sort(
      (one, other) =>
        Number('archived' in one) - Number('archived' in other) ||
        compareNames(one.label, other.label),
    );
}
