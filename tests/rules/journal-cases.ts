import type { Change } from '@pa-ledger/domain/ledger/journal';
import { Timestamp, writeBatch, type Firestore, type WriteBatch } from 'firebase/firestore';
import { ACTS, documentIn, entryIn, type Scene } from './journal-scenes.ts';
import { AUTHOR, entryOf, JOURNALED } from './recorded.ts';

/** Writes that the rules refuse to everybody, in every scene. */
export interface RefusedWrite {
  readonly title: string;
  /** The commits to try. None where the scene has no such case. */
  readonly attempts: (db: Firestore, scene: Scene) => readonly WriteBatch[];
}

/** The document of a scene as a commit writes it. */
function write(batch: WriteBatch, db: Firestore, scene: Scene): WriteBatch {
  const there = documentIn(db, scene);
  const { after } = scene.change;
  return after === null ? batch.delete(there) : batch.set(there, after);
}

/** The entry of a scene. @param own replaces fields. @param at the version in its id. */
function record(
  batch: WriteBatch,
  db: Firestore,
  scene: Scene,
  own: object = {},
  at: number = scene.version,
): WriteBatch {
  return batch.set(entryIn(db, scene, at), trueEntry(scene, own));
}

function trueEntry(scene: Scene, own: object = {}) {
  return entryOf(scene, scene.change, { version: scene.version, ...own });
}

function one(
  title: string,
  add: (batch: WriteBatch, db: Firestore, scene: Scene) => WriteBatch,
): RefusedWrite {
  return { title, attempts: (db, scene) => [add(writeBatch(db), db, scene)] };
}

/** Documents and entries that do not match. */
export const TORN_PAIRS: readonly RefusedWrite[] = [
  one('a document without an entry', write),
  one('an entry without a document', (batch, db, scene) => record(batch, db, scene)),
  one('a document whose entry is of another version', (batch, db, scene) => {
    const version = scene.version + 1;
    return record(write(batch, db, scene), db, scene, { version }, version);
  }),
  one('an entry of another version, before its document', (batch, db, scene) => {
    const version = scene.version + 1;
    return write(record(batch, db, scene, { version }, version), db, scene);
  }),
  one('an entry under the id of another version', (batch, db, scene) =>
    record(write(batch, db, scene), db, scene, {}, scene.version + 1),
  ),
  ...Object.entries({ between: 0.5, 'behind it': 1, 'before it': -1 }).map(([which, more]) =>
    one(`a second entry, of the version ${which}`, (batch, db, scene) => {
      const version = scene.version + more;
      return record(pair(batch, db, scene), db, scene, { version }, version);
    }),
  ),
  one('one entry for two writes, true of the first', (batch, db, scene) => {
    const both = write(batch.set(documentIn(db, scene), scene.other), db, scene);
    return record(both, db, scene, withSides(scene, { after: scene.other }));
  }),
  one('one entry for two versions', (batch, db, scene) => {
    const { version, next } = { ...scene, version: scene.version + 1 };
    const both = write(batch, db, scene).set(documentIn(db, scene), next);
    return record(both, db, scene, { after: next, version }, version);
  }),
  one('an entry of a deletion for a document that is written behind it', (batch, db, scene) => {
    const there = documentIn(db, scene);
    const own = { after: null, kind: 'deleted' };
    return record(batch.delete(there).set(there, scene.other), db, scene, own);
  }),
  one('an entry of a document that stays as it is', (batch, db, scene) =>
    record(batch, db, scene, { after: scene.change.before }),
  ),
  one('an entry of a document that is not there', (batch, db, scene) => {
    const other = { ...scene, document: 'other' };
    const entry = entryOf(other, { before: null, after: scene.other }, { version: 1 });
    return batch.set(entryIn(db, other, 1), entry);
  }),
  one('two documents and the entry of one', (batch, db, scene) => {
    const other = { ...scene, path: `${scene.collection}/other` };
    return write(pair(batch, db, scene), db, other);
  }),
];

function pair(batch: WriteBatch, db: Firestore, scene: Scene): WriteBatch {
  return record(write(batch, db, scene), db, scene);
}

/** What an entry has instead of the truth; null if it has that in the scene anyway. */
type Falsehood = Fields | ((scene: Scene) => Fields | null);
type Fields = Readonly<Record<string, unknown>>;

/** Puts other states in the place of `before` or `after`, with the kind that the entry then has. */
function withSides({ change }: Scene, sides: Partial<Record<keyof Change, unknown>>): Fields {
  const { before, after } = { ...change, ...sides };
  return {
    before,
    after,
    kind: before === null ? 'created' : after === null ? 'deleted' : 'changed',
  };
}

/** A state for none, and none for a state. */
function turned(side: keyof Change): Falsehood {
  return (scene) => withSides(scene, { [side]: scene.change[side] === null ? scene.other : null });
}

