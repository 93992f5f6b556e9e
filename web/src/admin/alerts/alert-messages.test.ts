import type { AlertCause } from '@pa-ledger/domain/alerts/alert';
import { describe, expect, it } from 'vitest';
import { headingOf, wordsOf } from './alert-messages.ts';

const EXPENSE = { expenseId: 'aB3dE5fG7hJ9kL1mN2pQ' };
const mail = {
  ...EXPENSE,
  kind: 'mailDead',
  mailId: 'm',
  step: null,
  to: 'a@b.co',
  code: '550',
} as const;

describe('wordsOf', () => {
  it.each<[AlertCause, count: number, what: RegExp, todo: RegExp]>([
    [
      { ...EXPENSE, kind: 'noApprover', step: 1, role: 'treasurer', why: 'notSet' },
      1,
      /waits for an approver: no Treasurer is set\.$/,
      /Set a person/,
    ],
    [
      { ...EXPENSE, kind: 'noApprover', step: 1, role: 'treasurer', why: 'ownExpense' },
      1,
      /waits for an approver: the Treasurer submitted it\.$/,
      /Set another person/,
    ],
    [
      { ...EXPENSE, kind: 'fundMissing' },
      1,
      /is approved, and its budget does not say which fund pays it\.$/,
      /choose Set fund\. It cannot be paid before\.$/,
    ],
    [
      { ...mail, purpose: 'review', step: 0 },
      1,
      /mail to a@b\.co, who is to decide/,
      /Resend link/,
    ],
    [
      { ...mail, purpose: 'rejected' },
      1,
      /a@b\.co could not be told .* rejected, and why/,
      /phone/,
    ],
    [{ ...mail, expenseId: null, purpose: 'received' }, 1, /could not be told/, /another way\.$/],
    [
      { ...mail, expenseId: null, purpose: 'notice' },
      1,
      /a@b\.co could not be told that who approves expenses was changed\.$/,
      /another way\.$/,
    ],
    [{ ...EXPENSE, kind: 'mailForgotten', step: 0 }, 1, /had not been mailed/, /Nothing/],
    [{ kind: 'receiptsRemoved', expenseId: null }, 1, /^1 receipt of a form/, /Nothing/],
    [{ kind: 'receiptsRemoved', expenseId: null }, 12, /^12 receipts of forms/, /Nothing/],
    [
      { kind: 'adminRenamed', expenseId: null, uid: 'u1', email: 'a@b.co' },
      1,
      /administrator a@b\.co was given another e-mail address/,
      /remove a@b\.co$/,
    ],
    [
      {
        kind: 'workFails',
        expenseId: null,
        work: 'count',
        item: 'revenueItems~x',
        code: 'TypeError',
      },
      1,
      /cannot be counted in the reports \(TypeError\); tried once\.$/,
      /count revenueItems~x\.$/,
    ],
    [
      { kind: 'workFails', expenseId: null, work: 'mail', item: 'all', code: 'MAIL_FROM' },
      288,
      /^No mail is sent: the setting MAIL_FROM is wrong\.$/,
      /correct it in the file functions\/\.env\.<project>.*without quotation marks/,
    ],
    [
      { kind: 'workFails', expenseId: null, work: 'mail', item: 'all', code: 'SMTP_URI' },
      1,
      /SMTP_URI is wrong/,
      /secrets:set SMTP_URI, then deploy the functions again.*write % as %25/,
    ],
    [
      { kind: 'workFails', expenseId: null, work: 'mail', item: 'all', code: 'Error' },
      2,
      /^Mails cannot be sent \(Error\); tried 2 times\.$/,
      /tried again/,
    ],
  ])('%j, %i', (matter, count, what, todo) => {
    const words = wordsOf({ ...matter, count });
    expect(words.what).toMatch(what);
    expect(words.todo).toMatch(todo);
  });
});

describe('headingOf', () => {
  const dead = { kind: 'mailDead' } as const;
  const told = { kind: 'mailForgotten' } as const;
  it.each([
    [[told], false, 'Something was put right by itself.'],
    [[dead, told], false, '1 thing needs your attention.'],
    [[dead, dead], false, '2 things need your attention.'],
    [[dead, dead], true, 'More than 2 things need your attention.'],
  ])('%j, more: %s', (alerts, more, heading) => {
    expect(headingOf(alerts, more)).toBe(heading);
  });
});
