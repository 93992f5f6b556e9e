import { ERRORS } from '@pa-ledger/domain/errors';
import { dataStateOf, type DataState } from '@pa-ledger/domain/schema-version';
import { failure, type Failure } from './failure.ts';
import { listenDocument } from './listen-all.ts';
import type { Stop, OnChange } from './async-state.ts';
import { readDocument } from './read-document.ts';

/** What became known last; until then the rules decide. */
let known: DataState = 'current';

const SENTENCES: Readonly<Record<Exclude<DataState, 'current'>, string>> = {
  newer:
    'This page is older than the data, so nothing was saved. Copy what you typed, then reload the page.',
  older: ERRORS.dataOlder.message,
  upgrading: ERRORS.dataUpgrading.message,
};

/** Listens to what the data are to this page. */
export function listenDataState(tell: OnChange<DataState>): Stop {
  return listenDocument(
    'schema',
    'version',
    (fields) => fields,
    (live) => {
      if (live.status === 'ready') known = dataStateOf(live.value);
      tell(live.status === 'ready' ? { status: 'ready', value: known } : live);
    },
  );
}

/** Why nothing can be saved from this page, as far as that is known; null when something can. */
export function knownVersionFailure(): Failure | null {
  return known === 'current' ? null : failure('otherVersion', SENTENCES[known]);
}

/** The same, after asking the server; null also when it does not answer. */
export async function readVersionFailure(): Promise<Failure | null> {
  const read = await readDocument('schema', 'version');
  if (read.ok) known = dataStateOf(read.fields);
  return knownVersionFailure();
}
