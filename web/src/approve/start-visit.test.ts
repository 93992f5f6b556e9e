import type { Language } from '@pa-ledger/domain/language';
import { describe, expect, it } from 'vitest';
import { startVisit, clearUsedLink, outcomeIn, whenVisible } from './start-visit.ts';
import { english } from './english.ts';
import type { Outcome } from './decision-sender.ts';
import { readLinkLocation } from './link-location.ts';

/** A page whose visibility a test changes. */
class TestPage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  prerendering = false;

  show(): void {
    this.visibilityState = 'visible';
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** Opens an address in a browser that records what it sends, and where every request succeeds. */
function open(
  address: string,
  {
    page = new TestPage(),
    state,
    oneClickApproval = true,
    language = 'en',
  }: {
    page?: TestPage;
    state?: unknown;
    oneClickApproval?: boolean;
    language?: Language;
  } = {},
) {
  const { pathname, search } = new URL(address, 'https://app.example.com');
  const sent: string[] = [];
  const entry = { address, state };
  const visit = startVisit({
    location: { pathname, search },
    history: {
      state,
      replaceState: (left: unknown, _title, shown) => {
        Object.assign(entry, { address: String(shown), state: left });
      },
    },
    page,
    policies: { oneClickApproval },
    words: { ...english, language },
    send: (path, init) => {
      if (typeof path === 'string') sent.push(`${init?.method ?? 'GET'} ${path}`);
      return Promise.resolve(Response.json({ success: true, review: {} }));
    },
  });
  return { visit, sent, entry, page };
}

const POST = 'POST /api/update-expense';
const READ = 'GET /api/review-expense';

describe('an opened link', () => {
  it.each(['', '?action=approve'])(
    'approves once with %j and clears the address',
    async (query) => {
      const { visit, sent, entry } = open(`/approve/token${query}`);
      if (visit.kind !== 'approve') throw new Error(visit.kind);
      await expect(visit.approval).resolves.toEqual({ ok: true, action: 'approve' });
      expect(sent).toEqual([POST]);
      expect(entry.address).not.toContain('token');
      // A reload shows the outcome and sends nothing.
      const again = open(entry.address, { state: entry.state });
      expect(again.visit).toEqual({ kind: 'used', outcome: { ok: true, action: 'approve' } });
      expect(again.sent).toEqual([]);
    },
  );

  it('does not approve in a tab that nobody has looked at', async () => {
    const page = new TestPage();
    page.visibilityState = 'hidden';
    const { visit, sent } = open('/approve/token', { page });
    if (visit.kind !== 'approve') throw new Error(visit.kind);
    await Promise.resolve();
    expect(sent).toEqual([]);
    page.show();
    await visit.approval;
    page.show();
    expect(sent).toEqual([POST]);
  });

  it('only reads with action=reject until a reason is given', async () => {
    const { visit, sent } = open('/approve/token?action=reject');
    if (visit.kind !== 'review') throw new Error(visit.kind);
    expect(visit.rejects).toBe(true);
    await visit.first;
    expect(sent).toEqual([READ]);
    await visit.decide({ action: 'reject', reason: 'Not in the budget' });
    expect(sent).toEqual([READ, POST]);
  });

  it('stays in its language', async () => {
    const { visit, sent, entry } = open('/es/approve/token', { language: 'es' });
    if (visit.kind !== 'approve') throw new Error(visit.kind);
    await visit.approval;
    expect(sent).toEqual([POST]);
    expect(entry.address).toBe('/es/approve?used');
    expect(open('/es/approve/token?action=delete', { language: 'es' }).visit).toMatchObject({
      reviewAddress: '/es/approve/token?action=review',
    });
  });

  it('only reads with action=review', async () => {
    const { visit, sent, entry } = open('/approve/token?action=review');
    if (visit.kind !== 'review') throw new Error(visit.kind);
    await visit.first;
    expect(sent).toEqual([READ]);
    expect(entry.address).toBe('/approve/token?action=review');
  });

  it.each(['', '?action=approve'])(
    'only reads with %j where the school mails no acting links',
    async (query) => {
      const { visit, sent } = open(`/approve/token${query}`, { oneClickApproval: false });
      if (visit.kind !== 'review') throw new Error(visit.kind);
      expect(visit.rejects).toBe(false);
      await visit.first;
      expect(sent).toEqual([READ]);
    },
  );

  // Threat #10.
  it.each(['delete', 'Reject', 'review.'])(
    'with the action %j sends nothing and offers a look',
    (action) => {
      const { visit, sent } = open(`/approve/token?action=${action}`);
      const reviewAddress = '/approve/token?action=review';
      expect(visit).toEqual({ kind: 'unknownAction', written: action, reviewAddress });
      expect(sent).toEqual([]);
    },
  );

  it.each([
    ['/approve', 'Approval link is missing an ID.'],
    ['/approve/?action=approve', 'Approval link is missing an ID.'],
  ])('refuses %j without sending anything', (address, text) => {
    const { visit, sent } = open(address);
    expect(visit).toEqual({ kind: 'refused', action: 'approve', text });
    expect(sent).toEqual([]);
  });

  it('is a refused rejection if it asks for one without a token', () => {
    const text = 'Approval link is missing an ID.';
    expect(open('/approve?action=reject').visit).toEqual({
      kind: 'refused',
      action: 'reject',
      text,
    });
  });

  it('says of a used link without its history only that it was used', () => {
    const { visit, sent } = open('/approve?used');
    expect(visit).toEqual({ kind: 'used', outcome: null });
    expect(sent).toEqual([]);
  });
});

/** What `clearUsedLink` does to the history entry; null when it leaves it alone. */
function leave(outcome: Outcome): { state: unknown; url: URL } | null {
  let left: { state: unknown; url: URL } | null = null;
  const history: Pick<History, 'replaceState'> = {
    replaceState: (state: unknown, _title, address) => {
      left = { state, url: new URL(String(address), 'https://app.example.com/approve/token') };
    },
  };
  clearUsedLink(outcome, history, 'en');
  return left;
}

const LASTING: Outcome[] = [
  { ok: true, action: 'approve' },
  { ok: true, action: 'reject' },
  { ok: true, action: 'return' },
  { ok: false, action: 'approve', text: 'It was rejected before.', retry: false },
];

describe('leaving a used link', () => {
  // Threat #19: the address holds no token and a reload there sends nothing.
  it.each(LASTING)('clears the address and keeps the outcome of %j', (outcome) => {
    const left = leave(outcome);
    expect(left?.url.pathname.startsWith('/approve/')).toBe(false);
    expect(left && readLinkLocation(left.url)).toEqual({ kind: 'used' });
    // A reload gets a structured clone.
    expect(outcomeIn(structuredClone(left?.state))).toEqual(outcome);
  });

  it('keeps the link after a failure that may pass', () => {
    expect(leave({ ok: false, action: 'approve', text: 'Busy.', retry: true })).toBeNull();
  });

  it.each([
    null,
    undefined,
    'approved',
    {},
    { outcome: null },
    { outcome: { ok: true } },
    { outcome: { ok: true, action: 'delete' } },
    { outcome: { ok: false, action: 'approve' } },
    { outcome: { ok: 1, action: 'approve', text: {} } },
  ])('finds no outcome in %j', (state) => {
    expect(outcomeIn(state)).toBeNull();
  });
});

/** A page whose state a test changes. */
/** Whether the promise has settled by now. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve(false).then((no) => no)]);
}

describe('whenVisible', () => {
  it('settles at once for a page that is looked at', async () => {
    expect(await isSettled(whenVisible(new TestPage()))).toBe(true);
  });

  it('waits for a tab in the background', async () => {
    const page = new TestPage();
    page.visibilityState = 'hidden';
    const visible = whenVisible(page);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await isSettled(visible)).toBe(false);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await isSettled(visible)).toBe(true);
  });

  it('waits for a page that is rendered ahead, whatever its visibility', async () => {
    const page = new TestPage();
    page.prerendering = true;
    const visible = whenVisible(page);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await isSettled(visible)).toBe(false);
    page.prerendering = false;
    page.dispatchEvent(new Event('prerenderingchange'));
    expect(await isSettled(visible)).toBe(true);
  });
});
