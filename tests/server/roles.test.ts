import { ROUTE_RIGHTS, SIGNED_IN_RIGHTS } from '@pa-ledger/domain/people/places';
import type { PersonEntry } from '@pa-ledger/domain/people/person';
import { may, type Right } from '@pa-ledger/domain/people/rights';
import { ROLES, type Role } from '@pa-ledger/domain/people/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateExpenseEndpoint } from '../../functions/src/expenses/decide/update-expense.ts';
import type { Answer } from '../../functions/src/http/answer.ts';
import { createRateLimit } from '../../functions/src/http/address-limit.ts';
import { createIdentify } from '../../functions/src/people/firebase-auth.ts';
import { ROUTES } from '../../functions/src/routes.ts';
import { personEntry } from '../fixtures/people.ts';
import { everyDocument } from '../functions/support/archives.ts';
import { decisionBody } from '../functions/support/decision-body.ts';
import { beginRequests, everyRequest, type Begun } from '../functions/support/every-request.ts';
import { ask, jsonRequest } from '../functions/support/requests.ts';
import { apart, keys } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

/**
 * Every route that takes a sign-in, asked with one token by someone whose entry in `people` says another role each time. The
 * requests are those that are answered well for an administrator.
 */
let testEnv: TestEnvironment;
let begun: Begun;

/** The person of `everyRequest`. */
const PERSON = { uid: 'admin', email: 'admin@example.com' };
const HOUR = 3_600_000;
/** What's said to someone who may not use a route at all. */
const REFUSALS = ['roleRefused', 'accessEnded', 'adminsOnly', 'signInRequired'] as const;

interface SignedInRoute {
  readonly path: string;
  readonly right: Right;
}

const PANEL = Object.keys(ROUTES.admin).map((name): SignedInRoute => {
  const path = name.replace('POST ', '');
  // Each route has its right: functions/src/people/places.test.ts.
  const own = path.replace('/api/admin/', '') as keyof typeof ROUTE_RIGHTS;
  return { path, right: ROUTE_RIGHTS[own] };
});
const OTHERS = Object.entries(SIGNED_IN_RIGHTS).map(([name, right]): SignedInRoute => {
  return { path: `/api/${name}`, right };
});
const ROUTES_WITH_RIGHTS = [...PANEL, ...OTHERS];

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  begun = await beginRequests(testEnv);
});

afterAll(() => testEnv.close());

async function become(change: Partial<PersonEntry<Date>>): Promise<void> {
  // Above every version that the server stored since: those are in the journal.
  version += 100;
  const entry = personEntry(PERSON.email, 'Ruth Adeyemi', { ...change, version });
  await testEnv.db.doc(`people/${PERSON.uid}`).set(entry);
}

let version = 0;

/** Decides as someone who is signed in, without a link. */
function decide(): Promise<Answer> {
  const { services, db, time } = testEnv;
  const verifyIdToken = () =>
    Promise.resolve({ ...PERSON, admin: true, auth_time: time.now / 1000 });
  const unlimited = createRateLimit(Number.MAX_SAFE_INTEGER, services.clock);
  const identify = createIdentify({ verifyIdToken }, db, services.clock);
  const own = { ...services, identify, keys, inTurn: apart };
  const endpoint = ask(updateExpenseEndpoint, {
    ...own,
    addressLimit: unlimited,
    expenseLimit: unlimited,
  });
  const body = decisionBody(begun.expenseId, 'reject', 'Twice');
  return endpoint(jsonRequest(body, { authorization: 'Bearer good' }));
}

/** Returns the answers of a route to its requests with a sign-in. */
async function answersOf(path: string): Promise<readonly { status: number; body: unknown }[]> {
  const asked = (await everyRequest(testEnv, begun)).get(path) ?? [];
  const signedIn = asked.filter(([, request]) => request.headers['authorization'] !== undefined);
  const answers =
    path === '/api/update-expense'
      ? [await decide()]
      : await Promise.all(signedIn.map(([answer, request]) => answer(request)));
  return answers.map(({ status, headers, body }) => ({
    status,
    body: headers['Content-Type']?.startsWith('application/json')
      ? (JSON.parse(body.toString()) as unknown)
      : body,
  }));
}

/** Expects that a route refuses, and that nothing changes. */
async function expectRefused(path: string, code: Parameters<typeof refused>[0]): Promise<void> {
  const before = await everyDocument(testEnv.db);
  const answers = await answersOf(path);
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect(answer).toEqual(refused(code));
  expect(await everyDocument(testEnv.db)).toEqual(before);
}

// Those who may do nothing come first: the others change what the requests are about.
describe.each(ROUTES_WITH_RIGHTS)('$path (#156, #157)', ({ path, right }) => {
  it.each(ROLES)('refuses a %s from the instant after their last day on', async (role) => {
    await become({ role, endsAt: new Date(testEnv.time.now) });
    await expectRefused(path, 'accessEnded');
  });

  it('refuses someone whose sign-in is older than their new password or role', async () => {
    await become({ validAfter: new Date(testEnv.time.now + HOUR) });
    // A decision tells no more than a bad link does.
    const isDecision = path === '/api/update-expense';
    await expectRefused(path, isDecision ? 'linkRefused' : 'signInRequired');
  });

  it("refuses someone who hasn't used their invitation", async () => {
    const { joinedAt: _joinedAt, ...invited } = personEntry(PERSON.email);
    await testEnv.db.doc(`people/${PERSON.uid}`).set(invited);
    const isDecision = path === '/api/update-expense';
    await expectRefused(path, isDecision ? 'linkRefused' : 'adminsOnly');
  });

  it.each(ROLES.filter((role) => !may(role, right)))('refuses a %s', async (role) => {
    await become({ role });
    await expectRefused(path, 'roleRefused');
  });
});

describe.each(ROLES.toReversed())('a %s (#156)', (role: Role) => {
  it.each(ROUTES_WITH_RIGHTS.filter(({ right }) => may(role, right)))(
    'is answered by $path, also on their last day',
    async ({ path }) => {
      await become({ role, endsAt: new Date(testEnv.time.now + 1) });
      const answers = await answersOf(path);
      expect(answers.length).toBeGreaterThan(0);
      for (const answer of answers) {
        expect(answer.status).toBeLessThan(500);
        for (const code of REFUSALS) expect(answer).not.toEqual(refused(code));
      }
    },
  );
});
