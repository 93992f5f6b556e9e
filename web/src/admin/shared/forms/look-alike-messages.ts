/** The words about references that look like the number of a check or an invoice. Another language is another object of this type. */
export const lookAlikeMessages = {
  title: {
    check: 'Perhaps this check was entered before.',
    invoice: 'Perhaps this invoice was paid before.',
  },
  found: (reference: string, payee: string, day: string): string =>
    `Manual expense with the reference “${reference}”: ${payee}, ${day}`,
};
