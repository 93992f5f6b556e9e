import { dateAt } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAdmin } from '../../ops/admins/admins.ts';
import {
  filledBody,
  RECORDED_ACTS,
  RECORDED_CATEGORY_ACTS,
  RECORDED_CORRECTION,
  RECORDED_DECISIONS,
  RECORDED_SUBMISSION,
  type RecordedRequest,
} from '../fixtures/recorded-requests.ts';
import { call, decideWith, type ApiAnswer } from './support/api.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { foundAssociation, PEOPLE } from './support/association.ts';
import { placeReceipt } from './support/expenses.ts';
import { brokenInvariants } from './support/invariants.ts';
import { accountsApp, newAddress, tokenOf } from './support/sign-in.ts';
import { db, newExpenseId } from './support/suite.ts';
import { submitterTokenIn } from './support/submitter.ts';
import { tokenIn } from './support/test-environment.ts';
import { refused } from '../support/refused.ts';

let signedIn: Record<string, string>;
const DONE = { status: 200, body: { success: true } };

beforeAll(async () => {
  await foundAssociation();
  const account = { email: newAddress(), password: 'a long enough passphrase' };
  await addAdmin(accountsApp, { ...account, name: 'Ruth Adeyemi' });
  signedIn = { Authorization: `Bearer ${await tokenOf(account)}` };
});

function replay(
  request: RecordedRequest,
  own: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  return call(request.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: filledBody(request, own),
  });
}

async function submitted(): Promise<string> {
  const id = newExpenseId();
  const { size, sha256 } = await placeReceipt(id);
  expect(await replay(RECORDED_SUBMISSION, { id, size: String(size), sha256 })).toMatchObject(DONE);
  return id;
}

describe('a page that was open before the deploy (#90)', () => {
  it.each(RECORDED_DECISIONS)(
    'submits, and is told to look before it decides: $body',
    async (decision) => {
      const id = await submitted();
      const link = await tokenIn(db, { expenseId: id, step: 0, approver: PEOPLE.president });
      expect(await replay(decision, { id }, { 'X-Approval-Token': link })).toMatchObject(
        refused('notReviewed'),
      );
      expect(await brokenInvariants(db, [id])).toEqual([]);
    },
  );

  it('corrects, and says nothing of a vendor (#142)', async () => {
    const id = await submitted();
    const link = await tokenIn(db, { expenseId: id, step: 0, approver: PEOPLE.president });
    const sentBack = await call('/api/return-expense', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Approval-Token': link },
      body: JSON.stringify({ expenseId: id, version: 1, note: 'Which fair was it?' }),
    });
    expect(sentBack).toMatchObject(DONE);
    const token = await submitterTokenIn(db, id, 'correct');
    const answer = await replay(RECORDED_CORRECTION, {}, { 'X-Submitter-Token': token });
    expect(answer).toMatchObject(DONE);
    const { submission } = (await db.doc(`expenses/${id}`).get()).data() ?? {};
    expect(submission).toMatchObject({ amount: 44.2, paidTo: 'Pat Doe' });
    expect(submission).not.toHaveProperty('payTo');
    expect(await brokenInvariants(db, [id])).toEqual([]);
  });

  it('does every action of an administrator on an expense', async () => {
    const id = await submitted();
    await putRecorded(db, 'funds/main', { code: '4900', name: 'Main Fund' });
    for (const [step, approver] of [PEOPLE.president, PEOPLE.treasurer].entries()) {
      const link = await tokenIn(db, { expenseId: id, step, approver });
      await decideWith(link);
    }
    const own = {
      id,
      check: randomBytes(4).readUInt32BE().toString(),
      today: dateAt(Date.now(), organization.timeZone),
    };
    for (const act of RECORDED_ACTS)
      expect([act.body, await replay(act, own, signedIn)]).toMatchObject([act.body, DONE]);
    expect((await db.doc(`expenses/${id}`).get()).get('status')).toBe('paid');
    expect(await brokenInvariants(db, [id])).toEqual([]);
  });

  it('adds, changes and deletes a category, and recalculates', async () => {
    const name = `Old ${randomBytes(4).toString('hex')}`;
    let id = '';
    for (const act of RECORDED_CATEGORY_ACTS) {
      const answer = await replay(act, { id, name }, signedIn);
      expect([act.body, answer]).toMatchObject([act.body, DONE]);
      const made = answer.body['id'];
      if (typeof made === 'string') id = made;
    }
  });
});
