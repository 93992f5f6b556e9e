import { describe, expect, it } from 'vitest';
import { deadMail, mailDocument, mailFrom, mailIdOf, type NewMail } from './outbox.ts';

const MAIL: NewMail = {
  subject: { kind: 'expense', id: 'aB3dE5fG7hJ9kL1mN2pQ' },
  purpose: 'review',
  to: 'first.president@example.com',
  step: 0,
  turn: 'opened',
};
const NOTICE: NewMail = { ...MAIL, subject: { kind: 'journal', id: 'settings~approvers~7' } };

describe('the id of a mail', () => {
  it('is the same for the same occasion', () => {
    expect(mailIdOf({ ...MAIL, subject: { ...MAIL.subject } })).toBe(mailIdOf(MAIL));
  });

  it.each<[what: string, own: Partial<NewMail>]>([
    ['approver', { to: 'second.president@example.com' }],
    ['approver whose address is nearly the same', { to: 'first.president@example.co' }],
    ['expense', { subject: { kind: 'expense', id: 'aB3dE5fG7hJ9kL1mN2pR' } }],
    ['purpose', { purpose: 'received' }],
    ['step', { step: 1 }],
    ['turn', { turn: 'resent-1-2' }],
  ])('is of its own for another %s', (_what, own) => {
    expect(mailIdOf({ ...MAIL, ...own })).not.toBe(mailIdOf(MAIL));
  });

  it('tells a thousand approvers of one step apart (#18)', () => {
    const people = Array.from({ length: 1_000 }, (_, index) => `person.${index}@example.com`);
    expect(new Set(people.map((to) => mailIdOf({ ...MAIL, to }))).size).toBe(people.length);
  });

  it('does not show the address', () => {
    expect(mailIdOf(MAIL)).not.toMatch(/first|president|example/);
  });
});

describe('a mail in the outbox', () => {
  it.each([MAIL, NOTICE])('is read as it was written: %j', (mail) => {
    expect(mailFrom(mailDocument(mail, 0))).toEqual(mail);
  });

  it('is found by its expense, when it is about one', () => {
    expect(mailDocument(MAIL, 0)).toMatchObject({ expenseId: MAIL.subject.id });
    expect(mailDocument(NOTICE, 0)).toMatchObject({ expenseId: null });
  });

  it('that is given up points to its expense, when it is about one', () => {
    const mailId = mailIdOf(MAIL);
    const [expenseId, code] = [MAIL.subject.id, 'EENVELOPE'];
    expect(deadMail(MAIL, code)).toMatchObject({ kind: 'mailDead', expenseId, mailId, code });
    expect(deadMail(NOTICE, code)).toMatchObject({ expenseId: null, step: 0, to: MAIL.to });
  });
});
