import { organization } from '@pa-ledger/domain/organization';
import { addDays, dateAt } from '@pa-ledger/domain/time/dates';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson, isPerson, listPeople, removePeople } from '../../ops/people/people.ts';
import { personEntry } from '../fixtures/people.ts';
import { call, post, submit, type ApiAnswer } from './support/api.ts';
import { foundAssociation, OFFICE, PEOPLE, setApprovers, SETTINGS } from './support/association.ts';
import { decisionBody } from './support/decision-body.ts';
import { filledForm } from './support/expenses.ts';
import { accountsApp, newAddress, register, signIn, tokenOf } from './support/sign-in.ts';
import { db } from './support/suite.ts';
import { refused } from '../support/refused.ts';

/** The admin tool's own code on the real Auth, and what its admins may do through the running functions. */

const PASSWORD = 'a long enough passphrase';
const NAME = 'Ruth Adeyemi';
const WISH = { id: OFFICE.id, name: 'Mine', requiresEventApprover: false, version: 1 };

beforeAll(() => foundAssociation());

async function newAdmin(email = newAddress()): Promise<{ email: string; token: string }> {
  expect(await addPerson(accountsApp, { email, name: NAME, password: PASSWORD })).toBe('created');
  return { email, token: await tokenOf({ email, password: PASSWORD }) };
}

function send(path: string, body: object, token: string | null): Promise<ApiAnswer> {
  return post(path, body, token === null ? {} : { Authorization: `Bearer ${token}` });
}

async function officeName(): Promise<unknown> {
  return (await db.doc(`categories/${OFFICE.id}`).get()).get('name') as unknown;
}

describe('the endpoints for categories', () => {
  const NEEDS_SIGN_IN = refused('signInRequired', 'Please sign in again.').body;
  const NOT_ALLOWED = refused(
    'adminsOnly',
    'Only people whom an administrator invited can do this.',
  ).body;
  const bodies = {
    '/api/admin/save-category': WISH,
    '/api/admin/delete-category': { id: OFFICE.id, version: 1 },
  };

  describe.each(Object.entries(bodies))('%s', (path, body) => {
    it.each([
      ['no token', null],
      ['nonsense', 'nonsense'],
      ['an unsigned token of another project', 'eyJhbGciOiJub25lIn0.eyJhZG1pbiI6dHJ1ZX0.'],
    ])('answers 401 to %s (#63)', async (_name, token) => {
      const answer = await send(path, body, token);
      expect([answer.status, answer.body]).toEqual([401, NEEDS_SIGN_IN]);
      expect(await officeName()).toBe(OFFICE.name);
    });

    it.each([
      ['anybody', {}],
      ["the claim 'true'", { admin: 'true' }],
      ['the claim 1', { admin: 1 }],
      ['a role', { role: 'admin' }],
      ['the claim without the document (#64)', { admin: true }],
    ])('answers 403 to an account with %s (#63)', async (_name, claims) => {
      const token = await tokenOf(await register(claims));
      const answer = await send(path, body, token);
      expect([answer.status, answer.body]).toEqual([403, NOT_ALLOWED]);
      expect(await officeName()).toBe(OFFICE.name);
    });

    it('answers 403 to an account with the document and without the claim (#63)', async () => {
      const account = await register();
      await db.doc(`people/${account.uid}`).set(personEntry(account.email));
      expect((await send(path, body, await tokenOf(account))).status).toBe(403);
      await db.doc(`people/${account.uid}`).delete();
    });

    it('answers 405 to everything but POST', async () => {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const answer = await call(path, { method });
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
      }
    });
  });

  it('serve an administrator, and the public form shows the category', async () => {
    const { token } = await newAdmin();
    const name = `Garden ${newAddress()}`;
    const wish = { id: null, name, requiresEventApprover: true, version: null };
    const made = await send('/api/admin/save-category', wish, token);
    expect(made.status).toBe(200);
    const id = String(made.body['id']);
    const options = async () => (await call('/api/form-options')).body['categories'];
    expect(await options()).toContainEqual({ id, name, requiresEventApprover: true });
    const gone = await send('/api/admin/delete-category', { id, version: 1 }, token);
    expect([gone.status, gone.body]).toEqual([200, { success: true }]);
    expect(await options()).not.toContainEqual({ id, name, requiresEventApprover: true });
  });

  it('answer how many open expenses prevent a deletion (#15)', async () => {
    const { token } = await newAdmin();
    await submit(await filledForm());
    const answer = await send('/api/admin/delete-category', { id: OFFICE.id, version: 1 }, token);
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatch(/^\d+ open expenses? refers? to this category, so/);
  });

  it('refuse an admin who was removed, at her very next request (#64)', async () => {
    const { email, token } = await newAdmin();
    expect(
      (await send('/api/admin/save-category', { ...WISH, name: OFFICE.name }, token)).status,
    ).toBe(200);
    expect(await removePeople(accountsApp, { email })).toHaveLength(1);
    expect([401, 403]).toContain((await send('/api/admin/save-category', WISH, token)).status);
    expect(await officeName()).toBe(OFFICE.name);
  });
});

