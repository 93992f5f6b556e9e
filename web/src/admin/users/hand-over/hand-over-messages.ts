import { formatCents, type Cents } from '@pa-ledger/domain/money/money';
import { ROLE_NAMES, type Role } from '@pa-ledger/domain/people/role';
import type { Office, Outside } from './offices.ts';

const offices: Readonly<Record<Office, string>> = {
  treasurer: 'Treasurer',
  president: 'President',
  bookkeeper: 'Bookkeeper',
};

const steps = {
  access: 'The successor can sign in',
  approver: 'The successor approves requests',
  released: 'The predecessor approves nothing anymore',
  waiting: 'Nothing waits for the predecessor',
  reconciled: 'The accounts are reconciled',
  year: 'Last year’s books are closed',
  findings: 'No findings are open',
  outside: 'Keys outside of the app',
  end: 'The predecessor’s access ends',
};

/** The steps of a hand-over. */
export type StepId = keyof typeof steps;

const outside: Readonly<Record<Outside, string>> = {
  signatureCard: 'Signature card at the bank',
  onlineBanking: 'Online banking: new users in, old ones out',
  paymentApps: 'Payment apps, such as PayPal or Zelle',
  blankChecks: 'Blank checks and the deposit stamp',
  mailProvider: 'Email provider that sends our emails',
  googleProject: 'Google project: a new owner, and the billing account',
  backups: 'Backups, and where they’re kept',
};

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** The words of the page for a change of office. Another language is another object of this type. */
export const handOverMessages = {
  heading: 'Hand over',
  hint: 'A checklist for a new treasurer, president, or bookkeeper. Any administrator can do every step, with or without the predecessor.',
  back: 'User Management',
  office: 'Office',
  offices,
  from: 'Predecessor',
  vacant: 'No one',
  to: 'Successor’s email',
  toHint: 'Choose someone, or type the address of someone new.',
  onPaper: (office: string, from: string, to: string): string => `${office}: from ${from} to ${to}`,
  unknown: 'to be chosen',

  steps,
  isDone: 'Done',
  isOptional: 'Optional',
  isOpen: 'To do',
  progress: (done: number, all: number): string => `${done} of ${all} done`,
  chooseFirst: 'Enter the successor’s email first.',

  hasNoAccess: (who: string): string => `${who} has no access yet.`,
  needsNoAccess: 'A president can approve by email without signing in.',
  isInvited: (who: string): string => `${who} was invited and hasn’t joined yet.`,
  accessEnded: (who: string): string => `The access of ${who} has ended.`,
  signsIn: (who: string, role: Role): string => `${who} can sign in as ${ROLE_NAMES[role]}.`,
  needsRole: (role: Role): string => `This office needs the role ${ROLE_NAMES[role]}.`,
  invite: 'Invite',
  resend: 'Resend invitation',
  changeRole: 'Change role',

  isSet: (who: string): string => `${who} is set.`,
  isNotSet: (who: string): string => (who === '' ? 'No one is set.' : `${who} is set now.`),
  noPlace: 'Both presidents are set. Choose whom to replace.',
  setAs: (office: Office): string => `Set as ${offices[office]}`,
  wasSet: (who: string, office: Office): string => `${who} is the ${offices[office]} now.`,
  approvesNothing: (who: string): string => `${who} isn’t set anywhere.`,
  stillSet: (roles: readonly string[]): string => `Still set: ${roles.join(', ')}.`,
  editApprovers: 'Edit approvers',

  noneWait: (who: string): string => `No request waits for ${who}.`,
  wait: (count: number, amount: Cents): string =>
    `${counted(count, 'request waits', 'requests wait')} for them (${formatCents(amount)}).`,
  linksStop:
    'Once the successor is set, we email them a link for each, and the predecessor’s links stop working.',
  ready: (count: number, amount: Cents): string =>
    `${counted(count, 'request is', 'requests are')} ready to pay (${formatCents(amount)}).`,
  showRequests: 'Show requests',

  noAccounts: 'No bank accounts yet.',
  through: (account: string, day: string): string => `${account}: through ${day}`,
  notReconciled: (account: string): string => `${account}: never`,
  reconcile: 'Reconcile',

  closedThrough: (day: string): string => `Closed through ${day}.`,
  noneClosed: 'No fiscal year is closed yet.',
  openYear: (year: string): string => `Open: ${year}.`,
  closeYear: 'Close the year',

  noFindings: 'Reviewers have no open questions.',
  findings: (count: number, isMore: boolean): string =>
    `${counted(count, 'finding is', isMore ? 'or more findings are' : 'findings are')} open.`,
  showFindings: 'Show findings',

  outside,
  outsideHint:
    'Check these off together. The checks stay in this browser; the signed page is the record.',
  startOver: 'Start over',

  noAccess: (who: string): string => `${who} can’t sign in.`,
  endsOn: (who: string, day: string): string => `${who} can sign in through ${day}.`,
  noEnd: (who: string): string => `${who} can sign in without an end.`,
  setEnd: 'Set last day',
  remove: 'Remove',

  balances: 'Account balances',
  balancesHint: 'By our books, as of today.',
  account: 'Account',
  kind: 'Kind',
  reconciled: 'Reconciled through',
  never: 'Never',
  balance: 'Balance',
  total: 'Total',
  signs: {
    from: (who: string): string => `Handed over by ${who}`,
    to: (who: string): string => `Received by ${who}`,
  },
};
