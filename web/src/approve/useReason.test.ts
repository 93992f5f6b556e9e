import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveReason, takeReason } from './useReason.ts';

const ID = 'Ab3dEf6hIj9kLm2nOp5q';

/** A tab's storage. */
function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

let tab = storage();
beforeEach(() => {
  tab = storage();
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => vi.unstubAllGlobals());

describe('a reason over a reload (#112)', () => {
  it('is found once', () => {
    saveReason(ID, 'Not in the "budget"\nof this year');
    expect(takeReason(ID)).toBe('Not in the "budget"\nof this year');
    expect(tab.kept.size).toBe(0);
    expect(takeReason(ID)).toBe('');
  });

  it('is not found for another expense, and forgotten', () => {
    saveReason(ID, 'Not in the budget');
    expect(takeReason('another')).toBe('');
    expect(tab.kept.size).toBe(0);
  });

  it.each(['', 'x', 'null', '5', '{}', `{"expenseId":"${ID}","reason":5}`])(
    'is none where storage has %j',
    (written) => {
      saveReason(ID, '');
      for (const key of tab.kept.keys()) tab.kept.set(key, written);
      expect(takeReason(ID)).toBe('');
    },
  );

  it('is none where storage is denied', () => {
    const denied = () => {
      throw new DOMException('Denied.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
    expect(() => saveReason(ID, 'Not in the budget')).not.toThrow();
    expect(takeReason(ID)).toBe('');
  });
});
