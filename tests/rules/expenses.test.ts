import {
  collection,
  collectionGroup,
  count,
  deleteDoc,
  deleteField,
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  sum,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EXPENSE_IDS, NOT_EXPENSE_IDS } from '../fixtures/expense-ids.ts';
import {
  EXTRA_FIELDS,
  ODD_KEYS,
  submissionWithKey,
  VALID_SUBMISSION,
  WRONG_SUBMISSIONS,
} from '../fixtures/submission.ts';
import {
  EVERYBODY,
  openRulesEnvironment,
  RULES_PROJECT,
  type RulesEnvironment,
} from './environment.ts';
import { outcomeOf } from './outcome.ts';

const ID = VALID_SUBMISSION.id;
const STORED = {
  submission: VALID_SUBMISSION,
  categoryId: 'festival',
  category: 'Fall Festival',
  fundId: null,
  status: 'pending',
  steps: [{ role: 'president', status: 'open', nonce: 'secret' }],
  reference: 'K7QM-2XFA',
};

let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
});

beforeEach(async () => {
  await rules.server.doc(`expenses/${ID}`).set(STORED);
  await rules.server.doc(`expenses/${ID}/history/submitted`).set({ by: 'x@example.com' });
  await rules.server.doc(`expenses/${ID}/decisions/0`).set({ by: 'x@example.com' });
  await rules.server.doc('mail/one').set({ to: 'x@example.com' });
});

afterAll(() => rules.close());

/** Threat #38: the ways to see somebody else's expense. */
const READS: Readonly<Record<string, (db: Firestore) => Promise<unknown>>> = {
  get: (db) => getDoc(doc(db, 'expenses', ID)),
  'get of what does not exist': (db) => getDoc(doc(db, 'expenses', EXPENSE_IDS[0] ?? '')),
  list: (db) => getDocs(collection(db, 'expenses')),
  where: (db) =>
    getDocs(
      query(collection(db, 'expenses'), where('submission.email', '==', VALID_SUBMISSION.email)),
    ),
  orderBy: (db) => getDocs(query(collection(db, 'expenses'), orderBy('submission.amount'))),
  'count()': (db) => getCountFromServer(collection(db, 'expenses')),
  aggregate: (db) =>
    getAggregateFromServer(collection(db, 'expenses'), {
      total: sum('submission.amount'),
      number: count(),
    }),
  'the history': (db) => getDocs(collection(db, 'expenses', ID, 'history')),
  'the decisions': (db) => getDocs(collection(db, 'expenses', ID, 'decisions')),
};

/** Nobody needs these, so not even the admin may. */
const CLOSED_READS: typeof READS = {
  'the collection group of expenses': (db) => getDocs(collectionGroup(db, 'expenses')),
  'the collection group of histories': (db) => getDocs(collectionGroup(db, 'history')),
  'the collection group of decisions': (db) => getDocs(collectionGroup(db, 'decisions')),
  'the outbox': (db) => getDocs(collection(db, 'mail')),
  'the count of the outbox': (db) => getCountFromServer(collection(db, 'mail')),
  'one mail': (db) => getDoc(doc(db, 'mail/one')),
};

describe('reading', () => {
  const cells = [...Object.entries(READS), ...Object.entries(CLOSED_READS)].flatMap(
    ([name, read]) =>
      EVERYBODY.map((actor) => {
        const expected = actor === 'A4' && name in READS ? 'allowed' : 'denied';
        return { name, read, actor, expected };
      }),
  );

  it.each(cells)('#38 $actor: $name is $expected', async ({ read, actor, expected }) => {
    expect(await outcomeOf(() => read(rules.as(actor)))).toBe(expected);
  });
});

