import { collection, doc, getDoc, getDocs, serverTimestamp, updateDoc } from 'firebase/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { DATA_RIGHTS, type DataPlace } from '@pa-ledger/domain/people/places';
import { may, type Right } from '@pa-ledger/domain/people/rights';
import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  APPROVERS,
  LEDGER_RECORDS,
  recordPath,
  fieldsAt,
  WRITABLE_RECORDS,
  type Document,
} from '../fixtures/ledger-records.ts';
import { figure } from '../support/figure.ts';
import { CLAIMANTS, ENTRIES, EVERYBODY, ROLE_OF, uidOf, type Actor } from './actors.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';
import { forgetEntries, hasJournal, remove, save } from './recorded.ts';

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

interface Row {
  readonly path: string;
  readonly document: Document;
  /** What an update changes. */
  readonly change: Document;
  /** The operations that anyone may do here; all of them if absent. */
  readonly only?: readonly Operation[];
  /** The rights that operations ask for here instead of the block's. */
  readonly rights?: Readonly<Partial<Record<Operation, Right>>>;
  /** Whose entry it is. */
  readonly own?: Actor;
}

const ID = 'aB3dE5fG7hJ9kL1mN2pQ';
const anything = { status: 'approved', admin: true };
const some = { change: anything, document: anything } as const;
const read = { ...some, only: ['get', 'list'] } as const;

/** Threat #46: a document of every block of the rules, and some that an attacker might guess. */
const TABLE: readonly Row[] = [
  ...WRITABLE_RECORDS.map((name): Row => ({
    path: recordPath(name, 'main'),
    document: LEDGER_RECORDS[name],
    change: { ...LEDGER_RECORDS[name], version: 2 },
  })),
  {
    path: 'categories/main',
    document: LEDGER_RECORDS.categories,
    change: { name: 'Fair', version: 2 },
  },
  { path: 'categoryNames/hash', ...some },
  // Only so many at a time: `search.test.ts`.
  { path: 'search/expenses~one', ...some, only: [] },
  { path: 'approverSearch/approvers~one', ...some, only: [] },
  { path: 'deletedCategories/main', ...some },
  {
    path: 'settings/approvers',
    document: APPROVERS,
    change: { ...APPROVERS, treasurer: '', version: 2 },
    only: ['get', 'create', 'update'],
  },
  { path: 'settings/other', ...some },
  { path: 'settings/books', ...some, only: ['get'] },
  { path: 'closings/2025', ...read },
  { path: 'imports/sheet', ...read },
  {
    path: 'journal/settings~approvers~7',
    ...read,
    document: { collection: 'settings' },
    rights: { get: 'readContacts', list: 'readContacts' },
  },
  // The whole journal is no list of a reviewer's: `journal-reads.test.ts`.
  {
    path: 'journal/funds~main~7',
    ...read,
    document: { collection: 'funds' },
    rights: { list: 'readContacts' },
  },
  {
    path: 'schema/version',
    document: { version: SCHEMA_VERSION, migratedAt: new Date(0) },
    change: { version: SCHEMA_VERSION + 1 },
    only: ['get'],
  },
  { path: 'schema/other', ...some },
  {
    path: `expenses/${ID}`,
    document: { status: 'pending', fundId: null, submission: {} },
    change: { fundId: 'main' },
  },
  { path: `expenses/${ID}/history/submitted`, ...some },
  { path: `expenses/${ID}/decisions/0`, ...some },
  { path: `expenses/${ID}/versions/1`, ...some },
  { path: `expenses/${ID}/other/0`, ...some },
  ...[
    'letters/2026-0001',
    'ratifications/meeting',
    'ratified/payments~one',
    'accounts/checking',
    'statements/checking~2026-09-30',
    'deposits/one',
    'papers/deposits~one',
    'clearings/revenueItems~one',
    'accountTotals/2026-09~checking',
    'totals/festival~main',
    'alerts/noApprover~one',
    `contacts/${ID}`,
    'advanceHolders/one',
    'counted/expenses~one',
    'home/now',
    'homeShares/expenses~one',
    'checkNumbers/hash',
    'payments/one-1',
    'spoiledChecks/1052',
    'findings/one',
    'reviews/one',
    'reviewTicks/one',
    'mail/one',
    'notices/settings~approvers~7',
    'reminders/weekly',
    'outbox/one',
    `expenseState/${ID}`,
    'decisions/0',
    'limits/one',
    'users/a2',
    'admins/a4',
    'personLinks/a4',
    'people/a2',
    'people/a4/deeper/one',
    'categories/main/deeper/one',
  ].map((path) => ({ path, ...some })),
  // Everyone who may sign in learns from their own entry why they may do nothing.
  ...(['A4', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12'] as const).map((own) => ({
    path: `people/${uidOf(own)}`,
    document: ENTRIES[own] ?? {},
    change: anything,
    own,
  })),
];

