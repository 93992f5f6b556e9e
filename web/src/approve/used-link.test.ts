import { describe, expect, it } from 'vitest';
import type { Outcome } from './decision-sender.ts';
import { readLinkLocation } from './link-location.ts';
import { clearUsedLink, outcomeIn } from './used-link.ts';

/** What `clearUsedLink` does to the history entry; null when it leaves it alone. */
function leave(outcome: Outcome): { state: unknown; url: URL } | null {
  let left: { state: unknown; url: URL } | null = null;
  clearUsedLink(outcome, {
    replaceState: (state: unknown, _title, address) => {
      left = { state, url: new URL(String(address), 'https://app.example.com/approve/token') };
    },
  });
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
