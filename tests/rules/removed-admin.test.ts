import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personEntry } from '../fixtures/people.ts';
import { LEDGER_RECORDS } from '../fixtures/ledger-records.ts';
import {
  ADMIN,
  ADMIN_DOCUMENT,
  authorOf,
  RENAMED_ADMIN,
  RENAMED_ADMIN_DOCUMENT,
  type Actor,
} from './actors.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { save } from './recorded.ts';

let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
});

afterAll(() => rules.close());

function saveFund(actor: Actor, id: string, own: object = {}): Promise<Outcome> {
  return outcomeOf(() => save(rules, actor, `funds/${id}`, { ...LEDGER_RECORDS.funds, ...own }));
}

it('the next read and write of a removed administrator are denied, although the token still has the claim (#64)', async () => {
  const db = rules.as('A4');
  const fund = doc(db, 'funds/main');
  const own = doc(db, `people/${ADMIN}`);
  expect(await saveFund('A4', 'main')).toBe('allowed');
  expect(await outcomeOf(() => getDoc(own))).toBe('allowed');

  await rules.server.doc(`people/${ADMIN}`).delete();
  expect(await saveFund('A4', 'main', { name: 'Mine', version: 2 })).toBe('denied');
  expect(await outcomeOf(() => getDoc(fund))).toBe('denied');
  expect(await outcomeOf(() => getDoc(own))).toBe('denied');
  expect(await outcomeOf(() => setDoc(own, ADMIN_DOCUMENT))).toBe('denied');

  await rules.server.doc(`people/${ADMIN}`).set(ADMIN_DOCUMENT);
  expect(await saveFund('A4', 'main', { name: 'Ours', version: 2 })).toBe('allowed');
});

it.each(['A2', 'A3'] as const)(
  '%s, who is listed by mistake without the claim, reads and writes nothing (#63)',
  async (actor) => {
    await rules.server.doc('funds/main').set(LEDGER_RECORDS.funds);
    const own = rules.server.doc(`people/${actor.toLowerCase()}`);
    await own.set(personEntry(authorOf(actor).email));
    const db = rules.as(actor);
    expect(await outcomeOf(() => getDoc(doc(db, 'funds/main')))).toBe('denied');
    expect(await outcomeOf(() => getDoc(doc(db, own.path)))).toBe('denied');
    expect(await saveFund(actor, 'theirs')).toBe('denied');
    await own.delete();
  },
);

it("an administrator who took another one's address reads their own entry and nothing else (#91)", async () => {
  const db = rules.as('A7');
  await rules.server.doc('funds/main').set(LEDGER_RECORDS.funds);
  const own = await getDoc(doc(db, `people/${RENAMED_ADMIN}`));
  expect(own.get('email')).toBe(RENAMED_ADMIN_DOCUMENT.email);
  expect(await outcomeOf(() => getDoc(doc(db, `people/${ADMIN}`)))).toBe('denied');
  expect(await outcomeOf(() => getDoc(doc(db, 'funds/main')))).toBe('denied');
  expect(await saveFund('A7', 'theirs')).toBe('denied');
  expect(await outcomeOf(() => setDoc(own.ref, ADMIN_DOCUMENT))).toBe('denied');
});

it('an administrator reads only their own entry, and changes none (#46)', async () => {
  await rules.server.doc('people/other').set(ADMIN_DOCUMENT);
  const db = rules.as('A4');
  expect(await outcomeOf(() => getDoc(doc(db, 'people/other')))).toBe('denied');
  expect(await outcomeOf(() => updateDoc(doc(db, `people/${ADMIN}`), { email: 'x@y.co' }))).toBe(
    'denied',
  );
});