/** Returns what the matrix says about the block that a path is in; undefined if it is in none. */
function rightsAt(path: string) {
  const place = Object.keys(DATA_RIGHTS).find((block) =>
    new RegExp(`^${block.replace('{path=**}', '.+').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(
      `/${path}`,
    ),
  );
  // The key comes from the table.
  return place === undefined ? undefined : { place, ...DATA_RIGHTS[place as DataPlace] };
}

const READS: readonly Operation[] = ['get', 'list'];

/** Returns the right that an operation asks for; null if no one has it. */
function rightFor({ path, only = OPERATIONS, rights }: Row, operation: Operation) {
  const block = rightsAt(path);
  if (block === undefined || !only.includes(operation)) return null;
  const own = rights?.[operation];
  if (own !== undefined) return own;
  if (READS.includes(operation)) return block.read;
  return operation === 'delete' ? block.delete : block.write;
}

function isAllowed(row: Row, actor: Actor, operation: Operation): boolean {
  if (row.own === actor && operation === 'get') return true;
  const right = rightFor(row, operation);
  if (right === 'signIn') return CLAIMANTS.includes(actor);
  const role = ROLE_OF[actor];
  return role !== undefined && right !== null && may(role, right);
}

it('a document of every block is tried', () => {
  const tried = new Set(TABLE.map(({ path }) => rightsAt(path)?.place));
  expect(Object.keys(DATA_RIGHTS).filter((block) => !tried.has(block))).toEqual([]);
});

/** A place of the same collection; that of a budget is another year. */
function freshPath(path: string): string {
  return path.startsWith('budgets/') ? recordPath('budgets', 'main-new') : `${path}-new`;
}

let rules: RulesEnvironment;
let tried = 0;

beforeAll(async () => {
  rules = await openRulesEnvironment();
});

afterAll(() => {
  figure('G9', `${tried} cells of Firestore's matrix as tabled`);
  return rules.close();
});

describe.each(TABLE)('$path', (row) => {
  const { path, document, change } = row;
  // The fixed name is part of the test.
  const fixed = ['settings/approvers', 'settings/books', 'schema/version'].includes(path);
  const fresh = fixed ? path : freshPath(path);

  /** Whether the document is as it was stored: a read and a refused write change nothing. */
  let isAsStored = false;

  beforeEach(async () => {
    if (isAsStored) return;
    await rules.server.doc(path).set(fieldsAt(path, document, FieldValue.serverTimestamp()));
    if (hasJournal(path)) await forgetEntries(rules, path);
    isAsStored = true;
  });

  const cells = EVERYBODY.flatMap((actor) =>
    OPERATIONS.map((operation) => {
      const expected = isAllowed(row, actor, operation) ? 'allowed' : 'denied';
      return { actor, operation, expected };
    }),
  );

  it.each(cells)(
    '$actor: $operation is $expected (#46, #63, #156, G9)',
    async ({ actor, operation, expected }) => {
      const db = rules.as(actor);
      const there = doc(db, path);
      const create = async () => {
        await rules.server.doc(fresh).delete();
        if (hasJournal(fresh)) await forgetEntries(rules, fresh);
        return save(rules, actor, fresh, fieldsAt(fresh, document, serverTimestamp()));
      };
      const attempts: Record<Operation, () => Promise<unknown>> = {
        get: () => getDoc(there),
        list: () => getDocs(collection(db, path.slice(0, path.lastIndexOf('/')))),
        create,
        update: () =>
          hasJournal(path)
            ? save(rules, actor, path, fieldsAt(path, change, serverTimestamp()))
            : updateDoc(there, fieldsAt(path, change, serverTimestamp())),
        delete: () => remove(rules, actor, path),
      };
      isAsStored = false;
      const outcome = await outcomeOf(attempts[operation]);
      // An attempt to create it takes it away first.
      const isRead = operation === 'get' || operation === 'list';
      isAsStored = isRead || (outcome === 'denied' && operation !== 'create');
      expect(outcome).toBe(expected);
      tried++;
    },
  );
});
