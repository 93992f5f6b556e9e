import { collection, doc, getDoc, getDocs, serverTimestamp, updateDoc } from 'firebase/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  APPROVERS,
  LEDGER_RECORDS,
  recordPath,
  fieldsAt,
  DELETABLE_RECORDS,
  WRITABLE_RECORDS,
  type Document,
} from '../fixtures/ledger-records.ts';
import { figure } from '../support/figure.ts';
import { ADMIN, ADMIN_DOCUMENT, EVERYBODY } from './actors.ts';
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
  /** What the administrator may do; nobody else may do anything. */
  readonly admin: readonly Operation[];
  /** What everybody else with the claim may do: a removed and a renamed administrator. */
  readonly claim?: readonly Operation[];
}

const ID = 'aB3dE5fG7hJ9kL1mN2pQ';
const anything = { status: 'approved', admin: true };
const nothing = { change: anything, document: anything, admin: [] } as const;

/** Threat #46: every collection, and some that an attacker might guess. */
const TABLE: readonly Row[] = [
  ...WRITABLE_RECORDS.map((name): Row => ({
    path: recordPath(name, 'main'),
    document: LEDGER_RECORDS[name],
    change: { ...LEDGER_RECORDS[name], version: 2 },
    admin: OPERATIONS.filter(
      (operation) => operation !== 'delete' || DELETABLE_RECORDS.some((own) => own === name),
    ),
  })),
  {
    path: 'categories/main',
    document: LEDGER_RECORDS.categories,
    change: { name: 'Fair', version: 2 },
    admin: ['get', 'list'],
  },
  { path: 'categoryNames/hash', ...nothing },
  // Only so many at a time: `search.test.ts`.
  { path: 'search/expenses~one', ...nothing },
  { path: 'deletedCategories/main', ...nothing },
  {
    path: 'settings/approvers',
    document: APPROVERS,
    change: { ...APPROVERS, treasurer: '', version: 2 },
    admin: ['get', 'create', 'update'],
  },
  { path: 'settings/other', ...nothing },
  { path: 'settings/books', ...nothing, admin: ['get'] },
  { path: 'closings/2025', ...nothing, admin: ['get', 'list'] },
  { path: 'imports/sheet', ...nothing, admin: ['get', 'list'] },
  { path: 'journal/settings~approvers~7', ...nothing, admin: ['get', 'list'] },
  {
    path: 'schema/version',
    document: { version: SCHEMA_VERSION, migratedAt: new Date(0) },
    change: { version: SCHEMA_VERSION + 1 },
    admin: ['get'],
    claim: ['get'],
  },
  { path: 'schema/other', ...nothing },
  {
    path: `expenses/${ID}`,
    document: { status: 'pending', fundId: null, submission: {} },
    change: { fundId: 'main' },
    admin: ['get', 'list'],
  },
  { path: `expenses/${ID}/history/submitted`, ...nothing, admin: ['get', 'list'] },
  { path: `expenses/${ID}/decisions/0`, ...nothing, admin: ['get', 'list'] },
  { path: `expenses/${ID}/versions/1`, ...nothing, admin: ['get', 'list'] },
  { path: `expenses/${ID}/other/0`, ...nothing },
  { path: 'letters/2026-0001', ...nothing, admin: ['get', 'list'] },
  { path: 'ratifications/meeting', ...nothing, admin: ['get', 'list'] },
  { path: 'ratified/payments~one', ...nothing, admin: ['get', 'list'] },
  { path: 'accounts/checking', ...nothing, admin: ['get', 'list'] },
  { path: 'statements/checking~2026-09-30', ...nothing, admin: ['get', 'list'] },
  { path: 'deposits/one', ...nothing, admin: ['get', 'list'] },
  { path: 'papers/deposits~one', ...nothing, admin: ['get', 'list'] },
  { path: 'clearings/revenueItems~one', ...nothing, admin: ['get', 'list'] },
  { path: 'accountTotals/2026-09~checking', ...nothing, admin: ['get', 'list'] },
  { path: 'totals/festival~main', ...nothing, admin: ['get', 'list'] },
  { path: 'alerts/noApprover~one', ...nothing, admin: ['get', 'list'] },
  { path: `contacts/${ID}`, ...nothing, admin: ['get', 'list'] },
  { path: 'advanceHolders/one', ...nothing, admin: ['get', 'list'] },
  { path: 'counted/expenses~one', ...nothing },
  { path: 'home/now', ...nothing, admin: ['get', 'list'] },
  { path: 'homeShares/expenses~one', ...nothing },
  { path: 'checkNumbers/hash', ...nothing },
  { path: 'payments/one-1', ...nothing, admin: ['get', 'list'] },
  { path: 'spoiledChecks/1052', ...nothing, admin: ['get', 'list'] },
  { path: 'mail/one', ...nothing },
  { path: 'notices/settings~approvers~7', ...nothing },
  { path: 'reminders/weekly', ...nothing },
  { path: 'outbox/one', ...nothing },
  { path: `expenseState/${ID}`, ...nothing },
  { path: 'decisions/0', ...nothing },
  { path: 'limits/one', ...nothing },
  { path: 'users/a2', ...nothing },
  { path: 'people/a2', ...nothing },
  { path: `people/${ADMIN}`, document: ADMIN_DOCUMENT, change: anything, admin: ['get'] },
  { path: 'categories/main/deeper/one', ...nothing },
];

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

describe.each(TABLE)('$path', ({ path, document, change, admin, claim = [] }) => {
  // The fixed name is part of the test.
  const fixed = [
    'settings/approvers',
    'settings/books',
    'schema/version',
    `people/${ADMIN}`,
  ].includes(path);
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
      const allowed =
        (actor === 'A4' && admin.includes(operation)) ||
        (['A5', 'A7'].includes(actor) && claim.includes(operation));
      return { actor, operation, expected: allowed ? 'allowed' : 'denied' };
    }),
  );

  it.each(cells)(
    '$actor: $operation is $expected (#46, #63, G9)',
    async ({ actor, operation, expected }) => {
      const db = rules.as(actor);
      const there = doc(db, path);
      const create = async () => {
        // The administrator's own entry must exist.
        if (path !== `people/${ADMIN}`) await rules.server.doc(fresh).delete();
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
