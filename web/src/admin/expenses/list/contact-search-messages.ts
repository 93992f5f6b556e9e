/** The words of a search in the contacts. Another language is another object of this type. */
export const contactSearchMessages = {
  moreSubmitters: 'Many e-mail addresses have this text: type more to find all.',
};
