/** The words of the form for a forgotten password. Another language is another object of this type. */
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
