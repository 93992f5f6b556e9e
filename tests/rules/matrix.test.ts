import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPROVERS, BOOKS, SERVER_TIME, type Document } from '../fixtures/books.ts';
import { EVERYBODY, openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

interface Row {
  readonly path: string;
  readonly document: Document;
  /** What an update changes. */
  readonly change: Document;
  /** What the admin may do; nobody else may do anything anywhere. */
  readonly admin: readonly Operation[];
}

const ID = 'aB3dE5fG7hJ9kL1mN2pQ';
const note = { adminNote: 'Asked for the second page.' };
const any = { status: 'approved', admin: true };
const nothing = { change: any, document: any, admin: [] } as const;

/** Threat #46: every collection there is, and some that somebody might guess. */
const TABLE: readonly Row[] = [
  ...Object.entries(BOOKS).map(([name, document]): Row => ({
    path: `${name}/main`,
    document,
    change: name === 'fundBalances' ? { amount: 1, lastUpdated: SERVER_TIME } : document,
    admin: OPERATIONS,
  })),
  {
    path: 'settings/approvers',
    document: APPROVERS,
    change: { treasurer: '' },
    admin: ['get', 'create', 'update'],
  },
  { path: 'settings/other', ...nothing },
  {
    path: `expenses/${ID}`,
    document: { status: 'pending', fundId: null, submission: {} },
    change: note,
    admin: ['get', 'list', 'update'],
  },
  { path: `expenses/${ID}/history/submitted`, ...nothing, admin: ['get', 'list'] },
  { path: `expenses/${ID}/decisions/0`, ...nothing, admin: ['get', 'list'] },
  { path: `expenses/${ID}/other/0`, ...nothing },
  { path: 'mail/one', ...nothing },
  { path: 'outbox/one', ...nothing },
  { path: `expenseState/${ID}`, ...nothing },
  { path: 'decisions/0', ...nothing },
  { path: 'limits/one', ...nothing },
  { path: 'users/a2', ...nothing },
  { path: 'admins/a2', ...nothing },
  { path: 'categories/main/deeper/one', ...nothing },
];

let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
});

afterAll(() => rules.close());

function withTime(document: Document, time: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).map(([field, value]) => [field, value === SERVER_TIME ? time : value]),
  );
}

describe.each(TABLE)('$path', ({ path, document, change, admin }) => {
  const fresh = path === 'settings/approvers' ? path : `${path}-new`;

  beforeEach(async () => {
    await rules.server.doc(path).set(withTime(document, FieldValue.serverTimestamp()));
  });

  const cells = EVERYBODY.flatMap((actor) =>
    OPERATIONS.map((operation) => {
      const allowed = actor === 'A4' && admin.includes(operation);
      return { actor, operation, expected: allowed ? 'allowed' : 'denied' };
    }),
  );

  it.each(cells)(
    '#46 #63 $actor: $operation is $expected',
    async ({ actor, operation, expected }) => {
      const db = rules.as(actor);
      const there = doc(db, path);
      const create = async () => {
        await rules.server.doc(fresh).delete();
        return setDoc(doc(db, fresh), withTime(document, serverTimestamp()));
      };
      const attempts: Record<Operation, () => Promise<unknown>> = {
        get: () => getDoc(there),
        list: () => getDocs(collection(db, path.slice(0, path.lastIndexOf('/')))),
        create,
        update: () => updateDoc(there, withTime(change, serverTimestamp())),
        delete: () => deleteDoc(there),
      };
      expect(await outcomeOf(attempts[operation])).toBe(expected);
    },
  );
});
