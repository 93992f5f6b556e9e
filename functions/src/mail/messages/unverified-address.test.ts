import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { organization } from '@pa-ledger/domain/organization';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { describe, expect, it } from 'vitest';
import { EVENT_CATEGORY, NOW, PEOPLE } from '../../../../tests/fixtures/association.ts';
import { RETURN, returned } from '../../../../tests/fixtures/corrections.ts';
import {
  compose,
  composer,
  decided,
  expenseOf,
  paid,
  REASON,
  toSubmitter,
  wanted,
} from '../../../../tests/functions/support/composed-mails.ts';
import { hostileExpense } from '../../../../tests/functions/support/hostile-expense.ts';
import { composeDigest, type ComposedMail, composeMail } from './compose.ts';

/** The expense after its first approver sent it back. */
function sentBack(expense: Expense): Expense {
  return returned(expense, { ...RETURN, by: PEOPLE.eventApprover });
}

/** The emails of a kind that goes to an unverified address. */
const TO_SUBMITTERS: readonly [purpose: string, compose: (expense: Expense) => ComposedMail][] = [
  ['received', (expense) => wanted(compose(expense, toSubmitter('received')))],
  ['approved', (expense) => wanted(compose(expense, toSubmitter('approved')))],
  [
    'rejected',
    (expense) => wanted(compose(decided(expense, 'reject', REASON), toSubmitter('rejected'))),
  ],
  ['paid', (expense) => wanted(compose(paid(expense, 1), toSubmitter('paid', 'paid-1')))],
  [
    'voided',
    (expense) =>
      wanted(
        compose({ ...expense, status: 'approved', payments: 1 }, toSubmitter('voided', 'voided-1')),
      ),
  ],
  [
    'returned',
    (expense) => wanted(compose(sentBack(expense), toSubmitter('returned', 'returned-1'))),
  ],
  ['correctLink', (expense) => wanted(compose(sentBack(expense), toSubmitter('correctLink', '1')))],
  ['statusLink', (expense) => wanted(compose(expense, toSubmitter('statusLink', '1')))],
  ['withdrawLink', (expense) => wanted(compose(expense, toSubmitter('withdrawLink', '1')))],
  ['withdrawn', (expense) => wanted(compose(expense, toSubmitter('withdrawn')))],
  ['receivedDigest', (expense) => digestOf('receivedDigest', 'received', expense)],
  ['statusLinkDigest', (expense) => digestOf('statusLinkDigest', 'statusLink', expense)],
];

function digestOf(
  digest: 'receivedDigest' | 'statusLinkDigest',
  purpose: 'received' | 'statusLink',
  expense: Expense,
): ComposedMail {
  const mail = { ...toSubmitter(purpose), subject: { kind: 'expense', id: expense.id } } as const;
  return wanted(composeDigest(digest, [{ id: 'm', mail, expense }], composer, NOW).composed);
}

describe('a mail to an address that nobody has verified (#96)', () => {
  it.each(TO_SUBMITTERS)('%s is the same whatever was typed into the form', (_purpose, make) => {
    expect(make(hostileExpense())).toEqual(make(expenseOf()));
  });

  it.each(TO_SUBMITTERS)(
    '%s says reference, amount, date, category and how to reach the association',
    (_purpose, make) => {
      const { text, html } = make(hostileExpense());
      for (const part of [text, html]) {
        expect(part).toContain(referenceOf(expenseOf().id));
        expect(part).toContain('$84.35');
        expect(part).toContain('Oct 17, 2026');
        expect(part).toContain(EVENT_CATEGORY.name);
        expect(part).toContain(organization.contactEmail);
        expect(part).toContain(organization.schoolName);
        expect(part).toContain(organization.associationName);
      }
    },
  );

  it('names the school where no address is set', () => {
    const school = { ...organization, contactEmail: '' };
    const mail = composeMail(
      toSubmitter('received'),
      expenseOf(),
      { ...composer, organization: school },
      NOW,
    );
    expect(mail?.text).toContain(`ask the parent association at ${organization.schoolName}`);
  });
});
