import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveText, takeText } from './useKeptText.ts';

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
    saveText('reason', ID, 'Not in the "budget"\nof this year');
    expect(takeText('reason', ID)).toBe('Not in the "budget"\nof this year');
    expect(tab.kept.size).toBe(0);
    expect(takeText('reason', ID)).toBe('');
  });

  it('is not found for another expense, and forgotten', () => {
    saveText('reason', ID, 'Not in the budget');
    expect(takeText('reason', 'another')).toBe('');
    expect(tab.kept.size).toBe(0);
  });

  it('is forgotten once nothing is typed any more', () => {
    saveText('reason', ID, 'Not in the budget');
    saveText('reason', ID, '');
    expect(tab.kept.size).toBe(0);
  });

  it('is no note', () => {
    saveText('reason', ID, 'Not in the budget');
    expect(takeText('note', ID)).toBe('');
    expect(takeText('reason', ID)).toBe('Not in the budget');
  });

  it.each(['', 'x', 'null', '5', '{}', `{"expenseId":"${ID}","text":5}`])(
    'is none where storage has %j',
    (written) => {
      saveText('reason', ID, 'Not in the budget');
      for (const key of tab.kept.keys()) tab.kept.set(key, written);
      expect(takeText('reason', ID)).toBe('');
    },
  );

  it('is none where storage is denied', () => {
    const denied = () => {
      throw new DOMException('Denied.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
    expect(() => saveText('reason', ID, 'Not in the budget')).not.toThrow();
    expect(takeText('reason', ID)).toBe('');
  });
});
