import type { LogOutReason } from './login-state.ts';

/** Why somebody was logged out. */
const loggedOutBecause: Readonly<Record<LogOutReason, string>> = {
  idle: 'Nothing was done for 2 hours. What was not saved by then is lost.',
  loggedOut: 'The session was ended in another tab or window of this browser.',
  revoked: 'Your sign-in is no longer valid. Please sign in again.',
};

/** The texts of the sign-in. */
export const loginMessages = {
  heading: 'Admin Login',
  username: 'Username',
  password: 'Password',
  signIn: 'Sign in to Admin Panel',
  signingIn: 'Signing in...',
  back: 'Back to the expense submission',
  loggedOut: 'You were logged out.',
  loggedOutBecause,
  notPersistent: 'This browser keeps nothing for this site.',
  notPersistentHint:
    'Cookies or site data are switched off. You can sign in, but only in this tab, and until you reload or close it.',
};
