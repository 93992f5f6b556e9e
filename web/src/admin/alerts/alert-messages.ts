import {
  type Alert,
  type AlertCause,
  type Work,
  needsPerson,
} from '@pa-ledger/domain/alerts/alert';
import { ROLE_NAMES } from '@pa-ledger/domain/approvers/role-messages';
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
  notSet: (role) => `we don’t have a ${role}`,
  ownExpense: (role) => `the ${role} submitted it`,
  decidedBefore: (role) => `the ${role} already decided another step`,
  away: (role) => `the ${role} is away`,
};

const NEWS: Readonly<Record<Exclude<SinglePurpose, 'review'>, string>> = {
  received: 'that we got the request',
  approved: 'that the request is approved',
  rejected: 'that the request was rejected, and why',
  paid: 'that we sent the payment',
  voided: 'that the payment was voided',
  adjusted: 'that the request was lowered or counts differently, and why',
  adjustedAfter: 'that the request changed after their decision',
  returned: 'what to fix, with the link to do it',
  statusLink: 'the new status link they asked for',
  linkRequest: 'the status link they asked for',
  correctLink: 'the new link to fix the request',
  withdrawLink: 'the link to cancel the request',
  withdrawn: 'that the request is canceled',
  notice: 'that the approvers changed',
  reopened: 'that a closed fiscal year was reopened',
  donorLetter: 'the letter about what they gave',
  reminder: 'which requests are waiting',
  waitingLinks: 'links to the requests that are waiting',
  advanceDue: 'that receipts for their advance are due',
  invitation: 'the invitation to join',
  passwordReset: 'the link to set a new password',
  passwordRequest: 'the link to set a new password that they asked for',
  weekly: 'which requests need attention',
};

const WORK: Readonly<Record<Work, string>> = {
  mail: 'We can’t send email',
  digest: 'We can’t combine emails we held back',
  notice: 'We can’t tell people that an approver changed',
  reassign: 'We can’t look up the approvers of an expense',
  step: 'We can’t email the approvers of an expense',
  remind: 'We can’t remind an approver',
  remindHolder: 'We can’t remind someone of the receipts for their advance',
  weekly: 'We can’t send the treasurer’s weekly email',
  expense: 'We can’t read an expense',
  receipt: 'We can’t remove a receipt that belongs to no expense',
  count: 'We can’t count a transaction in the reports',
  index: 'Search doesn’t have the latest version of a record',
  alert: 'We can’t check one of these alerts',
  archive: 'We couldn’t save this week’s backup to the second bucket',
};

/** The words around the alerts. */
export const alertMessages = {
  show: 'Show',
  hide: 'Hide',
  since: (moment: string): string => `Since ${moment}`,
  expense: (reference: string): string => `Expense ${reference}`,
  someShown: 'Most urgent and oldest first. ',
  disappears: 'Resolved alerts disappear within five minutes.',
};

/** The heading of all: how many want a person; if none does, what was put right. */
export function headingOf(alerts: readonly Pick<Alert, 'kind'>[], more: boolean): string {
  const count = alerts.filter(needsPerson).length;
  if (count === 0) return 'We fixed something for you.';
  if (count === 1 && !more) return '1 thing needs your attention.';
  return `${more ? 'More than ' : ''}${count} things need your attention.`;
}

export function wordsOf(alert: AlertCause & Pick<Alert, 'count'>): AlertWords {
  switch (alert.kind) {
    case 'noApprover':
      return {
        what: `An expense has no one to approve it: ${WHY[alert.why](ROLE_NAMES[alert.role])}.`,
        todo: `In User Management, set ${alert.why === 'notSet' ? 'a' : 'another'} person or a stand-in. We’ll email them right away.`,
      };
    case 'fundMissing':
      return {
        what: 'An approved expense can’t be paid yet: its budget doesn’t say which fund pays.',
        todo: 'Open it and choose Set fund.',
      };
    case 'mailDead':
      return alert.purpose === 'review'
        ? {
            what: `Our email to ${alert.to}, who needs to approve, bounced.`,
            todo: 'Check the address in User Management. If it’s right, choose Resend link.',
          }
        : {
            what: `We couldn’t tell ${alert.to.includes('@') ? alert.to : 'the submitter'} ${NEWS[alert.purpose]}.`,
            todo: `Let them know another way${alert.expenseId === null ? '.' : '; the expense has a phone number.'}`,
          };
    case 'mailForgotten':
      return {
        what: 'An approver hadn’t gotten our email, so we sent it now.',
        todo: 'Nothing to do. If this happens again, tell your technical contact.',
      };
    case 'receiptsRemoved':
      return {
        what:
          alert.count === 1
            ? 'We removed 1 receipt from a form that was never sent.'
            : `We removed ${alert.count} receipts from forms that were never sent.`,
        todo: 'Nothing to do. If there are many, parents may have trouble sending the form.',
      };
    case 'adminRenamed':
      return {
        what: `The email address of administrator ${alert.email} changed, so that account can’t sign in here.`,
        todo: `Ask ${alert.email} in person. If they changed it, remove the administrator and add the new address; if they didn’t, remove the administrator now: npm run admin -- remove ${alert.email}`,
      };
    case 'workFails':
      if (alert.work === 'mail' && isMailSetting(alert.code)) return wrongSetting(alert.code);
      return {
        what: `${WORK[alert.work]} (${alert.code}). We’ve tried ${times(alert.count)}.`,
        todo: `We’ll keep trying. If it doesn’t clear up, tell your technical contact: ${alert.work} ${alert.item}.`,
      };
  }
}

function wrongSetting(name: MailSetting): AlertWords {
  const how =
    name === 'SMTP_URI'
      ? 'set the secret again with npx firebase functions:secrets:set SMTP_URI'
      : 'fix it in the file functions/.env.<project>';
  return {
    what: `We can’t send email: the setting ${name} is wrong.`,
    todo: `Tell your technical contact: ${how}, then deploy the functions again. ${MAIL_SETTING_FORM[name]} Until then every email waits; none is lost.`,
  };
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
