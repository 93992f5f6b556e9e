import { errorMessages } from '@pa-ledger/domain/error-messages';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPerson, isPerson, listPeople, removePeople } from '../../ops/people/people.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { post, submit, type ApiAnswer } from './support/api.ts';
import { foundAssociation, OFFICE, PEOPLE } from './support/association.ts';
import { decisionBody } from './support/decision-body.ts';
import { filledForm } from './support/expenses.ts';
import { unlistPerson } from './support/listed-people.ts';
import { accountsApp, newAddress, rename, signIn, tokenOf } from './support/sign-in.ts';
import { snapshotOf } from './support/snapshot.ts';
import { db, suite } from './support/suite.ts';
import { refused } from '../support/refused.ts';

/**
 * Threat #91, as an attacker does it: an admin gives her own account the address of the president, through Firebase
 * Auth with her own ID token, signs in again, and acts.
 */

const PASSWORD = 'a long enough passphrase';
const REFUSED = refused('adminRenamed');

interface Attacker {
  readonly uid: string;
  /** The address that was made an administrator. */
  readonly email: string;
  /** The ID token of the renamed account. */
  readonly token: string;
}

let attacker: Attacker;

/** Makes an administrator, who then takes this address. */
async function newAttacker(address: string): Promise<Attacker> {
  const email = newAddress();
  await addPerson(accountsApp, { email, name: 'Mallory', password: PASSWORD });
  const { uid } = await getAuth(accountsApp).getUserByEmail(email);
  await rename(await tokenOf({ email, password: PASSWORD }), address);
  return { uid, email, token: await tokenOf({ email: address, password: PASSWORD }) };
}

/** Frees an address of the association, so that an attacker can take it; other tests make its owner an administrator. */
async function freeAddress(email: string): Promise<void> {
  const { users } = await getAuth(accountsApp).getUsers([{ email }]);
  await Promise.all(users.map(({ uid }) => getAuth(accountsApp).deleteUser(uid)));
  const listed = await db.collection('people').where('email', '==', email).get();
  await Promise.all(listed.docs.map(({ id }) => unlistPerson(id)));
}

beforeAll(() => foundAssociation());

beforeEach(async () => {
  await freeAddress(PEOPLE.president);
  attacker = await newAttacker(PEOPLE.president);
});

afterEach(async () => {
  await removePeople(accountsApp, { uid: attacker.uid });
  await db.doc(`alerts/adminRenamed~${attacker.uid}`).delete();
});

afterAll(() => freeAddress(PEOPLE.president));

function send(path: string, body: object): Promise<ApiAnswer> {
  return post(path, body, { Authorization: `Bearer ${attacker.token}` });
}

async function submitted(): Promise<string> {
  const form = await filledForm();
  expect((await submit(form)).body).toMatchObject({ success: true });
  return form.id;
}

/** Reads a document with the attacker's token, past all code of ours but the rules. @returns the HTTP status. */
async function readDirectly(path: string): Promise<number> {
  return (await firestore(path)).status;
}

function firestore(path: string, change: RequestInit = {}): Promise<Response> {
  const host = suite('FIRESTORE_EMULATOR_HOST');
  const documents = `projects/${suite('GCLOUD_PROJECT')}/databases/(default)/documents`;
  return fetch(`http://${host}/v1/${documents}/${path}`, {
    ...change,
    headers: { Authorization: `Bearer ${attacker.token}`, 'Content-Type': 'application/json' },
  });
}

