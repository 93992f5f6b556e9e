import { addressOf } from '../../functions/src/outbox/outbox.ts';
import { afterEach, expect, it } from 'vitest';
import { outboxOf } from '../functions/support/outbox.ts';
import { filledForm } from '../functions/support/expenses.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Threat #101: one person with several addresses of one mailbox, on the server's own path. */
let testEnv: TestEnvironment;

const PAT = 'pat.doe@gmail.com';
const ANN = 'ann@example.com';

afterEach(() => testEnv.close());

async function submittedBy(email: string): Promise<string> {
  const form = { ...(await filledForm()), email };
  expect((await testEnv.submit(form)).body).toMatchObject({ success: true });
  return form.id;
}

const approversOf = async (id: string, step: number): Promise<unknown> => {
  const steps = (await testEnv.db.doc(`expenses/${id}`).get()).get('steps') as {
    readonly approvers: unknown;
    readonly blocked: unknown;
  }[];
  return [steps[step]?.approvers, steps[step]?.blocked];
};

it('does not ask a person who submitted under an alias, nor let them decide (#101)', async () => {
  testEnv = await createTestEnvironment({
    presidents: [PAT, ANN],
    treasurer: 't@example.com',
    eventApprovers: {},
  });
  const id = await submittedBy('PatDoe+school@GoogleMail.com');
  expect(await approversOf(id, 0)).toEqual([[ANN], null]);
  const asked = (await outboxOf(testEnv.db, id)).filter(({ purpose }) => purpose === 'review');
  expect(asked.map(({ to }) => to)).toEqual([ANN]);
  expect((await testEnv.decide(await testEnv.tokenFor(id, 0, PAT))).status).toBe(403);
  expect((await testEnv.decide(await testEnv.tokenFor(id, 0, ANN))).status).toBe(200);
});

it('takes two addresses of one mailbox for one person (#101)', async () => {
  const treasurer = 'patdoe+money@googlemail.com';
  testEnv = await createTestEnvironment({ presidents: [PAT], treasurer, eventApprovers: {} });
  const id = await submittedBy('parent@example.com');
  expect((await testEnv.decide(await testEnv.tokenFor(id, 0, PAT))).status).toBe(200);
  expect(await approversOf(id, 1)).toEqual([[], 'decidedBefore']);
  expect((await testEnv.decide(await testEnv.tokenFor(id, 1, treasurer))).status).toBe(403);
});

it('mails the address as it is set, and gives no link to another address of the mailbox (#101)', async () => {
  testEnv = await createTestEnvironment({
    presidents: [PAT],
    treasurer: 't@example.com',
    eventApprovers: {},
  });
  const id = await submittedBy('parent+school@example.com');
  const mails = await outboxOf(testEnv.db, id);
  const to = (await Promise.all(mails.map((mail) => addressOf(testEnv.db, mail)))).sort();
  expect(to).toEqual(['parent+school@example.com', PAT]);
  expect((await testEnv.decide(await testEnv.tokenFor(id, 0, 'patdoe@gmail.com'))).status).toBe(
    403,
  );
  expect((await testEnv.decide(await testEnv.tokenFor(id, 0, PAT))).status).toBe(200);
});
