import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it('makes a new expense id on each call', () => {
  const ids = Array.from({ length: 200 }, () => newId());
  expect(ids.every(isExpenseId)).toBe(true);
  expect(new Set(ids).size).toBe(200);
});

it('skips bytes that would favor some letters', () => {
  const rounds = [new Uint8Array(20).fill(255), new Uint8Array(20).fill(248), bytesUpTo(20)];
  const id = newId(() => rounds.shift() ?? new Uint8Array(20));
  expect(id).toBe('ABCDEFGHIJKLMNOPQRST');
  expect(rounds).toHaveLength(0);
});

it('maps the same number of bytes to each letter', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 248; byte++) {
    const letter = newId((bytes) => bytes.fill(byte)).charAt(0);
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(counts.size).toBe(62);
  expect(new Set(counts.values())).toEqual(new Set([4]));
});

function bytesUpTo(count: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: count }, (_, index) => index);
}
