import type { LogOutReason } from './login-state.ts';

/** Why somebody was logged out. */
const loggedOutBecause: Readonly<Record<LogOutReason, string>> = {
  idle: 'You were signed out after 2 hours. Unsaved changes were lost.',
  loggedOut: 'You logged out in another tab or window.',
  revoked: 'Your sign-in is no longer valid. Please sign in again.',
};

/** The texts of the sign-in. */
export const loginMessages = {
  heading: 'Admin Login',
  username: 'Username',
  password: 'Password',
  signIn: 'Sign in to Admin Panel',
  signingIn: 'Signing in...',
  forgot: 'Forgot your password?',
  back: 'Back to the expense form',
  loggedOut: 'You were logged out.',
  loggedOutBecause,
  notPersistent: 'Your browser isn’t saving anything for this site.',
  notPersistentHint:
    'Cookies or site data are turned off. You can sign in, but only in this tab, and only until you reload or close it.',
};

/** The texts of the form for a forgotten password. */
export const forgotMessages = {
  hint: 'We’ll email you a link to set a new one.',
  email: 'Your email',
  noAddress: 'Enter an email address, like name@example.com.',
  send: 'Email me a link',
  sending: 'Sending…',
  sent: 'Check your email.',
  sentHint:
    'If this address can sign in here, a link is on its way. It works for an hour, and we send at most one an hour.',
  notSent: 'We couldn’t send this.',
  unanswered: 'We couldn’t reach the server. Check your connection and try again.',
};
