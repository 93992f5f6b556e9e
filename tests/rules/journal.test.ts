import type { Change, StoredFields } from '@pa-ledger/domain/ledger/journal';
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
import { authorOf, OUTSIDERS } from './actors.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { FALSE_ENTRIES, TORN_PAIRS } from './journal-cases.ts';
import { DELETABLE_RECORDS } from '../fixtures/ledger-records.ts';
import { ACTS, entryIn, sceneOf, setScenes, SUBJECTS, type Scene } from './journal-scenes.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { addRecorded, AUTHOR, entryOf, save, saveRecorded } from './recorded.ts';
import { times } from '../support/random.ts';

/** Every document that an administrator writes, and its journal: neither is written without the other. */
let rules: RulesEnvironment;
let db: Firestore;

beforeAll(async () => {
  rules = await openRulesEnvironment();
  db = rules.as('A4');
});

afterAll(() => rules.close());

const entries = () => rules.server.collection('journal').get();
const stored = async (path: string) => (await rules.server.doc(path).get()).data();

/** What is stored of all subjects, and how many entries there are. */
async function state(): Promise<unknown> {
  const documents = await rules.server.getAll(
    ...SUBJECTS.map(({ path }) => rules.server.doc(path)),
  );
  return [documents.map((document) => document.data()), (await entries()).size];
}

const tryPair = ({ change, ...scene }: Scene): Promise<Outcome> =>
  outcomeOf(() => saveRecorded(db, scene, change));

/** The administrator deletes documents of the books, and never the settings; functions delete funds and entries. */
const mayBe = ({ act, collection }: Scene): boolean =>
  act !== 'deleted' || DELETABLE_RECORDS.some((name) => name === collection);

/**
 * One function of the rules tells all collections' entries. So a false one is tried in a third of the collections, others
 * for each act, and in all where it fits but a few. `npm run test:long` tries all.
 */
const EVERY = times(3, 1);
const REFUSED = [
  ...TORN_PAIRS.map((refused) => ({ ...refused, every: 1, first: 0 })),
  ...FALSE_ENTRIES.map((refused, first) => ({ ...refused, every: EVERY, first })),
];

describe.each(ACTS)('when a document is %s (#92)', (act) => {
  const scenes = SUBJECTS.map((subject) => sceneOf(subject, act));
  /** Whether nothing was written since the scenes were set. */
  let isSet = false;
  let before: unknown;

  beforeEach(async () => {
    if (isSet) return;
    await setScenes(rules, act);
    before = await state();
    isSet = true;
  });

  it.each(REFUSED)('no collection takes it: $title', async ({ attempts, every, first }) => {
    isSet = false;
    const turn = first + ACTS.indexOf(act);
    const all = scenes.flatMap((scene) =>
      attempts(db, scene).map((batch) => ({ in: scene.collection, batch })),
    );
    const commits = all.filter((_, index) => all.length <= every || (index + turn) % every === 0);
    const outcomes = await Promise.all(
      commits.map(async (commit) => ({
        in: commit.in,
        outcome: await outcomeOf(() => commit.batch.commit()),
      })),
    );
    expect(outcomes.filter(({ outcome }) => outcome !== 'denied')).toEqual([]);
    isSet = true;
  });

  it('what no collection takes leaves nothing behind', async () => {
    expect(await state()).toEqual(before);
  });

  it.each(OUTSIDERS)('no collection takes it from %s', async (actor) => {
    const outcomes = await Promise.all(
      scenes.map(({ change, ...scene }) =>
        outcomeOf(() => saveRecorded(rules.as(actor), scene, change, { by: authorOf(actor) })),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['denied']));
  });

  it('every collection takes it with its entry', async () => {
    isSet = false;
    const outcomes = await Promise.all(scenes.map(tryPair));
    expect(outcomes).toEqual(scenes.map((scene) => (mayBe(scene) ? 'allowed' : 'denied')));
    for (const { path, collection, document, version, change } of scenes.filter(mayBe)) {
      const entry = await stored(`journal/${collection}~${document}~${version}`);
      const kind = act === 'created again' ? 'created' : act;
      expect(entry).toMatchObject({ collection, document, version, kind, by: AUTHOR });
      expect(entry?.['at']).toBeInstanceOf(Timestamp);
      expect(entry?.['after']).toEqual((await stored(path)) ?? null);
      expect(entry?.['before'] === null).toBe(change.before === null);
    }
  });
});

