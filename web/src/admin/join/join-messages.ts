import { organization } from '@pa-ledger/domain/organization';
import { ROLE_NAMES, type Role } from '@pa-ledger/domain/people/role';
import type { PersonLinkPurpose } from '@pa-ledger/domain/people/people-requests';

const headings: Readonly<Record<PersonLinkPurpose, string>> = {
  join: 'Join the Admin Panel',
  reset: 'Set a New Password',
};

/** What each role may do, for someone new. */
const roleHints: Readonly<Record<Role, string>> = {
  admin: 'You’ll be able to do everything.',
  bookkeeper: 'You’ll be able to keep the books and pay requests.',
  reviewer: 'You’ll be able to look at the books and write findings.',
};

/** The words of the page behind a person's link. Another language is another object of this type. */
export const joinMessages = {
  heading: 'Admin Panel',
  headings,
  opening: 'Opening the link…',

  invited: (by: string | null, role: Role): string =>
    by === null
      ? `You’re invited to the books of ${organization.associationName} as ${ROLE_NAMES[role]}.`
      : `${by} invited you to the books of ${organization.associationName} as ${ROLE_NAMES[role]}.`,
  roleHints,
  endsOn: (day: string): string => `Your access ends after ${day}.`,
  reset: 'Choose a new password. Your other devices will have to sign in again.',
  name: 'Name',
  email: 'Email',
  /** Their email is what they type as username. */
  username: 'You’ll sign in with your email and this password.',

  otherSignedIn: 'Someone is signed in to the panel in this browser.',
  otherSignedInHint:
    'If you continue, they’ll be signed out. If that isn’t you, save their work first.',

  press: { join: 'Join', reset: 'Set password' } as const satisfies Record<
    PersonLinkPurpose,
    string
  >,
  working: 'Setting your password…',

  incomplete: 'This link is incomplete.',
  incompleteHint:
    'Please open it from your email. If you land here again, copy the whole link and paste it into your browser.',
  unanswered: 'We couldn’t reach the server. Check your connection and press the button again.',
  unreadable: 'We couldn’t reach the server. Check your connection and try again.',
  tooManyAttempts: 'Too many attempts. Wait a few minutes and press the button again.',
  notYet: 'Your password isn’t set yet.',
  weak: 'Firebase refuses this password. Please choose a longer one.',
  tryAgain: 'Try again',

  refused: 'This link doesn’t work anymore.',
  signIn: 'Go to sign-in',
  forgotHint: 'If you don’t know your password, choose “Forgot your password?” there.',

  passwordSet: 'Your password is set.',
  passwordSetHint: 'We couldn’t sign you in just now. Please sign in with it.',
};
