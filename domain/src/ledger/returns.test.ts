import { describe, expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import {
  loweredRefusal,
  returnedBy,
  returnIdOf,
  returnIdsOf,
  returnRefusal,
  unpaidRefusal,
} from './returns.ts';

describe('the id of what gives something back', () => {
  it('begins with the id of that', () => {
    const id = returnIdOf('cider', 'r1');
    expect(id).toBe('cider-returned-r1');
    expect(returnedBy(id)).toBe('cider');
    const { first, end } = returnIdsOf('cider');
    expect(first < id && id < end).toBe(true);
    expect(returnIdOf('cider-2', 'r1') < end && returnIdOf('cider-2', 'r1') >= first).toBe(false);
  });

  it('is one, however long that of the entry is', () => {
    expect(returnIdOf('a'.repeat(64), 'r1')).toBe('r1');
  });

  it.each(['cider', '-returned-r1', 'cider-returned-', 'cider-returned', ''])(
    '%j is none',
    (id) => {
      expect(returnedBy(id)).toBeNull();
    },
  );
});

describe('what is given back', () => {
  const refusal = (before: number | null, after: number, amount: number, others = 0) =>
    returnRefusal(before === null ? null : cents(before), cents(after), {
      amount: cents(amount),
      others: cents(others),
    });
  const MOST = 'What is given back is negative, and at most ';

  it.each([
    [null, -4_000, 4_000, 0],
    [null, -1, 4_000, 3_999],
    [-1_000, -2_000, 4_000, 2_000],
    // What was there before the limit stays, and becomes less.
    [-5_000, -5_000, 4_000, 0],
    [-5_000, -4_500, 0, 0],
  ])(
    'from %j to %d cents of %d, of which %d are gone, is saved',
    (before, after, amount, others) => {
      expect(refusal(before, after, amount, others)).toBeNull();
    },
  );

  it.each([
    [null, -4_001, 4_000, 0, `${MOST}-$40.00: the amount of the entry.`],
    [null, -2_751, 4_000, 1_250, `${MOST}-$27.50: what is left of the entry.`],
    [-1_000, -2_001, 4_000, 2_000, `${MOST}-$20.00: what is left of the entry.`],
    [null, 0, 4_000, 0, `${MOST}-$40.00: the amount of the entry.`],
    [-1_000, 500, 4_000, 0, `${MOST}-$40.00: the amount of the entry.`],
    [-5_000, -5_001, 4_000, 0, `${MOST}-$40.00: the amount of the entry.`],
    [null, -1, 4_000, 4_000, 'Nothing of the entry is left that could be given back.'],
    [null, -1, 0, 0, 'Nothing of the entry is left that could be given back.'],
  ])(
    'from %j to %d cents of %d, of which %d are gone, is not',
    (before, after, amount, others, sentence) => {
      expect(refusal(before, after, amount, others)).toBe(sentence);
    },
  );
});

describe('what is paid again of what came back of a closed year', () => {
  const refusal = (before: number | null, after: number, others: number, isFromClosedYear = true) =>
    returnRefusal(before === null ? null : cents(before), cents(after), {
      amount: cents(4e3),
      others: cents(others),
      isFromClosedYear,
    });
  const KEPT = 'What was given back here was paid again. Delete what paid it again first.';

  it('is at most that', () => {
    expect(refusal(null, 4_000, 4_000)).toBeNull();
    expect(refusal(1_000, 1_250, 1_250)).toBeNull();
    expect(refusal(null, 1_251, 1_250)).toMatch(/^At most \$12\.50 can be paid again/);
    expect(refusal(null, 1, 0)).toBe('Nothing was given back that could be paid again.');
    // In an open year it is an entry of its own.
    expect(refusal(null, 100, 4_000, false)).toMatch(/^Nothing of the entry is left/);
  });

  it('keeps what was given back', () => {
    // 40.00 were given back by this one, and 30.00 of it paid again.
    expect(refusal(-4_000, -3_000, -3_000)).toBeNull();
    expect(refusal(-4_000, -2_999, -3_000)).toBe(KEPT);
  });
});

it.each([
  [4_000, 4_000, 4_000, null],
  [4_000, 1_250, 1_250, null],
  [4_000, 0, 0, null],
  // What gave back more before the limit can still be raised.
  [1_000, 1_100, 1_250, null],
  [-4_000, -5_000, 0, null],
  [4_000, 1_249, 1_250, '$12.50 of this entry was given back, so it stays'],
  [4_000, 0, 1_250, '$12.50 of this entry was given back, so it stays'],
])(
  'an entry from %d to %d cents, of which %d were given back: %j',
  (before, after, given, sentence) => {
    const refusal = loweredRefusal(cents(before), cents(after), cents(given));
    expect(refusal?.slice(0, sentence?.length) ?? null).toBe(sentence);
  },
);

it.each([
  [0, null],
  [-100, null],
  [
    1,
    '$0.01 of expense K7QM-2XFA was given back, so it stays paid. Delete what gives it back first, in Manual Expenses.',
  ],
])('a paid expense of which %d cents were given back: %j', (given, sentence) => {
  expect(unpaidRefusal('K7QM-2XFA', cents(given))).toBe(sentence);
});
