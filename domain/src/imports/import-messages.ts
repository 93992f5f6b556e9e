import { formatCents, type Cents } from '../money/money.ts';

/** What we say about an import's rows. Another language is another object of this type. */
export const importMessages = {
  unknown: { categories: 'category', funds: 'fund', accounts: 'account' },
  notThere: (what: string, name: string): string => `There is no ${what} “${name}”.`,
  severalCalled: (what: string, name: string): string => `Several ${what}s are called “${name}”.`,
  archived: (name: string): string => `“${name}” is archived.`,
  codeTaken: (name: string): string => `The fund “${name}” already has this code.`,
  nameTaken: (name: string, code: string): string =>
    `There’s already a fund called “${name}”, with the code ${code}.`,
  codeAlreadyTaken: 'Another fund has this code.',
  sameAsRow: (row: number): string => `Row ${row} has the same.`,
  samePlaceAsRow: (row: number): string => `Row ${row} is for the same category and fund.`,
  numberOfRow: (row: number): string => `Row ${row} has this check number too.`,
  likeTotal: 'It looks like a total. If it is one, untick its category above.',
  below0: (label: string): string =>
    `${label} is below $0.00. Change it in the sheet, or add this line by hand.`,
  inBrackets: (label: string): string =>
    `${label} is below $0.00. If your sheet puts it in brackets, say so above.`,
  noteBelow0: (label: string): string => `${label} is below $0.00.`,
  otherBudget: (budget: Cents): string =>
    `There is a line of this category and fund already, of ${formatCents(budget)}.`,
  nothingBudgeted: 'Spending or income is required.',
  changesOfBoth: 'Changes belong to spending or to income: give the two a row each.',
  noAmount: 'Amount is required.',
  twoAmounts: 'Amount, debit and credit say different things.',
  noEventApprover: (category: string): string => `“${category}” asks for no event approver.`,
  categoryOfRole: 'A category is needed for an event approver.',
  unknownRole: 'Role must be President, Treasurer or Event Approver.',
  noPlace: (addresses: readonly string[]): string =>
    `There are two presidents already: ${addresses.join(' and ')}.`,
  addressRequired: 'Address is required.',
  otherInRow: (row: number): string => `Row ${row} sets another one.`,
  changedSince: 'It was changed since.',
  givenBack: 'Something of it was given back.',
  ratifiedOn: (day: string): string => `A meeting ratified it on ${day}.`,
  replaces: (address: string): string => `Takes the place of ${address}.`,
  methodNotKnown: 'Method must be Check, Debit card, Bank transfer, Cash or Other.',
};
