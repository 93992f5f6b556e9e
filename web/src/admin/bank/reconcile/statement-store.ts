import {
  BANK_COLLECTIONS,
  documentOfItem,
  itemsOf,
  type BankItem,
} from '@pa-ledger/domain/bank/items';
import type { KeptStatement } from '@pa-ledger/domain/bank/statement';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { listenDocument } from '../../../data/listen.ts';
import { documentsOf, entryPage } from '../../shared/lists/entry-pages.ts';
import type { FirstOf } from '../../shared/lists/open-pages.ts';
import { combineStores, keyedStores, liveStore } from '../../shared/records/live-store.ts';
import { statementsQuery } from './statement-queries.ts';

/** A statement with its id. */
export interface StatementRow extends KeptStatement {
  readonly id: string;
}

/** Returns the statements of an account, live, the last one first; those too that were reopened. */
export function statementsOf(accountId: string, size: number | null) {
  return statementPages(`${accountId} ${size ?? ''}`);
}

const statementPages = keyedStores((key: string) => {
  const [accountId = '', size = ''] = key.split(' ');
  return combineStores(
    [entryPage([statementsQuery(accountId)], size === '' ? null : Number(size))],
    ([{ entries, through }]): FirstOf<StatementRow> => ({
      rows: entries.map(({ id, fields }) => readStatement(id, fields)),
      isCut: through !== null,
    }),
  );
});

/** Returns a statement, live; null where there is none. */
export const statementById = keyedStores((id: string) =>
  liveStore<StatementRow | null>((onChange) =>
    listenDocument('statements', id, (fields) => readStatement(id, fields), onChange),
  ),
);

function readStatement(id: string, fields: Fields): StatementRow {
  return storedAs<StatementRow>({ ...fields, id });
}

/** Returns the first of what a statement cleared, live and in its order, as it is now. @param keys of the items. */
export function clearedItems(keys: readonly string[], size: number | null) {
  const read = keys.slice(0, size ?? keys.length);
  return itemsWith([read.length < keys.length ? CUT : WHOLE, ...read].join(' '));
}

const CUT = 'cut';
const WHOLE = 'whole';

const itemsWith = keyedStores((joined: string) => {
  const [extent, ...keys] = joined.split(' ');
  const documents = keys.flatMap((key) => documentOfItem(key) ?? []);
  const found = BANK_COLLECTIONS.map((name) => {
    const ids = documents.filter(({ collection }) => collection === name).map(({ id }) => id);
    return combineStores([documentsOf(name, [...new Set(ids)])], ([rows]) =>
      rows.flatMap(({ id, fields }) => itemsOf(name, id, fields)),
    );
  });
  return combineStores(found, (lists): FirstOf<BankItem> => {
    const items = new Map(lists.flat().map((item) => [item.key, item]));
    return { rows: keys.flatMap((key) => items.get(key) ?? []), isCut: extent === CUT };
  });
});
