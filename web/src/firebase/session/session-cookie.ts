/**
 * Says only that the browser hasn't closed since the sign-in: its value is constant, no server reads it, and it grants nothing.
 * Without Expires and Max-Age, it ends with the browser. Its name isn't `__session`, the only cookie that Hosting passes on to
 * functions.
 */
export const SESSION_COOKIE = 'pa-ledger-browser=open';
