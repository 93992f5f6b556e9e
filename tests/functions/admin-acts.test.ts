import { signedIn } from '../fixtures/people.ts';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, it } from 'vitest';
import { updateExpenseEndpoint } from '../../functions/src/expenses/decide/update-expense.ts';
import { createRateLimit } from '../../functions/src/http/address-limit.ts';
import { losingAnAnswer } from './support/commit-hook.ts';
import { post, submit, type ApiAnswer } from './support/api.ts';
import { foundAssociation, PEOPLE } from './support/association.ts';
import { decisionBody } from './support/decision-body.ts';
import { filledForm } from './support/expenses.ts';
import { listPerson } from './support/listed-people.ts';
import { brokenInvariants } from './support/invariants.ts';
import { ask, jsonRequest } from './support/requests.ts';
import { snapshotOf } from './support/snapshot.ts';
import { apart, db, keys, newExpenseId, suite, testServices } from './support/suite.ts';
import { createTestEnvironment } from './support/test-environment.ts';
import { refused } from '../support/refused.ts';

beforeAll(() => foundAssociation());

/** Signs a new user in, as the admin pages do. */
async function idTokenOf(email: string, claims: Record<string, unknown> | null): Promise<string> {
  const password = newExpenseId();
  const known = (await getAuth().getUsers([{ email }])).users[0];
  const user = known ?? (await getAuth().createUser({ email, emailVerified: true }));
  await getAuth().updateUser(user.uid, { password });
  await getAuth().setCustomUserClaims(user.uid, claims);
  // Listed in any case: what is tried here is the claim.
  await listPerson({ uid: user.uid, email });
  const url = `http://${suite('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  // The Auth REST API's documented answer.
  return ((await response.json()) as { idToken: string }).idToken;
}

function actAs(idToken: string, expenseId: string): Promise<ApiAnswer> {
  const headers = { Authorization: `Bearer ${idToken}` };
  return post('/api/update-expense', decisionBody(expenseId, 'approve', ''), headers);
}

async function submitted(): Promise<string> {
  const form = await filledForm();
  expect((await submit(form)).body).toMatchObject({ success: true });
  return form.id;
}

const REFUSED = refused('linkRefused');

describe('without a link (#1)', () => {
  it('a signed-in administrator who holds the role decides, but only the open step', async () => {
    const id = await submitted();
    const president = await idTokenOf(PEOPLE.president, { admin: true });
    const treasurer = await idTokenOf(PEOPLE.treasurer, { admin: true });
    expect(await actAs(treasurer, id)).toMatchObject(REFUSED);
    expect((await actAs(president, id)).body).toEqual({ success: true });
    expect(await actAs(president, id)).toMatchObject(REFUSED);
    expect((await actAs(treasurer, id)).body).toEqual({ success: true });
    expect(await actAs(treasurer, id)).toMatchObject(REFUSED);
    expect(await brokenInvariants(db, [id])).toEqual([]);
  });

  it.each<[name: string, email: string, claims: Record<string, unknown> | null]>([
    ['without the claim', PEOPLE.president, null],
    ["with the claim 'true'", PEOPLE.president, { admin: 'true' }],
    ['with the claim 1', PEOPLE.president, { admin: 1 }],
    ['with another role in the claims', PEOPLE.president, { role: 'admin', president: true }],
    ['who is an admin and no approver', 'admin.alone@example.com', { admin: true }],
  ])('a signed-in person %s is refused', async (_name, email, claims) => {
    const id = await submitted();
    const before = await snapshotOf(id);
    expect(await actAs(await idTokenOf(email, claims), id)).toMatchObject(REFUSED);
    expect(await snapshotOf(id)).toEqual(before);
  });

  it('an admin whose sign-in was revoked or disabled is refused', async () => {
    const id = await submitted();
    const idToken = await idTokenOf(PEOPLE.president, { admin: true });
    const user = await getAuth().getUserByEmail(PEOPLE.president);
    await getAuth().updateUser(user.uid, { disabled: true });
    expect(await actAs(idToken, id)).toMatchObject(REFUSED);
    await getAuth().updateUser(user.uid, { disabled: false });
  });

  it.each([
    ['nothing', ''],
    ['no token', 'Bearer'],
    ['a text', 'Bearer abc'],
    ['another scheme', 'Basic YTpi'],
    [
      'an unsigned token of our own',
      `Bearer ${['{"alg":"none"}', '{"admin":true}', ''].map((part) => Buffer.from(part).toString('base64url')).join('.')}`,
    ],
  ])('%s in the header is refused', async (_name, authorization) => {
    const id = await submitted();
    const headers = { Authorization: authorization };
    const answer = await post('/api/update-expense', decisionBody(id, 'approve'), headers);
    expect(answer).toMatchObject(REFUSED);
  });

  it.each(['a/b', 'x/decisions/0', '..', '__x__', 'a'.repeat(2_000), ' x', newExpenseId()])(
    'an admin is refused about the id %s',
    async (id) => {
      const idToken = await idTokenOf(PEOPLE.president, { admin: true });
      expect(await actAs(idToken, id)).toMatchObject(REFUSED);
    },
  );
});

describe('an administrator whose decision is stored while its answer is lost (#82)', () => {
  it('decides that step and no other', async () => {
    // One person in both offices, and the policy off: the step after would be open to the same admin.
    const services = testServices();
    const { policies } = services.organization;
    const organization = {
      ...services.organization,
      policies: { ...policies, twoDifferentPeople: false },
    };
    const both = {
      presidents: [PEOPLE.president],
      treasurer: PEOPLE.president,
      eventApprovers: {},
    };
    const testEnv = await createTestEnvironment(both, { organization });
    const form = await filledForm();
    await testEnv.submit(form);
    const unlimited = createRateLimit(1_000, testEnv.services.clock);
    const unlucky = losingAnAnswer(testEnv.services);
    const endpoint = ask(updateExpenseEndpoint, {
      ...unlucky.services,
      keys,
      identify: () => Promise.resolve(signedIn({ uid: 'president', email: PEOPLE.president })),
      addressLimit: unlimited,
      expenseLimit: unlimited,
      inTurn: apart,
    });
    const request = jsonRequest(decisionBody(form.id, 'approve', ''), {
      authorization: 'Bearer x',
    });
    expect((await endpoint(request)).status).toBe(200);
    expect(unlucky.lost()).toBe(1);
    const decisions = await testEnv.db.collection(`expenses/${form.id}/decisions`).get();
    expect(decisions.size).toBe(1);
    expect(await brokenInvariants(testEnv.db, [form.id])).toEqual([]);
    await testEnv.close();
  });
});