describe('an admin who gave her account the address of the president (#91)', () => {
  it('approves nothing as the president', async () => {
    const id = await submitted();
    const before = await snapshotOf(id);
    expect(await send('/api/update-expense', decisionBody(id, 'approve', ''))).toMatchObject(
      REFUSED,
    );
    expect(await snapshotOf(id)).toEqual(before);
  });

  it('pays nothing, sets no fund and sends no link', async () => {
    const id = await submitted();
    const before = await snapshotOf(id);
    const payment = { method: 'check', checkNumber: '4711', date: '2026-10-20' };
    const expenses = [{ id, number: 1 }];
    expect(
      await send('/api/admin/manage-payment', { act: 'record', expenses, payment }),
    ).toMatchObject(REFUSED);
    for (const act of [
      { act: 'setFund', fundId: null },
      { act: 'resendLink', step: 0 },
    ]) {
      expect(await send('/api/admin/manage-expense', { expenseId: id, ...act })).toMatchObject(
        REFUSED,
      );
    }
    expect(await snapshotOf(id)).toEqual(before);
  });

  it('saves no category and recalculates nothing', async () => {
    const wish = { id: OFFICE.id, name: 'Mine', requiresEventApprover: false, version: 1 };
    expect(await send('/api/admin/save-category', wish)).toMatchObject(REFUSED);
    expect(await send('/api/admin/delete-category', { id: OFFICE.id, version: 1 })).toMatchObject(
      REFUSED,
    );
    expect(await send('/api/admin/recalculate', { from: null })).toMatchObject(REFUSED);
    expect((await db.doc(`categories/${OFFICE.id}`).get()).get('name')).toBe(OFFICE.name);
  });

  it('sees no receipt, neither through the server nor in Storage', async () => {
    const id = await submitted();
    const headers = { Authorization: `Bearer ${attacker.token}` };
    const served = await fetch(`${suite('APP_URL')}/api/receipt?slot=0&expense=${id}`, { headers });
    expect([served.status, await served.json()]).toEqual([REFUSED.status, REFUSED.body]);
    const place = encodeURIComponent(`receipts/${id}/0`);
    const bucket = `${suite('GCLOUD_PROJECT')}.appspot.com`;
    const storage = `http://${suite('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${bucket}/o/${place}`;
    expect((await fetch(`${storage}?alt=media`, { headers })).status).toBe(403);
  });

  it('reads and writes nothing in Firestore but her own entry', async () => {
    const id = await submitted();
    expect(await readDirectly(`expenses/${id}`)).toBe(403);
    expect(await readDirectly('settings/approvers')).toBe(403);
    expect(await readDirectly(`people/${attacker.uid}`)).toBe(200);
    const fields = { name: { stringValue: 'Mine' }, code: { stringValue: '1' } };
    const body = JSON.stringify({ fields: { ...fields, version: { integerValue: '1' } } });
    expect((await firestore('funds/mine', { method: 'PATCH', body })).status).toBe(403);
    const entry = JSON.stringify({ fields: { email: { stringValue: PEOPLE.president } } });
    const own = await firestore(`people/${attacker.uid}`, { method: 'PATCH', body: entry });
    expect(own.status).toBe(403);
    expect((await db.doc('funds/mine').get()).exists).toBe(false);
  });

  it('raises an alert that names the address that she was added with', async () => {
    expect(await send('/api/admin/check-admin', {})).toMatchObject(REFUSED);
    const alert = await db.doc(`alerts/adminRenamed~${attacker.uid}`).get();
    expect(alert.data()).toMatchObject({
      kind: 'adminRenamed',
      expenseId: null,
      uid: attacker.uid,
      email: attacker.email,
    });
  });

  it('can act again only under her own address, and the history names her', async () => {
    const id = await submitted();
    await rename(attacker.token, attacker.email);
    const token = await tokenOf({ email: attacker.email, password: PASSWORD });
    const headers = { Authorization: `Bearer ${token}` };
    const checked = await post('/api/admin/check-admin', {}, headers);
    expect(checked.body).toEqual({ success: true, email: attacker.email });
    await putRecorded(db, 'funds/renamed-back', { code: '1', name: 'Main' });
    const act = { expenseId: id, act: 'setFund', fundId: 'renamed-back' };
    expect((await post('/api/admin/manage-expense', act, headers)).body).toEqual({ success: true });
    const history = await db.collection(`expenses/${id}/history`).get();
    const lines = history.docs.filter((line) => line.get('what') === 'fundSet');
    expect(lines.map((line) => line.data())).toMatchObject([
      { by: attacker.email, byUid: attacker.uid },
    ]);
    // Nobody was asked to decide under the address of the president.
    const decision = await post('/api/update-expense', decisionBody(id, 'approve', ''), headers);
    expect(decision.body.error).toBe(errorMessages.linkRefused);
  });
});

describe('npm run admin (#91)', () => {
  it('removes her by the address that she was added with, and ends everything', async () => {
    expect(await removePeople(accountsApp, { email: attacker.email })).toEqual([
      { uid: attacker.uid, accountEmail: PEOPLE.president },
    ]);
    const user = await getAuth(accountsApp).getUser(attacker.uid);
    expect([user.customClaims ?? {}, user.disabled]).toEqual([{}, true]);
    expect((await send('/api/admin/recalculate', { from: null })).status).not.toBe(200);
    expect(await readDirectly(`people/${attacker.uid}`)).toBe(403);
    expect(await signIn({ email: PEOPLE.president, password: PASSWORD })).toBeNull();
    // Even an account that someone enables again is no person's, under either address.
    await getAuth(accountsApp).updateUser(attacker.uid, { disabled: false });
    await rename(await tokenOf({ email: PEOPLE.president, password: PASSWORD }), attacker.email);
    const again = await tokenOf({ email: attacker.email, password: PASSWORD });
    const headers = { Authorization: `Bearer ${again}` };
    expect((await post('/api/admin/recalculate', { from: null }, headers)).status).toBe(403);
  });

  it('does not change another administrator whose address she took', async () => {
    const other = newAddress();
    await rename(attacker.token, other);
    await addPerson(accountsApp, { email: PEOPLE.president, name: 'Ada', password: PASSWORD });
    await removePeople(accountsApp, { email: PEOPLE.president });
    expect((await db.doc(`people/${attacker.uid}`).get()).exists).toBe(true);
  });

  it('says that the address is now another one', async () => {
    const listed = (await listPeople(accountsApp)).find(({ uid }) => uid === attacker.uid);
    expect(listed).toMatchObject({
      uid: attacker.uid,
      email: attacker.email,
      name: 'Mallory',
      problem: `the account's address is now another one: ${PEOPLE.president}`,
    });
  });

  it('edits no address: it adds neither the new one nor the old one again', async () => {
    const never = /An address is never edited: remove, then add\./;
    for (const email of [PEOPLE.president, attacker.email]) {
      const added = addPerson(accountsApp, { email, name: 'Mallory', password: PASSWORD });
      await expect(added).rejects.toThrow(never);
      await expect(isPerson(accountsApp, email)).rejects.toThrow(never);
    }
    await removePeople(accountsApp, { uid: attacker.uid });
    const ada = { email: PEOPLE.president, name: 'Ada', password: PASSWORD };
    expect(await addPerson(accountsApp, ada)).toBe('takenOver');
    await removePeople(accountsApp, { email: PEOPLE.president });
  });
});
