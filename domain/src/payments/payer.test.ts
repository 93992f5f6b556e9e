import { describe, expect, it } from 'vitest';
import { MAILBOX_PAIRS } from '../../../tests/fixtures/emails.ts';
import { isOwnPayment, needsOtherPayer, paymentFlags, type ListedPerson } from './payment.ts';

const RUTH: ListedPerson = { uid: 'ruth', email: 'ruth@example.com', name: 'Ruth Adeyemi' };
const SAM: ListedPerson = { uid: 'sam', email: 'sam@example.com', name: 'Sam Lee' };
const ALIAS: ListedPerson = { uid: 'ruth2', email: 'ruth+2@example.com', name: 'R' };

const submitted = (email: string, paidTo = 'Hilltop Cider Mill') => ({ email, paidTo });

describe('isOwnPayment (#94, #101)', () => {
  it.each(MAILBOX_PAIRS)('of %s and %s: %s', (email, payer, same) => {
    expect(isOwnPayment({ email }, payer)).toBe(same);
  });
});

describe('needsOtherPayer (#94)', () => {
  it.each<[name: string, email: string, admins: ListedPerson[], expected: boolean]>([
    ['her own, with another administrator', 'Ruth+pta@example.com', [RUTH, SAM], true],
    ['their own, and no other', 'ruth@example.com', [RUTH], false],
    ['their own, with only an alias of theirs', 'ruth@example.com', [RUTH, ALIAS], false],
    ['her own, while the list is empty', 'ruth@example.com', [], false],
    [
      'her own, with her own address under another uid',
      'ruth@example.com',
      [{ ...RUTH, uid: 'x' }],
      false,
    ],
    ['of somebody else', 'parent@example.com', [RUTH, SAM], false],
  ])('%s', (_name, email, admins, expected) => {
    expect(needsOtherPayer(submitted(email), { by: RUTH, admins })).toBe(expected);
  });
});

describe('paymentFlags (#94)', () => {
  it.each([
    ['parent@example.com', 'Hilltop Cider Mill', []],
    ['ruth+x@example.com', 'Hilltop Cider Mill', ['ownExpense']],
    ['parent@example.com', '  ruth   ADEYEMI ', ['ownName']],
    ['ruth@example.com', 'Ruth Adeyemi', ['ownExpense', 'ownName']],
    ['parent@example.com', 'Ruth Adeyemi & Co', []],
    ['parent@example.com', 'Sam Lee', []],
  ])('marks what %s submitted for %s', (email, paidTo, flags) => {
    const payer = { by: RUTH, admins: [SAM, RUTH] };
    expect(paymentFlags(submitted(email, paidTo), payer)).toEqual(flags);
  });

  it('marks nothing for a payer without a name', () => {
    const unnamed = { ...RUTH, name: ' ' };
    expect(paymentFlags(submitted('a@b.co', ' '), { by: RUTH, admins: [unnamed] })).toEqual([]);
    expect(paymentFlags(submitted('a@b.co', ''), { by: RUTH, admins: [] })).toEqual([]);
  });
});
