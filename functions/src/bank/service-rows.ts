import {
  entriesOfRow,
  PART_COLLECTIONS,
  serviceEntryId,
  type ServiceEntry,
  type ServicePart,
} from '@pa-ledger/domain/bank/services/service-entries';
import { serviceMessages } from '@pa-ledger/domain/bank/services/service-messages';
import {
  serviceEntryRefusal,
  type ServiceBooks,
} from '@pa-ledger/domain/bank/services/service-refusal';
import { serviceRowKey } from '@pa-ledger/domain/bank/services/service-row';
import { journalIdOf, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { JOURNAL } from '../firestore/paths.ts';
import { canonicalJson, shortHash } from '../platform/hashes.ts';
import type { ServiceSlice } from './service-slice.ts';

/** An entry to add, with its id. */
export type IdentifiedEntry = ServiceEntry & { readonly id: string };

/** A row with the entries it becomes, and what's stored under their ids. */
interface StoredRow {
  readonly key: string;
  /** What identifies it in the books. */
  readonly base: string;
  readonly again: boolean;
  readonly entries: readonly IdentifiedEntry[];
  /** What's stored, by part; none for a new row. */
  readonly stored: Readonly<Partial<Record<ServicePart, StoredFields>>>;
  /** Whether any of its entries was ever there. */
  readonly wasThere: boolean;
}

/** What becomes of a row. */
export interface JudgedRow extends Pick<StoredRow, 'key' | 'again' | 'entries'> {
  readonly state: 'add' | 'there' | 'differs' | 'deleted' | 'refused';
  /** Why it isn't added; '' where it needs no words. */
  readonly sentence: string;
}

/** Firestore's ids may have 64 characters here: the hash of 132 bits leaves room for those of returns. */
const HASH_LENGTH = 22;

const PARTS = Object.keys(PART_COLLECTIONS) as readonly ServicePart[];

/** Reads what's stored of a slice's rows, in the transaction that stores them. @param service the name of its account. */
export async function readStoredRows(
  transaction: Transaction,
  db: Firestore,
  { setup, rows }: ServiceSlice,
  service: string,
): Promise<readonly StoredRow[]> {
  const identified = rows.map((row) => {
    const base = baseOf(setup.accountId, serviceRowKey(row.fields, row.key));
    const entries = entriesOfRow(row.fields, { setup, service }).map((entry) => ({
      ...entry,
      id: serviceEntryId(base, entry.part),
    }));
    return { ...row, base, entries };
  });
  const places = identified.flatMap(({ base }) =>
    PARTS.map((part) => ({ collection: PART_COLLECTIONS[part], id: serviceEntryId(base, part) })),
  );
  const documents = await transaction.getAll(
    ...places.map(({ collection, id }) => db.collection(collection).doc(id)),
  );
  const begun = await transaction.getAll(
    ...places.map(({ collection, id }) =>
      db.collection(JOURNAL).doc(journalIdOf({ collection, document: id, version: 1 })),
    ),
  );
  return identified.map(({ key, base, again, entries }, index) => {
    const first = index * PARTS.length;
    const stored = PARTS.flatMap((part, at) => {
      const fields = documents[first + at]?.data();
      return fields === undefined ? [] : [[part, fields] as const];
    });
    return {
      key,
      base,
      again,
      entries,
      stored: Object.fromEntries(stored),
      wasThere: begun.slice(first, first + PARTS.length).some(({ exists }) => exists),
    };
  });
}

/** Says what becomes of each row; the second of two rows with the same id is there already, or differs. */
export function judgeRows(rows: readonly StoredRow[], books: ServiceBooks): readonly JudgedRow[] {
  const added = new Map<string, StoredRow['stored']>();
  return rows.map((row): JudgedRow => {
    const { base, entries } = row;
    const stored = added.get(base) ?? row.stored;
    if (Object.keys(stored).length > 0)
      return isSame(entries, stored)
        ? judged(row, 'there')
        : judged(row, 'differs', serviceMessages.differs);
    if (row.wasThere && !row.again) return judged(row, 'deleted', serviceMessages.deleted);
    const refusal = entries
      .map((entry) => serviceEntryRefusal(entry, books))
      .find((sentence) => sentence !== null);
    if (refusal !== undefined) return judged(row, 'refused', refusal);
    added.set(base, Object.fromEntries(entries.map(({ part, fields }) => [part, { ...fields }])));
    return judged(row, 'add');
  });
}

function judged(
  { key, again, entries }: StoredRow,
  state: JudgedRow['state'],
  sentence = '',
): JudgedRow {
  return { key, again, entries, state, sentence };
}

/** Identifies a row's entries: from its account, so that two services may have the same ids. */
function baseOf(accountId: string, key: string): string {
  return `svc-${shortHash(`${accountId}\n${key}`, HASH_LENGTH)}`;
}

/** What the service says of an entry; its category, fund, and words are the association's own. */
const FACTS = ['date', 'amount', 'accountId', 'fromAccountId', 'toAccountId'];

function isSame(entries: readonly IdentifiedEntry[], stored: StoredRow['stored']): boolean {
  const factsOf = (fields: StoredFields) => FACTS.map((name) => fields[name]);
  const wanted = entries.map(({ part, fields }) => [part, factsOf({ ...fields })]);
  const there = Object.entries(stored).map(([part, fields]) => [part, factsOf(fields)]);
  return canonicalJson(Object.fromEntries(wanted)) === canonicalJson(Object.fromEntries(there));
}
