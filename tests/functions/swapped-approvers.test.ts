import { journalEntry, journalIdOf, type Change } from '@pa-ledger/domain/ledger/journal';
import type { ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, removePeople } from '../../ops/people/people.ts';
import { decideWith, submit } from './support/api.ts';
import { foundAssociation, PEOPLE, setApprovers, SETTINGS } from './support/association.ts';
import { filledForm } from './support/expenses.ts';
import { forgetPendingExpenses, forgetQuotas } from './support/forget.ts';
import { waitForMails } from './support/mailbox.ts';
import { accountsApp, newAddress, tokenOf } from './support/sign-in.ts';
import { db, suite } from './support/suite.ts';
import { tokenIn } from './support/test-environment.ts';

/**
 * Threats #92 and #116, as an attacker does it: an admin puts addresses of her own in as president and treasurer,
 * through Firestore with her own ID token, approves an expense with the links that come there, and puts the old
 * officers back.
 */

const PASSWORD = 'a long enough passphrase';
const DOCUMENT = 'settings/approvers';
const PLACE = { collection: 'settings', document: 'approvers' };
const ALIASES = { president: newAddress(), treasurer: newAddress() };
const OFFICERS = [PEOPLE.president, PEOPLE.otherPresident, PEOPLE.treasurer];

interface StoredSettings extends ApproverSettings {
  readonly version: number;
}

let attacker: { readonly uid: string; readonly email: string };
let idToken: string;
let old: StoredSettings;
let swapped: StoredSettings;
let back: StoredSettings;

beforeAll(async () => {
  await foundAssociation();
  const email = newAddress();
  await addPerson(accountsApp, { email, name: 'Mallory', password: PASSWORD });
  attacker = { uid: (await getAuth(accountsApp).getUserByEmail(email)).uid, email };
  idToken = await tokenOf({ email, password: PASSWORD });
  // In this form for every admin to read.
  old = (await db.doc(DOCUMENT).get()).data() as StoredSettings;
  const { president, treasurer } = ALIASES;
  swapped = { ...old, presidents: [president], treasurer, version: old.version + 1 };
  back = { ...old, version: old.version + 2 };
  // Neither what other tests have mailed the officers in this hour nor what waits for them counts here.
  await forgetQuotas();
  await forgetPendingExpenses();
});

afterAll(async () => {
  await setApprovers(SETTINGS);
  await removePeople(accountsApp, { uid: attacker.uid });
});

type Value = string | number | null | readonly Value[] | Fields;
interface Fields {
  readonly [name: string]: Value;
}

/** A value as Firestore's REST API takes it. */
function restValue(value: Value): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (isList(value)) return { arrayValue: { values: value.map(restValue) } };
  return { mapValue: { fields: restFields(value) } };
}

function isList(value: readonly Value[] | Fields): value is readonly Value[] {
  return Array.isArray(value);
}

function restFields(fields: object): object {
  // Only what is typed in this file.
  const pairs = Object.entries(fields) as [string, Value][];
  return Object.fromEntries(pairs.map(([name, value]) => [name, restValue(value)]));
}

/** Asks Firestore with her ID token, past all code of ours but the rules. @returns the HTTP status. */
async function ask(path: string, method: string, body?: object): Promise<number> {
  const host = suite('FIRESTORE_EMULATOR_HOST');
  const { status } = await fetch(`http://${host}/v1/${documents()}${path}`, {
    method,
    headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return status;
}

function documents(): string {
  return `projects/${suite('GCLOUD_PROJECT')}/databases/(default)/documents`;
}

const settingsWrite = (fields: object) => ({
  update: { name: `${documents()}/${DOCUMENT}`, fields: restFields(fields) },
});

function entryWrite(change: Change, by = attacker): object {
  const { version, kind, before, after, words } = journalEntry(PLACE, change, by, null);
  const entry = { ...PLACE, version, by, kind, before, after, words };
  return {
    update: {
      name: `${documents()}/journal/${journalIdOf(entry)}`,
      fields: restFields(entry),
    },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  };
}

const commit = (...writes: readonly object[]) => ask(':commit', 'POST', { writes });

const change = (before: StoredSettings, after: StoredSettings): Change => ({
  before: { ...before },
  after: { ...after },
});

async function approve(id: string, step: number, approver: string): Promise<void> {
  const token = await tokenIn(db, { expenseId: id, step, approver });
  expect((await decideWith(token)).body).toEqual({ success: true });
}

const waitForNotices = (count: number) => waitForMails(`${attacker.email} changed this on`, count);

describe('an admin who swaps the officers for herself and back (#92, #116)', () => {
  it('cannot do so unrecorded, nor in the name of another', async () => {
    expect(await commit(settingsWrite(swapped))).toBe(403);
    const another = { uid: 'another', email: PEOPLE.president };
    const blamed = entryWrite(change(old, swapped), another);
    expect(await commit(settingsWrite(swapped), blamed)).toBe(403);
    const invented = entryWrite(change(swapped, swapped));
    expect(await commit(settingsWrite(swapped), invented)).toBe(403);
  });

  it('decides as both officers while she has swapped them', async () => {
    expect(await commit(settingsWrite(swapped), entryWrite(change(old, swapped)))).toBe(200);
    // Five people: three old officers and the two new ones.
    await waitForNotices(5);
    const form = await filledForm();
    expect((await submit(form)).body).toMatchObject({ success: true });
    await approve(form.id, 0, ALIASES.president);
    await approve(form.id, 1, ALIASES.treasurer);
    expect((await db.doc(`expenses/${form.id}`).get()).get('status')).toBe('approved');
    expect(await commit(settingsWrite(back), entryWrite(change(swapped, back)))).toBe(200);
  });

  it('is in the journal twice, and cannot remove that', async () => {
    const entries = [swapped, back].map(
      ({ version }) => `journal/${journalIdOf({ ...PLACE, version })}`,
    );
    for (const [index, path] of entries.entries()) {
      const [before, after] = index === 0 ? [old, swapped] : [swapped, back];
      const stored = () => db.doc(path).get();
      expect((await stored()).data()).toMatchObject({
        kind: 'changed',
        by: attacker,
        before,
        after,
      });
      expect(await ask(`/${path}`, 'DELETE')).toBe(403);
      const fields = restFields({ kind: 'created' });
      expect(await ask(`/${path}?updateMask.fieldPaths=kind`, 'PATCH', { fields })).toBe(403);
      expect((await stored()).data()).toMatchObject({ kind: 'changed', by: attacker });
    }
  });

  it('causes a notice to each of the old officers for each swap', async () => {
    const mails = await waitForNotices(10);
    expect(mails).toHaveLength(10);
    const textsTo = (address: string) =>
      mails.filter(({ to }) => to[0]?.address === address).map(({ text }) => text);
    for (const officer of OFFICERS) expect(textsTo(officer)).toHaveLength(2);
    const treasurer = textsTo(PEOPLE.treasurer).map((text) => /^Treasurer: (.*)$/m.exec(text)?.[1]);
    expect(treasurer.sort()).toEqual([
      'someone was removed, you were added',
      'you were removed, someone was added',
    ]);
    for (const text of mails.map(({ text: one, html, subject }) => one + html + subject)) {
      expect(text).not.toContain(ALIASES.president);
      expect(text).not.toContain(ALIASES.treasurer);
    }
  });
});
