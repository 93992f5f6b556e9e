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

it("#64 a removed admin's next read and write are denied, though the token still has the claim", async () => {
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
  '#63 %s, who is listed by mistake and has not the claim, reads and writes nothing',
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

it('#91 an admin who gave her account the address of another reads her own entry, and nothing else', async () => {
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

it('#46 an admin sees her own document and no other, and changes neither', async () => {
  await rules.server.doc('admins/other').set(ADMIN_DOCUMENT);
  const db = rules.as('A4');
  expect(await outcomeOf(() => getDoc(doc(db, 'admins/other')))).toBe('denied');
  expect(await outcomeOf(() => updateDoc(doc(db, `admins/${ADMIN}`), { email: 'x@y.co' }))).toBe(
    'denied',
  );
});