/** Other words; null if the scene's change has none. */
function words(other: (words: readonly string[]) => unknown): Falsehood {
  return (scene) => {
    const { words: own } = trueEntry(scene);
    return own.length === 0 ? null : { words: other(own) };
  };
}

const FALSEHOODS: Readonly<Record<string, Falsehood>> = {
  'of another author': { by: { ...AUTHOR, uid: 'a5' } },
  'with another address': { by: { ...AUTHOR, email: 'president@example.com' } },
  'with an address that is not normalized': { by: { ...AUTHOR, email: 'Treasurer@Example.com' } },
  'of nobody': { by: null },
  'of more than an author': { by: { ...AUTHOR, name: 'The president' } },
  'with another before': ({ change, state }) =>
    change.before === null ? null : { before: state(2, 1, Timestamp.fromMillis(0)) },
  'with a before for none, or none for one': turned('before'),
  'with a part of before': { before: { version: 1 } },
  'with another after': (scene) => withSides(scene, { after: scene.other }),
  'with an after for none, or none for one': turned('after'),
  'with more in its after': ({ change }) => ({ after: { ...change.after, note: '' } }),
  'of an earlier time': { at: Timestamp.fromMillis(0) },
  'of the time of the browser': () => ({ at: Timestamp.now() }),
  'of no time': { at: null },
  'of another kind': ({ change }) => ({
    kind: change.after === null ? 'changed' : 'deleted',
  }),
  'of a third kind': ({ change }) => ({
    kind: change.before === null ? 'changed' : 'created',
  }),
  'that takes over': { kind: 'takenOver' },
  'with a cause': { cause: 'categories~one~1' },
  'with an unknown field': { note: '' },
  'of a collection without a journal': { collection: 'categories' },
  'of another collection': ({ collection }) => ({
    collection: collection === 'funds' ? 'settings' : 'funds',
  }),
  'of another document': { document: 'other' },
  'of no plain document': { document: '../approvers' },
  'with its version as a text': ({ version }) => ({ version: String(version) }),
  'of the version before': ({ version }) => ({ version: version - 1 }),
  'with a word more': (scene) => ({ words: [...trueEntry(scene).words, 'more'] }),
  'with a word missing': words((own) => own.slice(1)),
  'with no words': words(() => []),
  'with a word twice': words((own) => [...own, ...own.slice(0, 1)]),
  'with an empty word': (scene) => ({ words: ['', ...trueEntry(scene).words] }),
  'with an empty word at the end': (scene) => ({ words: [...trueEntry(scene).words, ''] }),
  'with a capital': words((own) => own.map((word) => word.toUpperCase())),
  'with all of its words as one': (scene) => asOne(scene, ' '),
  'with all of its words as one, apart by punctuation': (scene) => asOne(scene, '-'),
  'with a number for a word': (scene) => withNumber(trueEntry(scene).words),
  'with a text for its words': words((own) => own.join(' ')),
  'with a map for its words': words((own) => Object.fromEntries(Object.entries(own))),
  'with null for its words': { words: null },
};

/** Null if it has but one word. */
function asOne(scene: Scene, separator: string): Fields | null {
  const own = trueEntry(scene).words;
  return own.length < 2 ? null : { words: [own.join(separator)] };
}

function withNumber(own: readonly string[]): Fields | null {
  const isNumber = (word: string): boolean => /^[0-9]+$/.test(word);
  return own.some(isNumber)
    ? { words: own.map((word) => (isNumber(word) ? Number(word) : word)) }
    : null;
}

const ENTRY_FIELDS = Object.keys(
  entryOf({ collection: '', document: '' }, { before: null, after: {} }),
);

/** Whether the entry comes before its document, which is so in every other scene of a collection and of an act. */
function isFirst({ collection, act }: Scene): boolean {
  return (JOURNALED.indexOf(collection) + ACTS.indexOf(act)) % 2 === 0;
}

/** Entries that are false about their document, in half of the scenes before it and in half behind it. */
export const FALSE_ENTRIES: readonly RefusedWrite[] = [
  ...Object.entries(FALSEHOODS).map(([title, falsehood]) => ({
    title,
    attempts(db: Firestore, scene: Scene) {
      const own = typeof falsehood === 'function' ? falsehood(scene) : falsehood;
      if (own === null) return [];
      const batch = writeBatch(db);
      return [
        isFirst(scene)
          ? write(record(batch, db, scene, own), db, scene)
          : record(write(batch, db, scene), db, scene, own),
      ];
    },
  })),
  ...ENTRY_FIELDS.map((field) =>
    one(`without ${field}`, (batch, db, scene) => {
      const entry = Object.entries(trueEntry(scene)).filter(([key]) => key !== field);
      return write(
        batch.set(entryIn(db, scene, scene.version), Object.fromEntries(entry)),
        db,
        scene,
      );
    }),
  ),
];
