import type { EndError } from '@pa-ledger/domain/people/person';
import type { PersonFacts } from '@pa-ledger/domain/people/people-requests';
import type { Role } from '@pa-ledger/domain/people/role';

/** What's wrong with an account, and what to do. */
const problems: Readonly<Record<NonNullable<PersonFacts['problem']>, string>> = {
  noAccount: 'Their account is gone, so they can’t sign in. Remove them, then invite them again.',
  renamed:
    'Their account’s email changed, so they can’t sign in. Remove them, then invite the new address.',
  disabled:
    'Their account is turned off, so they can’t sign in. Remove them, then invite them again.',
  noClaim: 'Their account lost its access. Remove them, then invite them again.',
};

/** Why a last day isn't accepted. */
const endErrors: Readonly<Record<EndError, string>> = {
  endRequired: 'A reviewer needs a last day.',
  endPast: 'The last day can’t be in the past.',
  endTooFar: 'A reviewer’s last day can be at most a year away.',
};

/** What each role may do. */
const roleHints: Readonly<Record<Role, string>> = {
  admin: 'Can do everything, including people, approvers, and fiscal years.',
  bookkeeper: 'Keeps the books and pays, but doesn’t change people, approvers, or fiscal years.',
  reviewer: 'Looks at the books and writes findings, and changes nothing else.',
};

/** The words of the people of the panel. Another language is another object of this type. */
export const peopleMessages = {
  heading: 'People',
  hint: 'Who can sign in here, and what they may do.',
  invite: 'Invite',
  handOver: 'Hand over',

  name: 'Name',
  email: 'Email',
  role: 'Role',
  signIn: 'Last sign-in',
  lastDay: 'Last day',
  invitedBy: 'Invited by',
  noEnd: 'No end',
  you: 'you',
  fromTerminal: 'Terminal',

  notJoined: 'Invited, not joined yet',
  joined: 'Joined',
  never: 'Not yet',
  ended: 'Access ended',
  problems,
  factsFailed: 'We couldn’t check who signed in.',
  tryAgain: 'Try again',
  empty: 'No one’s here yet. Invite the people who keep or review the books.',

  resend: 'Resend invitation',
  resendTo: (name: string): string => `Resend invitation to ${name}`,
  change: (name: string): string => `Change ${name}`,
  remove: (name: string): string => `Remove ${name}`,

  inviteTitle: 'Invite a person',
  sendInvitation: 'Send invitation',
  inviteHint: 'We’ll email them a link to choose a password. It works for 7 days.',
  chooseRole: 'Choose a role',
  roleHints,
  lastDayHint: 'They can sign in through this day. Leave it empty if there’s no end yet.',
  reviewerDayHint: 'Reviewers need one, at most a year away.',
  endErrors,
  invited: (name: string): string => `We emailed ${name} an invitation.`,
  resent: (name: string): string =>
    `We emailed ${name} a new link. The earlier one no longer works.`,

  changeTitle: (name: string): string => `Change ${name}`,
  saveChange: 'Save change',
  changeHint: 'A new role signs them out once, so that it counts everywhere.',
  changed: (name: string): string => `${name} changed.`,

  removeTitle: (name: string): string => `Remove ${name}?`,
  removeHint:
    'They’re signed out right away, and their links and invitation stop working. What they did stays in the books under their name.',
  removeApprover: 'They still approve expenses. Set someone else as approver too.',
  removeSelf: 'This is you. You’ll be signed out and can’t come back on your own.',
  keep: 'Cancel',
  removeNow: 'Remove',
  removed: (name: string): string => `${name} removed.`,
  failed: 'That didn’t work',
};
