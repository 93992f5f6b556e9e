/** The words of the page for an unknown address. Another language is another object of this type. */
export const notFoundMessages = {
  title: 'Page not found',
  heading: 'There is nothing at this address.',
  hint: 'Links from our mails work when they are opened whole.',
  toForm: 'Go to the expense form',
};
