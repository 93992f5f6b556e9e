import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LEDGER_RECORDS } from '../fixtures/ledger-records.ts';
import {
  ADMIN,
  ADMIN_DOCUMENT,
  openRulesEnvironment,
  RENAMED_ADMIN,
  RENAMED_ADMIN_DOCUMENT,
  type RulesEnvironment,
} from './environment.ts';
import { outcomeOf } from './outcome.ts';

let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
});

afterAll(() => rules.close());

it('the next read and write of a removed administrator are denied, although the token still has the claim (#64)', async () => {
  const db = rules.as('A4');
  const fund = doc(db, 'funds/main');
  const own = doc(db, `admins/${ADMIN}`);
  expect(await outcomeOf(() => setDoc(fund, LEDGER_RECORDS.funds))).toBe('allowed');
  expect(await outcomeOf(() => getDoc(own))).toBe('allowed');

  await rules.server.doc(`admins/${ADMIN}`).delete();
  expect(await outcomeOf(() => updateDoc(fund, { name: 'Mine', version: 2 }))).toBe('denied');
  expect(await outcomeOf(() => getDoc(fund))).toBe('denied');
  expect(await outcomeOf(() => getDoc(own))).toBe('denied');
  expect(await outcomeOf(() => setDoc(own, ADMIN_DOCUMENT))).toBe('denied');

  await rules.server.doc(`admins/${ADMIN}`).set(ADMIN_DOCUMENT);
  expect(await outcomeOf(() => updateDoc(fund, { name: 'Ours', version: 2 }))).toBe('allowed');
});

it.each(['A2', 'A3'] as const)(
  '%s, who is listed by mistake without the claim, reads and writes nothing (#63)',
  async (actor) => {
    await rules.server.doc('funds/main').set(LEDGER_RECORDS.funds);
    const own = rules.server.doc(`admins/${actor.toLowerCase()}`);
    await own.set(ADMIN_DOCUMENT);
    const db = rules.as(actor);
    expect(await outcomeOf(() => getDoc(doc(db, 'funds/main')))).toBe('denied');
    expect(await outcomeOf(() => getDoc(doc(db, own.path)))).toBe('denied');
    expect(await outcomeOf(() => setDoc(doc(db, 'funds/theirs'), LEDGER_RECORDS.funds))).toBe(
      'denied',
    );
    await own.delete();
  },
);

it("an administrator who took another one's address reads their own entry and nothing else (#91)", async () => {
  const db = rules.as('A7');
  await rules.server.doc('funds/main').set(LEDGER_RECORDS.funds);
  const own = await getDoc(doc(db, `admins/${RENAMED_ADMIN}`));
  expect(own.get('email')).toBe(RENAMED_ADMIN_DOCUMENT.email);
  expect(await outcomeOf(() => getDoc(doc(db, `admins/${ADMIN}`)))).toBe('denied');
  expect(await outcomeOf(() => getDoc(doc(db, 'funds/main')))).toBe('denied');
  expect(await outcomeOf(() => setDoc(doc(db, 'funds/theirs'), LEDGER_RECORDS.funds))).toBe(
    'denied',
  );
  expect(await outcomeOf(() => setDoc(own.ref, ADMIN_DOCUMENT))).toBe('denied');
});

it('an administrator reads only their own entry, and changes none (#46)', async () => {
  await rules.server.doc('admins/other').set(ADMIN_DOCUMENT);
  const db = rules.as('A4');
  expect(await outcomeOf(() => getDoc(doc(db, 'admins/other')))).toBe('denied');
  expect(await outcomeOf(() => updateDoc(doc(db, `admins/${ADMIN}`), { email: 'x@y.co' }))).toBe(
    'denied',
  );
});
