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
import { EVERYBODY, ROLE_OF } from './actors.ts';
import { openRulesEnvironment, RULES_PROJECT, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';

const ID = VALID_SUBMISSION.id;
const STORED = {
  submission: VALID_SUBMISSION,
  lines: [{ categoryId: 'festival', category: 'Fall Festival', fundId: null, amount: 84.35 }],
  payable: 84.35,
  reclassified: [],
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
  await rules.server.doc(`expenses/${ID}/versions/1`).set({ version: 1 });
  await rules.server.doc('mail/one').set({ to: 'x@example.com' });
});

afterAll(() => rules.close());

/** Threat #38: ways to read somebody else's expense. */
const READS: Readonly<Record<string, (db: Firestore) => Promise<unknown>>> = {
  get: (db) => getDoc(doc(db, 'expenses', ID)),
  'get of what does not exist': (db) => getDoc(doc(db, 'expenses', EXPENSE_IDS[0] ?? '')),
  list: (db) => getDocs(collection(db, 'expenses')),
  where: (db) =>
    getDocs(
      query(collection(db, 'expenses'), where('submission.name', '==', VALID_SUBMISSION.name)),
    ),
  orderBy: (db) => getDocs(query(collection(db, 'expenses'), orderBy('payable'))),
  'count()': (db) => getCountFromServer(collection(db, 'expenses')),
  aggregate: (db) =>
    getAggregateFromServer(collection(db, 'expenses'), {
      total: sum('payable'),
      number: count(),
    }),
  'the history': (db) => getDocs(collection(db, 'expenses', ID, 'history')),
  'the collection group of histories': (db) => getDocs(collectionGroup(db, 'history')),
  'the decisions': (db) => getDocs(collection(db, 'expenses', ID, 'decisions')),
  'the versions': (db) => getDocs(collection(db, 'expenses', ID, 'versions')),
};

/** Nobody needs these, so the administrator may not read them either. */
const CLOSED_READS: typeof READS = {
  'the collection group of expenses': (db) => getDocs(collectionGroup(db, 'expenses')),
  'the collection group of decisions': (db) => getDocs(collectionGroup(db, 'decisions')),
  'the collection group of versions': (db) => getDocs(collectionGroup(db, 'versions')),
  'the outbox': (db) => getDocs(collection(db, 'mail')),
  'the count of the outbox': (db) => getCountFromServer(collection(db, 'mail')),
  'one mail': (db) => getDoc(doc(db, 'mail/one')),
};

describe('reading', () => {
  const cells = [...Object.entries(READS), ...Object.entries(CLOSED_READS)].flatMap(
    ([name, read]) =>
      EVERYBODY.map((actor) => {
        const expected = actor in ROLE_OF && name in READS ? 'allowed' : 'denied';
        return { name, read, actor, expected };
      }),
  );

  it.each(cells)('$actor: $name is $expected (#38)', async ({ read, actor, expected }) => {
    expect(await outcomeOf(() => read(rules.as(actor)))).toBe(expected);
  });
});

describe('a direct submission by the public is denied', () => {
  const create = (id: string, document: object) =>
    outcomeOf(() => setDoc(doc(rules.as('A1'), 'expenses', id), document));

  it('when everything is valid', async () => {
    expect(await create(EXPENSE_IDS[0] ?? '', VALID_SUBMISSION)).toBe('denied');
    expect(await create(EXPENSE_IDS[0] ?? '', STORED)).toBe('denied');
    expect(await create(ID, VALID_SUBMISSION)).toBe('denied');
  });

  it.each(EXTRA_FIELDS)('with its own %s (#30)', async (field, value) => {
    expect(await create(EXPENSE_IDS[0] ?? '', { ...VALID_SUBMISSION, [field]: value })).toBe(
      'denied',
    );
  });

  it.each(WRONG_SUBMISSIONS)('with a $field that is $name (#31)', async ({ body }) => {
    expect(await create(EXPENSE_IDS[0] ?? '', body)).toBe('denied');
  });

  it.each(ODD_KEYS)('with a field called %j, without the SDK (#34)', async (key) => {
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

  it.each(ODD_KEYS)('with a field called %j, through the SDK (#34)', async (key) => {
    expect(['denied', 'invalid']).toContain(
      await create(EXPENSE_IDS[0] ?? '', submissionWithKey(key, 1)),
    );
  });

  // A slash or dots make another path, and an empty id makes none.
  const ids = NOT_EXPENSE_IDS.filter(([, id]) => !/^(?:|\.+|.*\/.*)$/s.test(id));
  it.each([...ids, ...EXPENSE_IDS.map((id) => ['valid', id] as const)])(
    'under an id that is %s (#45)',
    async (_name, id) => {
      expect(['denied', 'invalid']).toContain(await create(id, VALID_SUBMISSION));
    },
  );
});

describe('a stored expense', () => {
  it.each(EVERYBODY)('is not overwritten, changed or deleted by %s (#35)', async (actor) => {
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
    { lines: [] },
    { lines: deleteField() },
    { payable: 1 },
    { reclassified: [] },
    { adminNote: 'Asked for the second page.' },
    { status: 'paid' },
    { payment: null },
    { payments: 1 },
    { receiptHashes: [] },
    { payeeKey: '' },
    { searchWords: [] },
  ])('is not changed by %j, because only functions write it (#35)', async (change) => {
    for (const actor of EVERYBODY) {
      const there = doc(rules.as(actor), 'expenses', ID);
      expect(await outcomeOf(() => updateDoc(there, change))).toBe('denied');
    }
  });
});
