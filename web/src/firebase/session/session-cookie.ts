/**
 * Says only that the browser was not closed since the sign-in: its value is constant, no server reads it, and it grants
 * nothing. Without Expires and Max-Age it ends with the browser. Its name is not `__session`, the only cookie that Hosting
 * passes on to functions.
 */
export const SESSION_COOKIE = 'pa-ledger-browser=open';
