import { MAX_RECEIPT_BYTES } from '@pa-ledger/domain/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { submit } from '../functions/support/api.ts';
import { foundAssociation, PEOPLE } from '../functions/support/association.ts';
import { decisionBody } from '../functions/support/decision-body.ts';
import { filledForm, SMALL_PDF } from '../functions/support/expenses.ts';
import { startBuilt, type RunningFunction } from '../functions/support/start-built.ts';
import { linkTo, submittedWith } from '../functions/support/submitted-receipts.ts';
import { db, suite } from '../functions/support/suite.ts';
import { seenWith } from '../functions/support/test-environment.ts';

/*
 * The emulator hands a process one request at a time. So the built functions are started here as the platform starts them,
 * and take all at once.
 */

const RECEIPTS = 20;
const DECISIONS = 10;

let api: RunningFunction;
let decide: RunningFunction;
beforeAll(async () => {
  await foundAssociation();
  const start = (name: string) => startBuilt(name, suite('GCLOUD_PROJECT'));
  [api, decide] = await Promise.all([start('api'), start('decide')]);
});
afterAll(() => [api, decide].forEach((running) => running.stop()));

it('twenty of the largest receipts at once arrive whole, with decisions beside them', async () => {
  const bytes = Buffer.alloc(MAX_RECEIPT_BYTES, ' ');
  SMALL_PDF.copy(bytes);
  const { id } = await submittedWith([{ name: 'large.pdf', type: 'application/pdf', bytes }]);
  const headers = { 'X-Approval-Token': await linkTo(id) };
  const decisions = await Promise.all(Array.from({ length: DECISIONS }, waitingDecision));

  const reading = Array.from({ length: RECEIPTS }, async () => {
    const answer = await fetch(`${api.address}/api/receipt?slot=0`, { headers });
    return answer.status === 200 && Buffer.from(await answer.arrayBuffer()).equals(bytes);
  });
  const deciding = decisions.map(async (request) => {
    const answer = await fetch(`${decide.address}/api/update-expense`, request);
    const body: unknown = await answer.json();
    return body;
  });
  expect(await Promise.all(deciding)).toEqual(decisions.map(() => ({ success: true })));
  expect(await Promise.all(reading)).toEqual(reading.map(() => true));
  // Half of an instance's memory: the other half is for what else is asked of it.
  expect(await api.peakBytes()).toBeLessThan(512 * 1024 ** 2);
}, 120_000);

/** Returns a decision that counts. */
async function waitingDecision(): Promise<RequestInit> {
  const form = await filledForm();
  expect((await submit(form)).body).toMatchObject({ success: true });
  const token = await linkTo(form.id, PEOPLE.president);
  const body = { ...decisionBody(form.id, 'approve'), ...(await seenWith(db, token)) };
  return {
    method: 'POST',
    headers: { 'X-Approval-Token': token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}
