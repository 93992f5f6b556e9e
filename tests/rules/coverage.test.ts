import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COVERAGE } from '../support/rules-coverage/project.ts';
import {
  APPROVERS,
  LEDGER_RECORDS,
  fieldsAt,
  recordPath,
  DELETABLE_RECORDS,
  WRITABLE_RECORDS,
  type Document,
} from '../fixtures/ledger-records.ts';
import { NEAR_MISSES } from '../fixtures/near-misses.ts';
import { markCurrent } from '../support/data-version.ts';
import { ACTORS, ADMIN_DOCUMENT, type Actor } from './actors.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { READ_PLACES } from './read-places.ts';
import { FALSE_ENTRIES, TORN_PAIRS } from './journal-cases.ts';
import { sceneOf, setScenes, SUBJECTS } from './journal-scenes.ts';
import { outcomeOf } from './outcome.ts';
import { forgetEntries, remove, save, saveRecorded } from './recorded.ts';

const PATH = 'settings/approvers';

/**
 * Tests every condition of firestore.rules with a request that it allows and one that fails it, but for those of closed
 * years, accounts, clearings, amendments and returns, whose own tests see them. tests/support/rules-coverage/check.ts then
 * checks what the emulator has evaluated.
 */
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment(COVERAGE.conditions);
});

afterAll(() => rules.close());

function write(path: string, document: Document, actor: Actor = 'A4') {
  const fields = fieldsAt(path, document, serverTimestamp());
  return outcomeOf(() => save(rules, actor, path, fields));
}

describe('what an administrator writes (G9)', () => {
  it.each(NEAR_MISSES)('$title is right: $right', async ({ path, document, right }) => {
    await rules.server.doc(path).delete();
    await forgetEntries(rules, path);
    expect(await write(path, document)).toBe(right ? 'allowed' : 'denied');
  });

  it.each(WRITABLE_RECORDS)('in %s has an id of plain characters', async (name) => {
    expect(await write(recordPath(name, 'a b'), LEDGER_RECORDS[name])).toBe('denied');
  });

  it('is a budget only of a year', async () => {
    expect(await write('budgets/1998', LEDGER_RECORDS.budgets)).toBe('denied');
  });

  it('is a budget without an order and not adopted', async () => {
    const { adoptedOn: _day, ...budget } = LEDGER_RECORDS.budgets;
    expect(await write('budgets/2098', { ...budget, spending: [], income: [] })).toBe('allowed');
  });

  it('is a beginning balance only with a year in its id', async () => {
    expect(await write('fundBalances/main', LEDGER_RECORDS.fundBalances)).toBe('denied');
  });

  it.each(['standIns', 'absences'])('are no approvers without %s (#131)', async (field) => {
    await rules.server.doc(PATH).delete();
    await forgetEntries(rules, PATH);
    const without = Object.entries(APPROVERS).filter(([name]) => name !== field);
    expect(await write(PATH, Object.fromEntries(without))).toBe('denied');
    expect(await write(PATH, APPROVERS)).toBe('allowed');
  });

  it.each(['budgetItems', 'incomeItems'] as const)(
    'in %s is of the year that it had',
    async (name) => {
      const item = LEDGER_RECORDS[name];
      expect(await write(`${name}/moved`, item)).toBe('allowed');
      const moved = { ...item, fiscalYear: '2025', version: 2 };
      expect(await write(`${name}/moved`, moved)).toBe('denied');
    },
  );

  it.each(WRITABLE_RECORDS)('in %s is changed under its version, and deleted', async (name) => {
    const path = recordPath(name, 'changed');
    expect(await write(path, LEDGER_RECORDS[name])).toBe('allowed');
    expect(await write(path, LEDGER_RECORDS[name])).toBe('denied');
    expect(await write(path, { ...LEDGER_RECORDS[name], version: 2 })).toBe('allowed');
    expect(await outcomeOf(() => deleteDoc(doc(rules.as('A4'), path)))).toBe('denied');
    // Functions delete the others.
    const isTheirs = DELETABLE_RECORDS.some((own) => own === name);
    expect(await outcomeOf(() => remove(rules, 'A4', path))).toBe(isTheirs ? 'allowed' : 'denied');
  });
});

it.each(['heldForOthers', 'archived'])('a fund says %s only where it is so (G9)', async (flag) => {
  const path = `funds/${flag}`;
  expect(await write(path, { ...LEDGER_RECORDS.funds, [flag]: false })).toBe('denied');
  expect(await write(path, { ...LEDGER_RECORDS.funds, [flag]: true })).toBe('allowed');
});

