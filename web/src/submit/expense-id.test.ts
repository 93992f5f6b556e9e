import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { expect, it } from 'vitest';
import { newExpenseId } from './expense-id.ts';

it('is an expense id, another one each time', () => {
  const ids = Array.from({ length: 200 }, () => newExpenseId());
  expect(ids.every(isExpenseId)).toBe(true);
  expect(new Set(ids).size).toBe(200);
});

it('passes over bytes that would favour some letters', () => {
  const rounds = [new Uint8Array(20).fill(255), new Uint8Array(20).fill(248), bytesUpTo(20)];
  const id = newExpenseId(() => rounds.shift() ?? new Uint8Array(20));
  expect(id).toBe('ABCDEFGHIJKLMNOPQRST');
  expect(rounds).toHaveLength(0);
});

it('takes every letter from equally many bytes', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 248; byte++) {
    const letter = newExpenseId((bytes) => bytes.fill(byte)).charAt(0);
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(counts.size).toBe(62);
  expect(new Set(counts.values())).toEqual(new Set([4]));
});

function bytesUpTo(count: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: count }, (_, index) => index);
}
