/** The words around our emailed links, except an approver's. Another language is another object of this type. */
export const linkMessages = {
  opening: 'Opening the link…',
  notWhole: 'This link is incomplete.',
  openAgain:
    'Please open it from your email. If you land here again, copy the whole link from the email and paste it into your browser.',
  unanswered: 'We couldn’t reach the server. Check your connection and try again.',
  askAssociation: 'Questions? Please ask the parent association.',
  getLink: 'Get a link by email',
  tryAgain: 'Try again',

  newLink: 'Send me a new link',
  newLinkHint: "We'll email it to the address we have for this request.",
  newLinkSent:
    'If we still have an address for this request, your new link is on its way there. We send each address one an hour, so if you asked before, look for that one.',
  sending: 'Sending…',
  sent: 'Check your email',
  sentHint:
    "Your link is on its way to the address we have for this request. We send one an hour, so if you asked before, look for that one. Links that still work aren't affected.",
  notSent: "We couldn't send a link.",
};
