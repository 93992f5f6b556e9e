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
