import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { personEntry } from '../fixtures/people.ts';
import { APPROVERS, LEDGER_RECORDS } from '../fixtures/ledger-records.ts';
import {
  ACTORS,
  ADMIN,
  putPeople,
  ADMIN_DOCUMENT,
  authorOf,
  justSignedIn,
  RENAMED_ADMIN,
  RENAMED_ADMIN_DOCUMENT,
  type Actor,
} from './actors.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { forgetEntries, save, saveRecorded } from './recorded.ts';

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

it('an administrator reads every entry, and changes none (#46)', async () => {
  await rules.server.doc('people/other').set(ADMIN_DOCUMENT);
  const db = rules.as('A4');
  expect(await outcomeOf(() => getDoc(doc(db, 'people/other')))).toBe('allowed');
  expect(await outcomeOf(() => updateDoc(doc(db, `people/${ADMIN}`), { email: 'x@y.co' }))).toBe(
    'denied',
  );
  await rules.server.doc('people/other').delete();
});

describe('the same token (#157)', () => {
  const OWN = 'people/a9';
  const readFund = (actor: Actor) => outcomeOf(() => getDoc(doc(rules.as(actor), 'funds/main')));

  beforeAll(() => rules.server.doc('funds/main').set(LEDGER_RECORDS.funds));
  afterEach(() => putPeople(rules.server));

  it("reads nothing any longer at the instant after a reviewer's last day", async () => {
    const token = justSignedIn(ACTORS.A9);
    // The emulator takes the time of a read from when its connection was opened, so each read has its own.
    const readAnew = (path: string) =>
      outcomeOf(() => getDoc(doc(rules.asHolderOf('a9', token), path)));
    const soon = Date.now() + 1_500;
    await rules.server.doc(OWN).update({ endsAt: new Date(soon) });
    expect(await readAnew('funds/main')).toBe('allowed');
    await vi.waitFor(async () => expect(await readAnew('funds/main')).toBe('denied'), {
      timeout: 10_000,
      interval: 300,
    });
    expect(Date.now()).toBeGreaterThanOrEqual(soon);
    // The page still learns why.
    expect(await readAnew(OWN)).toBe('allowed');
  });

  it.each([
    ['another role', { role: 'admin' }, 'allowed'],
    ['no role of ours', { role: 'auditor' }, 'denied'],
    ['an end in the past', { endsAt: new Date(0) }, 'denied'],
    ['an end that is no moment', { endsAt: '2099-01-01' }, 'denied'],
    ['a sign-in that must be newer', { validAfter: new Date(Date.now() + 60_000) }, 'denied'],
    ['no moment for sign-ins', { validAfter: null }, 'denied'],
    ['an invitation in the place of the join', { joinedAt: null }, 'denied'],
  ] as const)('reads by the entry as it is now: %s', async (_name, change, expected) => {
    expect(await readFund('A9')).toBe('allowed');
    await rules.server.doc(OWN).update(change);
    expect(await readFund('A9')).toBe(expected);
  });

  it('writes what the role may write now', async () => {
    expect(await saveFund('A9', 'reviewed')).toBe('denied');
    await rules.server.doc(OWN).update({ role: 'bookkeeper' });
    expect(await saveFund('A9', 'reviewed')).toBe('allowed');
    await rules.server.doc(OWN).update({ role: 'reviewer' });
    expect(await saveFund('A9', 'reviewed', { version: 2 })).toBe('denied');
  });

  it('counts from the very second on from which sign-ins count', async () => {
    const second = Math.floor(Date.now() / 1000) - 60;
    await rules.server.doc(OWN).update({ validAfter: new Date(second * 1000) });
    const signedInAt = (authTime: number) =>
      rules.asHolderOf('a9', { admin: true, email: ACTORS.A9.email, auth_time: authTime });
    const readAs = (authTime: number) =>
      outcomeOf(() => getDoc(doc(signedInAt(authTime), 'funds/main')));
    expect([await readAs(second), await readAs(second - 1)]).toEqual(['allowed', 'denied']);
  });
});

describe('who approves (#131)', () => {
  const PATH = 'settings/approvers';
  const place = { collection: 'settings', document: 'approvers' };
  const setBy = async (db: ReturnType<typeof rules.as>, by: Actor = 'A4'): Promise<Outcome> => {
    await rules.server.doc(PATH).delete();
    await forgetEntries(rules, PATH);
    const change = { before: null, after: APPROVERS };
    return outcomeOf(() => saveRecorded(db, place, change, { by: authorOf(by) }));
  };
  const signedInFor = (seconds: number) =>
    rules.asHolderOf(ADMIN, {
      ...ACTORS.A4,
      auth_time: Math.floor(Date.now() / 1000) - seconds,
    });

  it('is set within ten minutes of the password, and by no older sign-in', async () => {
    expect(await setBy(signedInFor(9 * 60))).toBe('allowed');
    const old = signedInFor(10 * 60 + 1);
    expect(await setBy(old)).toBe('denied');
    // It goes on with everything else.
    expect(await outcomeOf(() => getDoc(doc(old, PATH)))).toBe('allowed');
    expect(await outcomeOf(() => getDoc(doc(old, 'funds/main')))).toBe('allowed');
  });

  it.each(['A8', 'A9'] as const)('is not set by %s', async (actor) => {
    expect(await setBy(rules.as(actor), actor)).toBe('denied');
  });
});
