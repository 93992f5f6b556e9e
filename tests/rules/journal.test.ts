import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import {
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRulesEnvironment, OUTSIDERS, type RulesEnvironment } from './environment.ts';
import {
  entryIn,
  entryOf,
  FALSE_ENTRIES,
  FIRST,
  OTHER,
  PATH,
  PLACE,
  SAVE,
  SECOND,
  settingsIn,
  storeDeleted,
  storeFirst,
  THIRD,
  TORN_PAIRS,
} from './journal-cases.ts';
import { outcomeOf } from './outcome.ts';
import { AUTHOR, saveRecorded } from './recorded.ts';

/** The approver settings and their journal: neither is written without the other. */
let rules: RulesEnvironment;
let db: Firestore;

beforeAll(async () => {
  rules = await openRulesEnvironment();
  db = rules.as('A4');
});

afterAll(() => rules.close());

const entries = () => rules.server.collection('journal').get();
const stored = async (path: string) => (await rules.server.doc(path).get()).data();

describe('a document and its entry (#92)', () => {
  beforeEach(() => storeFirst(rules));

  it('are written together when they are created and changed', async () => {
    await rules.server.doc(PATH).delete();
    const first = { before: null, after: FIRST };
    expect(await outcomeOf(() => saveRecorded(db, PLACE, first))).toBe('allowed');
    expect(await outcomeOf(() => saveRecorded(db, PLACE, SAVE))).toBe('allowed');
    const entry = await stored('journal/settings~approvers~2');
    expect(entry).toMatchObject({ kind: 'changed', by: AUTHOR, ...SAVE });
    expect(entry?.['at']).toBeInstanceOf(Timestamp);
  });

  it.each([...TORN_PAIRS, ...FALSE_ENTRIES])('are refused: $title', async ({ write }) => {
    expect(await outcomeOf(() => write(db))).toBe('denied');
    expect(await stored(PATH)).toEqual(FIRST);
    expect((await entries()).size).toBe(0);
    expect(await outcomeOf(() => saveRecorded(db, PLACE, SAVE))).toBe('allowed');
  });

  it('give the final document if one commit writes it twice', async () => {
    const write = writeBatch(db).set(settingsIn(db), OTHER).set(settingsIn(db), SECOND);
    const commit = () => write.set(entryIn(db, 2), entryOf(SAVE)).commit();
    expect(await outcomeOf(commit)).toBe('allowed');
    expect(await stored(PATH)).toEqual(SECOND);
  });

  it('are refused if the next write has no entry', async () => {
    expect(await outcomeOf(() => saveRecorded(db, PLACE, SAVE))).toBe('allowed');
    expect(await outcomeOf(() => setDoc(settingsIn(db), THIRD))).toBe('denied');
    expect(await outcomeOf(() => setDoc(settingsIn(db), OTHER))).toBe('denied');
    const next = { before: SECOND, after: THIRD };
    expect(await outcomeOf(() => saveRecorded(db, PLACE, next))).toBe('allowed');
  });

  it('are refused if the journal has this change already', async () => {
    expect(await outcomeOf(() => saveRecorded(db, PLACE, SAVE))).toBe('allowed');
    // As after a repair by hand.
    await rules.server.doc(PATH).set(FIRST);
    expect(await outcomeOf(() => setDoc(settingsIn(db), SECOND))).toBe('denied');
    expect(await outcomeOf(() => saveRecorded(db, PLACE, SAVE))).toBe('denied');
  });

  it('are refused for a collection without a journal', async () => {
    const fund = { code: '1', name: 'Main', version: 1 };
    const funds = { collection: 'funds', document: 'main' };
    const change = { before: null, after: fund };
    expect(await outcomeOf(() => saveRecorded(db, funds, change))).toBe('denied');
    expect(await outcomeOf(() => setDoc(doc(db, 'funds/main'), fund))).toBe('allowed');
  });

  it('are written only by an administrator', async () => {
    for (const actor of OUTSIDERS) {
      const write = () => saveRecorded(rules.as(actor), PLACE, SAVE);
      expect(await outcomeOf(write)).toBe('denied');
    }
  });

  it('stay: no administrator changes or deletes an entry', async () => {
    await saveRecorded(db, PLACE, SAVE);
    const before = await stored('journal/settings~approvers~2');
    const entry = entryIn(db, 2);
    const attempts = [
      () => updateDoc(entry, { by: { uid: 'a5', email: 'other@example.com' } }),
      () => updateDoc(entry, { at: serverTimestamp() }),
      () => setDoc(entry, entryOf(SAVE)),
      () => deleteDoc(entry),
    ];
    for (const attempt of attempts) expect(await outcomeOf(attempt)).toBe('denied');
    expect(await stored('journal/settings~approvers~2')).toEqual(before);
  });
});

describe('the next life of a deleted document (#92)', () => {
  beforeEach(() => storeDeleted(rules));

  const create = (version: number) => {
    const after: StoredFields = { ...FIRST, version };
    return outcomeOf(() => saveRecorded(db, PLACE, { before: null, after }));
  };

  it('continues its version', async () => {
    for (const version of [1, 2, 3, 5, 0, -1]) expect(await create(version)).toBe('denied');
    expect(await create(4)).toBe('allowed');
  });

  it('cannot begin above version 1 if the version before was not a deletion', async () => {
    await rules.server.doc('journal/settings~approvers~3').delete();
    expect(await create(4)).toBe('denied');
    expect(await create(3)).toBe('denied');
  });
});
