import { describe, expect, it } from 'vitest';
import { APPROVAL, approvalWith, APPROVER_EMAIL, createDecisionSender } from './decision-sender.ts';
import { english } from './english.ts';

const LINK = { token: 'dG9rZW4', expenseId: 'Ab3dEf6hIj9kLm2nOp5q' };

/** A `fetch` that records requests and answers them one after the other. */
function recorder(...answers: (() => Response)[]) {
  const sent: { path: unknown; init: RequestInit | undefined }[] = [];
  const send: typeof fetch = (path, init) => {
    const answer = answers[sent.length];
    sent.push({ path, init });
    return Promise.resolve().then(() => answer?.() ?? Response.error());
  };
  return { sent, send };
}

/** The text that a request carries. */
function bodyOf(init: RequestInit | undefined): string {
  return typeof init?.body === 'string' ? init.body : '';
}

const good = () => Response.json({ success: true });
const busy = () => Response.json({ success: false, error: 'Busy.' }, { status: 503 });

describe('createDecisionSender', () => {
  it('sends the specified body and the untouched token', async () => {
    const { sent, send } = recorder(good);
    await createDecisionSender(LINK, english, send)(APPROVAL);
    const [request] = sent;
    expect(request?.path).toBe('/api/update-expense');
    expect(request?.init?.method).toBe('POST');
    expect(new Headers(request?.init?.headers).get('X-Approval-Token')).toBe(LINK.token);
    expect(new Headers(request?.init?.headers).get('Content-Type')).toBe('application/json');
    expect(request?.init?.body).toBe(
      JSON.stringify({
        expenseId: LINK.expenseId,
        role: 'approver',
        approverEmail: APPROVER_EMAIL,
        action: 'approve',
        reason: 'Approved via link',
      }),
    );
  });

  it('sends an expense back with the note and the version that was seen', async () => {
    const { sent, send } = recorder(good);
    const back = { action: 'return', note: 'Which fair?', version: 2 } as const;
    const outcome = await createDecisionSender(LINK, english, send)(back);
    expect(outcome).toEqual({ ok: true, action: 'return' });
    expect(sent[0]?.path).toBe('/api/return-expense');
    expect(new Headers(sent[0]?.init?.headers).get('X-Approval-Token')).toBe(LINK.token);
    const body = { expenseId: LINK.expenseId, version: 2, note: 'Which fair?' };
    expect(sent[0]?.init?.body).toBe(JSON.stringify(body));
  });

  it.each([
    ['tooManyVersions', true],
    ['submitterUnknown', true],
    ['alreadyReturned', false],
  ])('leaves the decision open or not when it is not sent back: %s', async (code, retry) => {
    const refused = () => Response.json({ success: false, error: 'No.', code }, { status: 409 });
    const { send } = recorder(refused);
    const back = { action: 'return', note: 'Which fair?', version: 2 } as const;
    expect(await createDecisionSender(LINK, english, send)(back)).toMatchObject({
      ok: false,
      retry,
    });
  });

  it('sends along what was looked at, and gets a new code when that one has expired', async () => {
    const unseen = () =>
      Response.json({ success: false, error: 'Look.', code: 'notReviewed' }, { status: 409 });
    const review = () => Response.json({ success: true, review: { version: 2, code: 'new' } });
    const seen = { version: 2, code: 'old' };
    const { sent, send } = recorder(unseen, review, good);
    const outcome = await createDecisionSender(LINK, english, send)(approvalWith('', seen));
    expect(outcome).toEqual({ ok: true, action: 'approve' });
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/update-expense',
      '/api/review-expense',
      '/api/update-expense',
    ]);
    const bodies = [0, 2].map((index) => JSON.parse(bodyOf(sent[index]?.init)) as unknown);
    expect(bodies).toMatchObject([
      { version: 2, code: 'old' },
      { version: 2, code: 'new' },
    ]);
  });

  it('does not decide on a version that nobody looked at', async () => {
    const unseen = () =>
      Response.json({ success: false, error: 'Look.', code: 'notReviewed' }, { status: 409 });
    const review = () => Response.json({ success: true, review: { version: 3, code: 'new' } });
    const { sent, send } = recorder(unseen, review, good);
    const seen = { version: 2, code: 'old' };
    const outcome = await createDecisionSender(LINK, english, send)(approvalWith('', seen));
    expect(outcome).toMatchObject({ ok: false, text: 'Look.' });
    expect(sent).toHaveLength(2);
  });

  it('sends once, however often and with whatever it is called', async () => {
    const { sent, send } = recorder(good);
    const decide = createDecisionSender(LINK, english, send);
    const rejection = { action: 'reject', reason: 'No' } as const;
    const answers = await Promise.all([decide(APPROVAL), decide(APPROVAL), decide(rejection)]);
    answers.push(await decide(rejection));
    expect(answers).toEqual(Array(4).fill({ ok: true, action: 'approve' }));
    expect(sent).toHaveLength(1);
  });

  it('sends again after a failure, and then no more', async () => {
    const { sent, send } = recorder(busy, good);
    const decide = createDecisionSender(LINK, english, send);
    const first = await Promise.all([decide(APPROVAL), decide(APPROVAL)]);
    expect(first).toEqual(
      Array(2).fill({ ok: false, action: 'approve', text: 'Busy.', retry: true }),
    );
    expect(sent).toHaveLength(1);
    await expect(decide(APPROVAL)).resolves.toEqual({ ok: true, action: 'approve' });
    await decide(APPROVAL);
    expect(sent).toHaveLength(2);
  });
});
