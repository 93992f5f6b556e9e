import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { Timestamp as ServerTimestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  APPROVERS,
  LEDGER_RECORDS,
  recordPath,
  fieldsAt,
  DELETABLE_RECORDS,
  WRITABLE_RECORDS,
  type Document,
} from '../fixtures/ledger-records.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';
import { forgetEntries, remove, removeByServer, save as saveAs, saveRecorded } from './recorded.ts';

/** Threat #66: two administrators edit one document; who has not seen the other's change does not overwrite it. */
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
});

afterAll(() => rules.close());

const PLACES: readonly (readonly [path: string, document: Document])[] = [
  ...WRITABLE_RECORDS.map((name) => [recordPath(name, 'edited'), LEDGER_RECORDS[name]] as const),
  ['settings/approvers', APPROVERS],
];

describe.each(PLACES)('%s', (path, fields) => {
  const withTime = (version: unknown, time: unknown): Record<string, unknown> =>
    fieldsAt(path, { ...fields, version }, time);
  const store = (version: number) =>
    rules.server.doc(path).set(withTime(version, ServerTimestamp.fromMillis(0)));
  const save = (version: unknown) =>
    outcomeOf(() => saveAs(rules, 'A4', path, withTime(version, serverTimestamp())));

  beforeEach(async () => {
    await store(7);
    await forgetEntries(rules, path);
  });

  it.each([
    [8, 'allowed'],
    [7, 'denied'],
    [6, 'denied'],
    [1, 'denied'],
    [9, 'denied'],
    [8.5, 'denied'],
    ['8', 'denied'],
    [null, 'denied'],
  ])('at version 7 a change to version %j is %s (#66)', async (version, expected) => {
    expect(await save(version)).toBe(expected);
  });

  it('accepts one of several saves over the same version (#66)', async () => {
    const outcomes = await Promise.all([save(8), save(8), save(8)]);
    expect(outcomes.sort()).toEqual(['allowed', 'denied', 'denied']);
    expect((await rules.server.doc(path).get()).get('version')).toBe(8);
    expect(await save(9)).toBe('allowed');
  });

  it('refuses a change that leaves the version as it is, whatever its entry says (#66)', async () => {
    const [collection = '', document = ''] = path.split('/');
    const change = {
      before: withTime(7, Timestamp.fromMillis(0)),
      after: withTime(7, serverTimestamp()),
    };
    for (const version of [7, 8]) {
      const write = () =>
        saveRecorded(rules.as('A4'), { collection, document }, change, { version });
      expect(await outcomeOf(write)).toBe('denied');
    }
    expect(await save(8)).toBe('allowed');
  });
});

it.each(WRITABLE_RECORDS)(
  '%s: what was deleted is created again by Undo, and goes on behind its deletion',
  async (name) => {
    const path = recordPath(name, 'undone');
    const create = (version: number) => {
      const fields = fieldsAt(path, { ...LEDGER_RECORDS[name], version }, serverTimestamp());
      return outcomeOf(() => saveAs(rules, 'A4', path, fields));
    };
    expect(await create(1)).toBe('allowed');
    if (DELETABLE_RECORDS.some((own) => own === name))
      expect(await outcomeOf(() => remove(rules, 'A4', path))).toBe('allowed');
    else await removeByServer(rules, path);
    for (const version of [1, 2, 4]) expect(await create(version)).toBe('denied');
    expect(await create(3)).toBe('allowed');
  },
);
