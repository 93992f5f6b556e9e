import { expenseThatIs, fields, more, type DamageCase } from './damages.ts';

/** What can be wrong with mails, their digests, and alerts about what nobody was mailed. */
export const MAIL_DAMAGES: readonly DamageCase[] = [
  [
    'an open step whose mail was given up',
    expenseThatIs('pending', ({ mails }) => ({
      mails: mails.map((mail) => ({ ...mail, state: 'DEAD' })),
    })),
    /an approver of step 0 is not mailed/,
  ],
  [
    'a dead mail',
    () => ({ mails: [more('m', { state: 'DEAD', failure: '550' })] }),
    /Mail m could not be delivered: 550/,
  ],
  [
    'a mail that is held and whose digest does not come',
    ({ mails }) => ({
      mails: mails.map((mail) => ({
        ...mail,
        ...fields(mail, { state: 'HELD', quota: 'q', dueAt: null }),
      })),
      mailQuotas: [more('q', { held: mails.length })],
    }),
    /Mail .* is held, and its digest has not come/,
  ],
  [
    'mails that are held and not counted',
    ({ mails }) => ({
      mails: mails.map((mail) => ({ ...mail, ...fields(mail, { state: 'HELD', quota: 'q' }) })),
    }),
    /Quota q holds other mails than it counts/,
  ],
  [
    'a quota that counts what is not held',
    () => ({ mailQuotas: [more('q', { held: 1 })] }),
    /Quota q holds other mails than it counts/,
  ],
  [
    'a mail that belongs to no digest',
    ({ mails }) => ({
      mails: mails.map((mail) => ({ ...mail, ...fields(mail, { state: 'MERGED' }) })),
    }),
    /Mail .* is MERGED, and its digest is not/,
  ],
  [
    'a mail that waits for a digest which was sent',
    ({ mails }) => ({
      mails: [
        ...mails.map((mail) => ({
          ...mail,
          ...fields(mail, { state: 'MERGED', digestId: 'd_one' }),
        })),
        more('d_one', { state: 'SENT', subject: { kind: 'digest', id: 'd' }, expenseId: null }),
      ],
    }),
    /Mail .* is MERGED, and its digest is not/,
  ],
  [
    'a digest of nothing',
    ({ mails }) => ({
      mails: [
        ...mails,
        more('d_one', { state: 'SENT', subject: { kind: 'digest', id: 'd' }, expenseId: null }),
      ],
    }),
    /Mail d_one is a digest of nothing/,
  ],
  [
    'a mail that does not say what it is about',
    ({ mails }) => ({
      mails: mails.map((mail) => ({ ...mail, data: { ...mail.data, subject: undefined } })),
    }),
    /Mail .* is about nothing/,
  ],
  [
    'a mail that is found by another expense than it is about',
    ({ mails }) => ({
      mails: mails.map((mail) => ({ ...mail, ...fields(mail, { expenseId: 'x' }) })),
    }),
    /Mail .* is about nothing/,
  ],
  [
    'a mail to an approver that was given up without an alert',
    ({ mails }) => ({
      mails: mails.map((mail) => ({ ...mail, ...fields(mail, { state: 'DEAD' }) })),
    }),
    /A mail about .* was given up, and no alert says so/,
  ],
  [
    'a step without an approver and without an alert',
    expenseThatIs('pending', (expense) =>
      fields(expense, { steps: [{ status: 'open', approvers: [], blocked: 'notSet' }] }),
    ),
    /has nobody to ask, and no alert says so/,
  ],
  [
    'an alert about nothing',
    () => ({ alerts: [more('a', { kind: 'noApprover', expenseId: 'x' })] }),
    /An alert says of expense x that it has nobody to ask/,
  ],
  [
    'an approved expense without a fund (#120)',
    expenseThatIs('paid', (expense) => fields(expense, { fundId: null })),
    /Expense .* has no fund, and no alert says so/,
  ],
  [
    'an alert about a fund that is there (#120)',
    () => ({ alerts: [more('a', { kind: 'fundMissing', expenseId: 'x' })] }),
    /An alert says of expense x that it has no fund/,
  ],
  [
    'a reminder that is not noted',
    ({ mails }) => ({
      mails: [
        ...mails,
        more('p_reminder', {
          purpose: 'reminder',
          state: 'SENT',
          subject: {
            kind: 'person',
            id: 'p',
          },
          expenseId: null,
        }),
      ],
    }),
    /Mail p_reminder reminds somebody, and is not noted/,
  ],
  [
    'a reminder that is noted and was not made',
    () => ({ reminders: [more('p', { mail: 'p_reminder' })] }),
    /Reminder p names a mail that is not there/,
  ],
];
