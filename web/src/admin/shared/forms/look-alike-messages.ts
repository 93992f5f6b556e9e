/** The words about references that look like the number of a check. Another language is another object of this type. */
export const lookAlikeMessages = {
  title: 'Perhaps this check was entered before.',
  found: (reference: string, payee: string, day: string): string =>
    `Manual expense with the reference “${reference}”: ${payee}, ${day}`,
};
