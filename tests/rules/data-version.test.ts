import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { doc, getDoc, serverTimestamp } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  APPROVERS,
  LEDGER_RECORDS,
  recordPath,
  fieldsAt,
  WRITABLE_RECORDS,
  type Document,
} from '../fixtures/ledger-records.ts';
import { markCurrent } from '../support/data-version.ts';
import { ADMIN, ADMIN_DOCUMENT, type Actor } from './actors.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';
import { forgetEntries, remove, save } from './recorded.ts';

/** Threat #112: data of another version than the rules, and #113: data during a migration. */
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
});

afterEach(() => markCurrent(rules.server));
afterAll(() => rules.close());

const OTHER_STATES: readonly (readonly [name: string, version: Document | null])[] = [
  ['data of the version before', { version: SCHEMA_VERSION - 1 }],
  ['data of the version after', { version: SCHEMA_VERSION + 1 }],
  ['data that do not say their version', null],
  ['a version of another kind', { version: String(SCHEMA_VERSION) }],
  ['a document without a version', { migratedAt: new Date() }],
  ['data during a migration', { version: SCHEMA_VERSION, underWay: { what: 'migration' } }],
  ['data in the middle of a restore', { version: SCHEMA_VERSION, underWay: { what: 'restore' } }],
];

const PLACES: readonly (readonly [path: string, document: Document])[] = [
  ...WRITABLE_RECORDS.map((name) => [recordPath(name, 'kept'), LEDGER_RECORDS[name]] as const),
  ['settings/approvers', APPROVERS],
];

describe.each(OTHER_STATES)('with %s (#112, #113)', (_name, version) => {
  it.each(PLACES)(
    '%s is read, and neither created, changed nor deleted',
    async (path, document) => {
      const there = doc(rules.as('A4'), path);
      const write = (next: number) =>
        outcomeOf(() =>
          save(
            rules,
            'A4',
            path,
            fieldsAt(path, { ...document, version: next }, serverTimestamp()),
          ),
        );
      const state = rules.server.doc('schema/version');
      const become = () => (version === null ? state.delete() : state.set(version));

      await rules.server.doc(path).delete();
      await forgetEntries(rules, path);
      await become();
      expect(await write(1)).toBe('denied');
      await markCurrent(rules.server);
      expect(await write(1)).toBe('allowed');
      await become();
      expect(await write(2)).toBe('denied');
      expect(await outcomeOf(() => remove(rules, 'A4', path))).toBe('denied');
      expect(await outcomeOf(() => getDoc(there))).toBe('allowed');
    },
  );
});

it('only accounts that may sign in read the version, whatever it is (#112)', async () => {
  await rules.server.doc('schema/version').set({ version: SCHEMA_VERSION + 1 });
  // The entries in `people` may be of another version as well.
  await rules.server.doc(`people/${ADMIN}`).set({ email: ADMIN_DOCUMENT.email });
  const read = (actor: Actor) => outcomeOf(() => getDoc(doc(rules.as(actor), 'schema/version')));
  expect(await read('A4')).toBe('allowed');
  for (const actor of ['A1', 'A2', 'A3', 'A6'] as const) expect(await read(actor)).toBe('denied');
  await rules.server.doc(`people/${ADMIN}`).set(ADMIN_DOCUMENT);
});
