/** The words of a search in the contacts. Another language is another object of this type. */
export const contactSearchMessages = {
  moreSubmitters: 'Many email addresses match. Type more to find all.',
};
