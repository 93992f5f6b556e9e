import { dataStateOf, type DataState } from '@pa-ledger/domain/schema-version';
import { dataMessages } from './data-messages.ts';
import { failure, type Failure } from './failure.ts';
import { data } from './source.ts';
import type { Stop, OnChange } from './async-state.ts';

/** The last known state; before that the rules decide. */
let known: DataState = 'current';

/** Listens to whether the data has this page's version. */
export function listenDataState(onChange: OnChange<DataState>): Stop {
  return data.listenDocument('schema', 'version', (state) => {
    if (state.status === 'ready') known = dataStateOf(state.value);
    onChange(state.status === 'ready' ? { status: 'ready', value: known } : state);
  });
}

/** Returns why this page can't save, as far as we know; null if it can. */
export function knownVersionFailure(): Failure | null {
  return known === 'current' ? null : failure('otherVersion', dataMessages.versions[known]);
}

/** Returns the same after asking the server; null also if it doesn't answer. */
export async function readVersionFailure(): Promise<Failure | null> {
  const read = await data.readDocument('schema', 'version');
  if (read.ok) known = dataStateOf(read.fields);
  return knownVersionFailure();
}
