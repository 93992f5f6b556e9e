/** What we say about the sales of a payment service. Another language is another object of this type. */
export const serviceMessages = {
  sale: 'Sale',
  feeAlone: 'Service fee',
  feeOf: (what: string): string => `Fee: ${what}`,
  taxOf: (what: string): string => `Sales tax: ${what}`,
  feeBack: (what: string): string => `Fee given back: ${what}`,
  refundOf: (what: string): string => `Refund: ${what}`,
  payoutOf: (service: string, what: string): string =>
    ['Payout of', service, what].filter(Boolean).join(' '),
  noGross: 'Enter the gross amount, above 0.',
  grossOfFee: 'A fee alone has no gross. Enter it as the fee.',
  noFee: 'Enter the fee. Put a minus before one that was given back.',
  taxOfOther: 'Only a sale or a refund has sales tax.',
  taxTooLarge: 'Sales tax can’t be more than the gross.',
  needed: (label: string): string => `${label} is required for these rows.`,
  sameAccount: 'Choose another account than the service’s own.',
  notAService: 'Please choose an account of the kind Payment service.',
  archived: (name: string): string => `“${name}” is archived.`,
  differs: 'It’s in the books with another day, amount, or account. Nothing was changed.',
  deleted: 'It was in the books, and someone deleted it. Nothing was added.',

  status: (status: string): string => `Its status is “${status}”.`,
  noEffect: 'It doesn’t change the balance.',
  currency: (currency: string): string => `It’s in ${currency}, not in dollars.`,
  noDay: (text: string): string => `“${text}” isn’t a day such as 9/1/2026 or 2026-09-01.`,
  noAmount: (label: string, text: string): string => `${label} “${text}” isn’t dollars and cents.`,
  inCash: 'It was paid in cash or otherwise outside the service.',
  partlyInCash:
    'Part of it was paid in cash or otherwise outside the service. Type the rest by hand.',
  noMoney: 'It moves no money.',
  notNet: 'Gross, fee, and net don’t add up.',
  refundMissing:
    'It was refunded, and the file has no row for the refund. Type both the sale and the refund.',
  spent: (type: string): string =>
    `“${type}” is money out, but not a refund, fee, or payout. Enter it as a manual expense.`,
  cameBack: (type: string): string => `“${type}” came back to the service. Enter it by hand.`,
  fromBank: (type: string): string =>
    `“${type}” came from your bank. Enter it as a transfer between accounts.`,
  sameId: (row: number): string => `It has the ID of row ${row}.`,
};
