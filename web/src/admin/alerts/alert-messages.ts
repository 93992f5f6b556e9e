import {
  type Alert,
  type AlertCause,
  type Work,
  needsPerson,
} from '@pa-ledger/domain/alerts/alert';
import { ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import type { BlockReason } from '@pa-ledger/domain/expenses/expense';
import {
  isMailSetting,
  MAIL_SETTING_FORM,
  type MailSetting,
  type SinglePurpose,
} from '@pa-ledger/domain/mail/mail';

/** What an alert tells, and what is to be done about it. */
export interface AlertWords {
  readonly what: string;
  readonly todo: string;
}

const WHY: Readonly<Record<BlockReason, (role: string) => string>> = {
  notSet: (role) => `no ${role} is set`,
  ownExpense: (role) => `the ${role} submitted it`,
  decidedBefore: (role) => `the ${role} has decided another step`,
  away: (role) => `the ${role} is away`,
};

const NEWS: Readonly<Record<Exclude<SinglePurpose, 'review'>, string>> = {
  received: 'that the expense has arrived',
  approved: 'that the expense is approved',
  rejected: 'that the expense was rejected, and why',
  paid: 'that the expense is paid',
  voided: 'that the payment was voided',
  returned: 'what to correct, with the link to do so',
  statusLink: 'a new link to their expense, which they asked for',
  correctLink: 'the link to correct the expense, which they asked for again',
  withdrawLink: 'the link to withdraw the expense, which they asked for',
  withdrawn: 'that the expense is withdrawn',
  notice: 'that who approves expenses was changed',
  reopened: 'that a closed fiscal year was reopened',
  reminder: 'which expenses wait for them',
  weekly: 'which expenses need somebody',
};

const WORK: Readonly<Record<Work, string>> = {
  mail: 'Mails cannot be sent',
  digest: 'Mails that were held cannot be put into one',
  notice: 'Nobody can be told of a change of who approves',
  reassign: 'The approvers of an expense cannot be looked up',
  step: 'The approvers of an expense cannot be mailed',
  remind: 'An approver cannot be reminded',
  weekly: 'The treasurer cannot be told what needs somebody',
  expense: 'An expense cannot be read',
  receipt: 'A receipt without an expense cannot be removed',
  count: 'A transaction cannot be counted in the reports',
  index: "Search doesn't have the latest of a record",
  alert: 'A notice of this list cannot be looked into',
  archive: "We couldn't save this week's backup to the second bucket",
};

/** The words around the alerts. */
export const alertMessages = {
  show: 'Show',
  hide: 'Hide',
  since: (moment: string): string => `Since ${moment}`,
  expense: (reference: string): string => `Expense ${reference}`,
  someShown: 'The most urgent and the oldest are shown. ',
  disappears: 'What is done disappears from here within five minutes.',
};

/** The heading of all: how many want a person; if none does, what was put right. */
export function headingOf(alerts: readonly Pick<Alert, 'kind'>[], more: boolean): string {
  const count = alerts.filter(needsPerson).length;
  if (count === 0) return 'Something was put right by itself.';
  if (count === 1 && !more) return '1 thing needs your attention.';
  return `${more ? 'More than ' : ''}${count} things need your attention.`;
}

export function wordsOf(alert: AlertCause & Pick<Alert, 'count'>): AlertWords {
  switch (alert.kind) {
    case 'noApprover':
      return {
        what: `An expense waits for an approver: ${WHY[alert.why](ROLE_NAMES[alert.role])}.`,
        todo: `Set ${alert.why === 'notSet' ? 'a' : 'another'} person or a stand-in under User Management; the mail then goes out by itself.`,
      };
    case 'fundMissing':
      return {
        what: 'An expense is approved, and its budget does not say which fund pays it.',
        todo: 'Open it and choose Set fund. It cannot be paid before.',
      };
    case 'mailDead':
      return alert.purpose === 'review'
        ? {
            what: `The mail to ${alert.to}, who is to decide, could not be delivered.`,
            todo: 'Check the address under User Management. If it is right, choose Resend link.',
          }
        : {
            what: `${alert.to.includes('@') ? alert.to : 'The submitter'} could not be told ${NEWS[alert.purpose]}.`,
            todo: `Tell the person in another way${alert.expenseId === null ? '.' : '; the phone number is in the expense.'}`,
          };
    case 'mailForgotten':
      return {
        what: 'An approver had not been mailed. The mail has been made now.',
        todo: 'Nothing is to be done. If it comes again, tell who looks after this app.',
      };
    case 'receiptsRemoved':
      return {
        what:
          alert.count === 1
            ? '1 receipt of a form that was never sent was removed.'
            : `${alert.count} receipts of forms that were never sent were removed.`,
        todo: 'Nothing is to be done. If there are many, parents may have trouble sending the form.',
      };
    case 'adminRenamed':
      return {
        what: `The account of the administrator ${alert.email} was given another e-mail address, and is refused while it has it.`,
        todo: `Ask ${alert.email} about it in person. If they did it, remove the administrator and add the new address; if not, remove the administrator at once: npm run admin -- remove ${alert.email}`,
      };
    case 'workFails':
      if (alert.work === 'mail' && isMailSetting(alert.code)) return wrongSetting(alert.code);
      return {
        what: `${WORK[alert.work]} (${alert.code}); tried ${times(alert.count)}.`,
        todo: `It is tried again. If it stays, tell who looks after this app: ${alert.work} ${alert.item}.`,
      };
  }
}

function wrongSetting(name: MailSetting): AlertWords {
  const how =
    name === 'SMTP_URI'
      ? 'set the secret again with npx firebase functions:secrets:set SMTP_URI'
      : 'correct it in the file functions/.env.<project>';
  return {
    what: `No mail is sent: the setting ${name} is wrong.`,
    todo: `Tell who looks after this app: ${how}, then deploy the functions again. ${MAIL_SETTING_FORM[name]} All mails wait until then; none is lost.`,
  };
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