describe('deciding as a signed-in admin (#64)', () => {
  it('needs the document as well as the claim', async () => {
    // The president is an admin here, so that the step's role is theirs.
    const own = await register({ admin: true }, newAddress());
    await setApprovers({ ...SETTINGS, presidents: [own.email, PEOPLE.president] });
    const form = await filledForm();
    await submit(form);
    const token = await tokenOf(own);
    const approve = () =>
      send('/api/update-expense', decisionBody(form.id, 'approve', 'Approved'), token);
    expect((await approve()).status).toBe(403);
    await db.doc(`people/${own.uid}`).set(personEntry(own.email));
    expect((await approve()).body).toEqual({ success: true });
    await db.doc(`people/${own.uid}`).delete();
    await foundAssociation();
  });
});

describe('npm run admin', () => {
  it('adds, lists and removes', async () => {
    const { email } = await newAdmin();
    expect(await isPerson(accountsApp, email)).toBe(true);
    const { uid } = await getAuth(accountsApp).getUserByEmail(email);
    expect(await listPeople(accountsApp)).toContainEqual({
      uid,
      email,
      name: NAME,
      role: 'admin',
      endsOn: null,
      hasJoined: true,
      lastSignInAt: expect.any(Number) as number,
      problem: null,
    });
    const journal = (await db.doc(`journal/people~${uid}~1`).get()).data();
    expect(journal).toMatchObject({ kind: 'created', by: null, after: { email, role: 'admin' } });
    const entry = (await db.doc(`people/${uid}`).get()).data();
    expect(entry).toMatchObject({ email, name: NAME, role: 'admin' });
    const password = 'another long passphrase';
    expect(await addPerson(accountsApp, { email, name: NAME, password })).toBe('alreadyThere');
    expect(await signIn({ email, password })).toBeNull();

    expect(await removePeople(accountsApp, { email })).toEqual([{ uid, accountEmail: email }]);
    expect(await isPerson(accountsApp, email)).toBe(false);
    expect((await listPeople(accountsApp)).map((admin) => admin.email)).not.toContain(email);
    const user = await getAuth(accountsApp).getUserByEmail(email);
    expect([user.customClaims?.['admin'], user.disabled]).toEqual([undefined, true]);
    expect(await removePeople(accountsApp, { email })).toEqual([]);
    expect(await removePeople(accountsApp, { uid })).toEqual([]);
  });

  it('removes by the uid as well', async () => {
    const { email } = await newAdmin();
    const { uid } = await getAuth(accountsApp).getUserByEmail(email);
    expect(await removePeople(accountsApp, { uid })).toEqual([{ uid, accountEmail: email }]);
    expect(await isPerson(accountsApp, email)).toBe(false);
  });

  it('adds a bookkeeper, and a reviewer with an end, and refuses one without', async () => {
    const end = addDays(dateAt(Date.now(), organization.timeZone), 30);
    const bookkeeper = { email: newAddress(), name: NAME, password: PASSWORD };
    await addPerson(accountsApp, { ...bookkeeper, role: 'bookkeeper' });
    const reviewer = { ...bookkeeper, email: newAddress(), role: 'reviewer' } as const;
    await expect(addPerson(accountsApp, reviewer)).rejects.toThrow('A reviewer needs a last day.');
    await addPerson(accountsApp, { ...reviewer, endsOn: end });
    const people = await listPeople(accountsApp);
    const roles = [bookkeeper, reviewer].map(({ email }) =>
      people.find((one) => one.email === email),
    );
    expect(roles).toMatchObject([
      { role: 'bookkeeper', endsOn: null },
      { role: 'reviewer', endsOn: end },
    ]);
    for (const { email } of [bookkeeper, reviewer]) await removePeople(accountsApp, { email });
  });

  it('takes over an account that somebody else registered before (#63)', async () => {
    const squatter = await register({ theme: 'dark' });
    const old = await tokenOf(squatter);
    expect(
      await addPerson(accountsApp, { email: squatter.email, name: NAME, password: PASSWORD }),
    ).toBe('takenOver');
    expect(await signIn(squatter)).toBeNull();
    expect((await send('/api/admin/save-category', WISH, old)).status).not.toBe(200);
    expect(await officeName()).toBe(OFFICE.name);
    const user = await getAuth(accountsApp).getUserByEmail(squatter.email);
    expect(user.uid).not.toBe(squatter.uid);
    expect(user.customClaims).toEqual({ admin: true });
    await removePeople(accountsApp, { uid: user.uid });
  });

  it('shows what is missing', async () => {
    const account = await register();
    await db.doc(`people/${account.uid}`).set(personEntry(account.email));
    const problem = async () =>
      (await listPeople(accountsApp)).find(({ email }) => email === account.email)?.problem;
    expect(await problem()).toBe('the claim is missing');
    await getAuth(accountsApp).setCustomUserClaims(account.uid, { admin: true });
    await getAuth(accountsApp).updateUser(account.uid, { disabled: true });
    expect(await problem()).toBe('the account is disabled');
    await getAuth(accountsApp).deleteUser(account.uid);
    expect(await problem()).toBe('has no account');
    await db.doc(`people/${account.uid}`).delete();
  });

  it('removes what is left of a deleted account', async () => {
    const { email } = await newAdmin();
    const { uid } = await getAuth(accountsApp).getUserByEmail(email);
    await getAuth(accountsApp).deleteUser(uid);
    expect(await removePeople(accountsApp, { email })).toEqual([{ uid, accountEmail: null }]);
    expect((await db.doc(`people/${uid}`).get()).exists).toBe(false);
    expect(await removePeople(accountsApp, { email })).toEqual([]);
  });
});
