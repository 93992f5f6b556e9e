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
      /no one to approve it: we don’t have a Treasurer\.$/,
      /set a person/,
    ],
    [
      { ...EXPENSE, kind: 'noApprover', step: 1, role: 'treasurer', why: 'ownExpense' },
      1,
      /no one to approve it: the Treasurer submitted it\.$/,
      /set another person/,
    ],
    [
      { ...EXPENSE, kind: 'fundMissing' },
      1,
      /can’t be paid yet: its budget doesn’t say which fund pays\.$/,
      /choose Set fund\.$/,
    ],
    [
      { ...mail, purpose: 'review', step: 0 },
      1,
      /email to a@b\.co, who needs to approve, bounced/,
      /Resend link/,
    ],
    [
      { ...mail, purpose: 'rejected' },
      1,
      /^We couldn’t tell a@b\.co .* rejected, and why/,
      /phone/,
    ],
    [
      { ...mail, expenseId: null, purpose: 'received' },
      1,
      /couldn’t tell a@b\.co that we got the request\.$/,
      /another way\.$/,
    ],
    [
      { ...mail, expenseId: null, purpose: 'notice' },
      1,
      /couldn’t tell a@b\.co that the approvers changed\.$/,
      /another way\.$/,
    ],
    [{ ...EXPENSE, kind: 'mailForgotten', step: 0 }, 1, /hadn’t gotten our email/, /Nothing/],
    [{ kind: 'receiptsRemoved', expenseId: null }, 1, /removed 1 receipt from a form/, /Nothing/],
    [{ kind: 'receiptsRemoved', expenseId: null }, 12, /removed 12 receipts from forms/, /Nothing/],
    [
      { kind: 'adminRenamed', expenseId: null, uid: 'u1', email: 'a@b.co' },
      1,
      /administrator a@b\.co changed/,
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
      /can’t count a transaction in the reports \(TypeError\)\. We’ve tried once\.$/,
      /count revenueItems~x\.$/,
    ],
    [
      { kind: 'workFails', expenseId: null, work: 'mail', item: 'all', code: 'MAIL_FROM' },
      288,
      /^We can’t send email: the setting MAIL_FROM is wrong\.$/,
      /fix it in the file functions\/\.env\.<project>.*without quotation marks/,
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
      /^We can’t send email \(Error\)\. We’ve tried 2 times\.$/,
      /keep trying/,
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
    [[told], false, 'We fixed something for you.'],
    [[dead, told], false, '1 thing needs your attention.'],
    [[dead, dead], false, '2 things need your attention.'],
    [[dead, dead], true, 'More than 2 things need your attention.'],
  ])('%j, more: %s', (alerts, more, heading) => {
    expect(headingOf(alerts, more)).toBe(heading);
  });
});