describe('a direct submission by the public is denied, whatever it holds', () => {
  const create = (id: string, document: object) =>
    outcomeOf(() => setDoc(doc(rules.as('A1'), 'expenses', id), document));

  it('when everything is in order', async () => {
    expect(await create(EXPENSE_IDS[0] ?? '', VALID_SUBMISSION)).toBe('denied');
    expect(await create(EXPENSE_IDS[0] ?? '', STORED)).toBe('denied');
    expect(await create(ID, VALID_SUBMISSION)).toBe('denied');
  });

  it.each(EXTRA_FIELDS)('#30 with its own %s', async (field, value) => {
    expect(await create(EXPENSE_IDS[0] ?? '', { ...VALID_SUBMISSION, [field]: value })).toBe(
      'denied',
    );
  });

  it.each(WRONG_SUBMISSIONS)('#31 with a $field that is $name', async ({ body }) => {
    expect(await create(EXPENSE_IDS[0] ?? '', body)).toBe('denied');
  });

  it.each(ODD_KEYS)('#34 with a field called %j, past the SDK', async (key) => {
    const host = process.env['FIRESTORE_EMULATOR_HOST'];
    const documents = `http://${host ?? ''}/v1/projects/${RULES_PROJECT}/databases/(default)/documents`;
    const text = { stringValue: 'approved' };
    const answer = await fetch(`${documents}/expenses?documentId=${EXPENSE_IDS[1] ?? ''}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"fields":{${JSON.stringify(key)}:${JSON.stringify(text)}}}`,
    });
    expect([400, 403]).toContain(answer.status);
    const stored = await rules.server.doc(`expenses/${EXPENSE_IDS[1] ?? ''}`).get();
    expect(stored.exists).toBe(false);
  });

  it.each(ODD_KEYS)('#34 with a field called %j, through the SDK', async (key) => {
    expect(['denied', 'invalid']).toContain(
      await create(EXPENSE_IDS[0] ?? '', submissionWithKey(key, 1)),
    );
  });

  // A slash and dots make another path, and an empty id none at all.
  const ids = NOT_EXPENSE_IDS.filter(([, id]) => !/^(?:|\.+|.*\/.*)$/s.test(id));
  it.each([...ids, ...EXPENSE_IDS.map((id) => ['one of ours', id] as const)])(
    '#45 under an id that is %s',
    async (_name, id) => {
      expect(['denied', 'invalid']).toContain(await create(id, VALID_SUBMISSION));
    },
  );
});

describe('a stored expense', () => {
  it.each(EVERYBODY)('#35 is not overwritten, changed or deleted by %s', async (actor) => {
    const there = doc(rules.as(actor), 'expenses', ID);
    for (const field of Object.keys(STORED))
      expect(await outcomeOf(() => updateDoc(there, { [field]: 'x' }))).toBe('denied');
    for (const path of ['submission.amount', 'submission.receipts', 'submission.new'])
      expect(await outcomeOf(() => updateDoc(there, { [path]: 1 }))).toBe('denied');
    expect(await outcomeOf(() => updateDoc(there, { paidAt: 1 }))).toBe('denied');
    expect(await outcomeOf(() => updateDoc(there, { steps: deleteField() }))).toBe('denied');
    expect(await outcomeOf(() => setDoc(there, VALID_SUBMISSION))).toBe('denied');
    expect(await outcomeOf(() => deleteDoc(there))).toBe('denied');
    expect((await rules.server.doc(`expenses/${ID}`).get()).data()).toEqual(STORED);
  });

  it.each([
    { fundId: 'main' },
    { fundId: null },
    { fundId: deleteField() },
    { adminNote: 'Asked for the second page.' },
    { status: 'paid' },
    { payment: null },
    { payments: 1 },
    { receiptHashes: [] },
    { payeeKey: '' },
    { searchWords: [] },
  ])('#35 takes the change %j from nobody, for functions alone write it', async (change) => {
    for (const actor of EVERYBODY) {
      const there = doc(rules.as(actor), 'expenses', ID);
      expect(await outcomeOf(() => updateDoc(there, change))).toBe('denied');
    }
  });
});
