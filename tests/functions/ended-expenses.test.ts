import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { Action } from '@pa-ledger/domain/expenses/expense';
import { beforeAll, describe, expect, it } from 'vitest';
import { decideWith, submit, type ApiAnswer } from './support/api.ts';
import { EVENT, foundAssociation, PEOPLE } from './support/association.ts';
import { filledForm } from './support/expenses.ts';
import { tokensIn, waitForMails } from './support/mailbox.ts';
import { snapshotOf } from './support/snapshot.ts';

beforeAll(() => foundAssociation());

interface Ended {
  readonly id: string;
  /** Every token that was ever mailed about it, by who got it. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** Takes an event expense to its end: each of the actions by a link from the mail that asked for it. */
async function ended(actions: readonly Action[]): Promise<Ended> {
  const form = await filledForm({ category: EVENT.name });
  await submit(form);
  const reference = referenceOf(form.id);
  const askedInTurn = [PEOPLE.eventApprover, PEOPLE.otherPresident, PEOPLE.treasurer];
  // The confirmation and the event approver's; then two presidents'; then the treasurer's; then the end.
  const mailsAtStep = [2, 4, 5];
  for (const [step, action] of actions.entries()) {
    const tokens = tokensIn(await waitForMails(reference, mailsAtStep[step] ?? 0));
    const answer = await decideWith(tokens.get(askedInTurn[step] ?? '') ?? '', action, 'Not ours');
    expect(answer.body).toEqual({ success: true });
  }
  const last = (mailsAtStep[actions.length - 1] ?? 0) + 1;
  return { id: form.id, tokens: tokensIn(await waitForMails(reference, last)) };
}

async function answersTo(
  { tokens }: Ended,
  action: Action,
): Promise<Record<string, [number, string | undefined]>> {
  const answers: [string, ApiAnswer][] = [];
  for (const [address, token] of tokens) {
    answers.push([address, await decideWith(token, action, 'Replayed')]);
  }
  return Object.fromEntries(answers.map(([to, { status, body }]) => [to, [status, body.error]]));
}

const nothingChanged = (done: string) =>
  expect.stringMatching(new RegExp(`already ${done} on .* nothing was changed`)) as string;

describe('after the chain has ended (#7)', () => {
  it('no link that was ever mailed changes an approved expense', async () => {
    const expense = await ended(['approve', 'approve', 'approve']);
    const before = await snapshotOf(expense.id);
    const all = Object.values(PEOPLE);
    expect([...expense.tokens.keys()].sort()).toEqual([...all].sort());
    const approved = [409, nothingChanged('approved')];
    expect(await answersTo(expense, 'approve')).toEqual(
      Object.fromEntries(all.map((address) => [address, [200, undefined]])),
    );
    expect(await answersTo(expense, 'reject')).toEqual(
      Object.fromEntries(all.map((address) => [address, approved])),
    );
    expect(await snapshotOf(expense.id)).toEqual(before);
  });

  it('no link that was ever mailed changes a rejected expense', async () => {
    const expense = await ended(['approve', 'reject']);
    const before = await snapshotOf(expense.id);
    const approved = [409, nothingChanged('approved')];
    const rejected = [409, nothingChanged('rejected')];
    expect(await answersTo(expense, 'approve')).toEqual({
      [PEOPLE.eventApprover]: [200, undefined],
      [PEOPLE.president]: rejected,
      [PEOPLE.otherPresident]: rejected,
    });
    expect(await answersTo(expense, 'reject')).toEqual({
      [PEOPLE.eventApprover]: approved,
      [PEOPLE.president]: [200, undefined],
      [PEOPLE.otherPresident]: [200, undefined],
    });
    expect(await snapshotOf(expense.id)).toEqual(before);
  });
});
