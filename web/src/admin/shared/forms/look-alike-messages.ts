/** The words about references that look like the number of a check or an invoice. Another language is another object of this type. */
export const lookAlikeMessages = {
  title: {
    check: 'This check may already be entered.',
    invoice: 'This invoice may already be paid.',
  },
  found: (reference: string, payee: string, day: string): string =>
    `Manual expense with the reference “${reference}”: ${payee}, ${day}`,
};