describe.each(SUBJECTS)('$path and its journal (#92, #118)', (subject) => {
  const { path } = subject;
  const scene = sceneOf(subject, 'changed');
  const tryBare = (after: StoredFields) => outcomeOf(() => setDoc(doc(db, path), after));
  const trySave = (after: StoredFields) => outcomeOf(() => save(rules, 'A4', path, after));
  const { other, next } = scene;
  const second = subject.state(1, 2, serverTimestamp());

  beforeEach(() => setScenes(rules, 'changed'));

  it('have the final document if one commit writes it twice', async () => {
    const twice = writeBatch(db).set(doc(db, path), other);
    expect(await outcomeOf(() => addRecorded(twice, db, scene, scene.change).commit())).toBe(
      'allowed',
    );
    const entry = await stored(`journal/${subject.collection}~${subject.document}~2`);
    expect(await stored(path)).toEqual(entry?.['after']);
  });

  it('are refused if the next write has no entry', async () => {
    expect(await tryPair(scene)).toBe('allowed');
    for (const after of [next, other]) expect(await tryBare(after)).toBe('denied');
    expect(await outcomeOf(() => deleteDoc(doc(db, path)))).toBe('denied');
    expect(await trySave(next)).toBe('allowed');
  });

  it('are refused if the journal has this change already', async () => {
    expect(await tryPair(scene)).toBe('allowed');
    // As after a repair by hand.
    await rules.server.doc(path).set(subject.state(0, 1, Timestamp.fromMillis(0)));
    expect(await tryBare(second)).toBe('denied');
    expect(await tryPair(scene)).toBe('denied');
  });

  it('stay: no administrator changes or deletes an entry', async () => {
    expect(await tryPair(scene)).toBe('allowed');
    const entry = entryIn(db, subject, 2);
    const before = await stored(entry.path);
    const attempts = [
      () => updateDoc(entry, { by: { uid: 'a5', email: 'other@example.com' } }),
      () => updateDoc(entry, { at: serverTimestamp() }),
      () => setDoc(entry, entryOf(subject, scene.change)),
      () => deleteDoc(entry),
    ];
    for (const attempt of attempts) expect(await outcomeOf(attempt)).toBe('denied');
    expect(await stored(entry.path)).toEqual(before);
  });
});

describe.each(SUBJECTS)('the next life of $path (#92, #118)', (subject) => {
  const { collection, document, path } = subject;
  const deletion = `journal/${collection}~${document}~3`;
  const create = (version: number) =>
    outcomeOf(() => save(rules, 'A4', path, subject.state(0, version, serverTimestamp())));

  beforeEach(() => setScenes(rules, 'created again'));

  it('continues its version', async () => {
    for (const version of [1, 2, 3, 5, 0, -1]) expect(await create(version)).toBe('denied');
    expect(await create(4)).toBe('allowed');
  });

  it('cannot begin above version 1 if the version before was not a deletion', async () => {
    await rules.server.doc(deletion).update({ after: { version: 3 }, kind: 'changed' });
    expect(await create(4)).toBe('denied');
    await rules.server.doc(deletion).delete();
    for (const version of [4, 3]) expect(await create(version)).toBe('denied');
  });
});

it('what is not there is not deleted, with or without an entry (#92)', async () => {
  await setScenes(rules, 'created again');
  for (const { path, ...place } of SUBJECTS) {
    expect(await outcomeOf(() => deleteDoc(doc(db, path)))).toBe('denied');
    const remove = () =>
      saveRecorded(db, place, { before: {}, after: null }, { version: 4, before: null });
    expect(await outcomeOf(remove)).toBe('denied');
  }
});

it.each([
  'categories',
  'expenses',
  'totals',
  'alerts',
  'people',
  'schema',
  'mail',
  'journal',
  'categoryNames',
  'deletedCategories',
  'checkNumbers',
  'spoiledChecks',
  'findings',
  'reviews',
  'reviewTicks',
  'counted',
  'other',
  '',
])('no administrator writes an entry about a document in %j (#92)', async (collection) => {
  const place = { collection, document: 'one' };
  const [before, after] = [
    { name: 'One', version: 1 },
    { name: 'Two', version: 2 },
  ] as const;
  const entry = (change: Change) => setDoc(entryIn(db, place, 2), entryOf(place, change));
  if (collection !== '') await rules.server.doc(`${collection}/one`).set(before);
  expect(await outcomeOf(() => entry({ before, after }))).toBe('denied');
  expect(await outcomeOf(() => entry({ before, after: null }))).toBe('denied');
  if (collection === '') return;
  for (const change of [
    { before, after },
    { before, after: null },
  ])
    expect(await outcomeOf(() => saveRecorded(db, place, change))).toBe('denied');
  await rules.server.doc(`${collection}/one`).delete();
});