describe('what is written with a journal (G9)', () => {
  // The rules are the same for every collection; journal.test.ts tries them all, and every act.
  const [funds, budgetItems] = SUBJECTS.map((subject) => sceneOf(subject, 'changed'));

  beforeAll(() => setScenes(rules, 'changed'));

  // One writes its entry first and the other its document: the emulator asks no rule behind one that denies.
  it.each([...TORN_PAIRS, ...FALSE_ENTRIES])('is refused: $title', async ({ attempts }) => {
    const tried = [funds, budgetItems].flatMap((scene) =>
      scene === undefined ? [] : attempts(rules.as('A4'), scene),
    );
    for (const batch of tried) expect(await outcomeOf(() => batch.commit())).toBe('denied');
  });

  it('is not deleted either', async () => {
    await setScenes(rules, 'deleted');
    const deletions = SUBJECTS.filter(({ collection }) =>
      ['budgetItems', 'fundBalances', 'transfers'].includes(collection),
    ).map((subject) => sceneOf(subject, 'deleted'));
    const tried = deletions.flatMap((scene) =>
      [...TORN_PAIRS, ...FALSE_ENTRIES].flatMap(({ attempts }) => attempts(rules.as('A4'), scene)),
    );
    const outcomes = await Promise.all(tried.map((batch) => outcomeOf(() => batch.commit())));
    expect(new Set(outcomes)).toEqual(new Set(['denied']));
  });

  it('continues its version after a deletion', async () => {
    await setScenes(rules, 'created again');
    for (const { path, state } of SUBJECTS) {
      const create = (version: number) =>
        outcomeOf(() => save(rules, 'A4', path, state(0, version, serverTimestamp())));
      expect([await create(3), await create(4)]).toEqual(['denied', 'allowed']);
    }
  });

  it('is refused if the entry of the same change exists, from another time', async () => {
    await setScenes(rules, 'changed');
    for (const { path, state } of SUBJECTS) {
      const after = state(1, 2, serverTimestamp());
      expect(await outcomeOf(() => save(rules, 'A4', path, after))).toBe('allowed');
      await rules.server.doc(path).update({ version: 1 });
      expect(await outcomeOf(() => setDoc(doc(rules.as('A4'), path), after))).toBe('denied');
    }
  });
});

describe('which version the data are of (G9)', () => {
  afterEach(() => markCurrent(rules.server));

  it.each([
    ['another one', { version: SCHEMA_VERSION + 1 }],
    ['one that is being changed', { version: SCHEMA_VERSION, underWay: {} }],
  ])('nothing is written into %s', async (_name, version) => {
    await rules.server.doc('schema/version').set(version);
    const read = (actor: Actor) => outcomeOf(() => getDoc(doc(rules.as(actor), 'schema/version')));
    expect([await read('A4'), await read('A2')]).toEqual(['allowed', 'denied']);
    for (const name of WRITABLE_RECORDS) {
      expect(await write(recordPath(name, 'other'), LEDGER_RECORDS[name])).toBe('denied');
      expect(await outcomeOf(() => remove(rules, 'A4', recordPath(name, 'one')))).toBe('denied');
    }
    expect(await write('settings/approvers', APPROVERS)).toBe('denied');
  });
});

describe('who may do what (G9)', () => {
  const read = (actor: Actor, path: string) => outcomeOf(() => getDoc(doc(rules.as(actor), path)));

  it.each(READ_PLACES)('$path is read by $readers', async ({ path, readers }) => {
    for (const actor of ['A4', 'A8', 'A9', 'A1', 'A2', 'A5', 'A7', 'A10', 'A11', 'A12'] as const) {
      const expected = readers.includes(actor) ? 'allowed' : 'denied';
      expect([actor, await read(actor, path)]).toEqual([actor, expected]);
    }
  });

  it.each([
    ['an entry of another role', { role: 'auditor' }, 'treasurer@example.com'],
    ['an entry without a role', { role: null }, 'treasurer@example.com'],
    ['an invitation that was not used', { joinedAt: null }, 'treasurer@example.com'],
    // In Unicode, the lower case of the first letter, the Kelvin sign, is k.
    ['an address that only looks the same', { email: 'kim@example.com' }, '\u212Aim@example.com'],
    ['no address in the token', { email: '' }, undefined],
    ['no address on either side', { email: '' }, ''],
  ])('%s makes no one an administrator', async (_name, change, email) => {
    const entry = rules.server.doc('people/odd');
    await entry.set({ ...ADMIN_DOCUMENT, ...change });
    const token = { admin: true, ...(email === undefined ? {} : { email }) };
    const db = rules.asHolderOf('odd', token);
    expect(await outcomeOf(() => getDoc(doc(db, 'funds/one')))).toBe('denied');
    expect(await outcomeOf(() => getDoc(doc(db, 'people/odd')))).toBe('allowed');
    await entry.delete();
  });

  it("only an administrator reads another's entry", async () => {
    for (const actor of ['A8', 'A9', 'A7'] as const)
      expect([actor, await read(actor, 'people/a4')]).toEqual([actor, 'denied']);
    expect(await read('A4', 'people/a9')).toBe('allowed');
    // A deleted entry is no longer one's own.
    expect(await read('A5', 'people/a5')).toBe('denied');
    const list = (actor: Actor) => outcomeOf(() => getDocs(collection(rules.as(actor), 'people')));
    expect([await list('A4'), await list('A8')]).toEqual(['allowed', 'denied']);
  });

  it('only an administrator who just signed in sets the approvers', async () => {
    for (const actor of ['A1', 'A2', 'A5', 'A8', 'A9'] as const)
      for (const path of [PATH, 'journal/settings~approvers~1'])
        expect([actor, path, await write(path, APPROVERS, actor)]).toEqual([actor, path, 'denied']);
    const signedInAt = Math.floor(Date.now() / 1000) - 601;
    const db = rules.asHolderOf('a4', { ...ACTORS.A4, auth_time: signedInAt });
    await rules.server.doc(PATH).delete();
    await forgetEntries(rules, PATH);
    const place = { collection: 'settings', document: 'approvers' };
    const change = { before: null, after: APPROVERS };
    expect(await outcomeOf(() => saveRecorded(db, place, change))).toBe('denied');
  });

  it.each(WRITABLE_RECORDS)(
    'only those who keep the books write and delete in %s',
    async (name) => {
      for (const actor of ['A1', 'A2', 'A5', 'A9'] as const) {
        expect(await write(recordPath(name, 'one'), LEDGER_RECORDS[name], actor)).toBe('denied');
        expect(await outcomeOf(() => remove(rules, actor, recordPath(name, 'one')))).toBe('denied');
      }
    },
  );
});
