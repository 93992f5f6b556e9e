import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { cursorValue, plainFields, storedValue } from './plain-values.ts';

const AT = Timestamp.fromMillis(1_795_000_000_123);

it('converts timestamps to milliseconds at every depth', () => {
  const fields = { at: AT, steps: [{ openedAt: AT, decision: { at: AT } }], none: null, text: 'a' };
  expect(plainFields(fields)).toEqual({
    at: 1_795_000_000_123,
    steps: [{ openedAt: 1_795_000_000_123, decision: { at: 1_795_000_000_123 } }],
    none: null,
    text: 'a',
  });
});

it.each([AT, 'text', 7, null, ['a', 'b']])('restores %o from JSON', (value) => {
  const kept: unknown = JSON.parse(JSON.stringify(cursorValue(value)));
  expect(storedValue(kept)).toEqual(value);
});

it('leaves a map that is not a timestamp unchanged', () => {
  expect(storedValue({ momentMs: 'soon' })).toEqual({ momentMs: 'soon' });
});
