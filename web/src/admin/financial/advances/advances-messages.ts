import type { AdvanceKind } from '@pa-ledger/domain/ledger/advance';

/** The words of the sub-tab Advances. Another language is another object of this type. */
export const advancesMessages = {
  hint: 'Cash that someone gets before they spend it. It isn’t an expense until receipts settle it.',
  give: 'Give Advance',
  giveTitle: 'Give Advance',
  holderHint: 'The person who gets the money and owes the receipts.',
  emailHint: 'We remind them here once receipts are past due.',
  eventHint: (receipts: number, rest: number): string =>
    `Receipts are due ${receipts} days after, and what’s left ${rest} days after.`,
  gave: (holder: string, amount: string): string => `${holder} has an advance of ${amount}.`,

  open: 'Open',
  openNone: 'No open advances.',
  settledIn: (year: string): string => `Settled, ${year}`,
  settledNone: 'No advance of this year is settled.',
  columns: {
    holder: 'Holder',
    what: 'What it’s for',
    date: 'Date',
    amount: 'Amount',
    left: 'Left',
    due: 'Due',
  },
  totalLeft: 'ADVANCED, NOT SUBSTANTIATED',

  /** Where an advance is. */
  states: {
    settled: 'Settled',
    open: (receiptsBy: string): string => `Receipts due ${receiptsBy}`,
    receiptsDue: (receiptsBy: string): string => `Past due: receipts were due ${receiptsBy}`,
    returnDue: (returnBy: string): string => `Past due: what’s left was due ${returnBy}`,
  },

  /** On the page of an entry that's part of an advance. */
  kinds: {
    given: 'Advance',
    returned: 'Money returned',
    settled: 'Receipts',
  } satisfies Record<AdvanceKind, string>,
  heading: 'Advance',
  all: 'All advances',
  facts: {
    state: 'Status',
    left: 'Left',
    eventOn: 'Event or purchase',
    receiptsBy: 'Receipts due',
    returnBy: 'Return due',
    email: 'Holder’s email',
    of: 'Settles',
  },
  removed: 'Deleted with old contacts',
  changeEmail: 'Change Email',
  saveEmail: 'Save Email',
  changedEmail: 'Email changed.',
  advanceOf: (holder: string, day: string): string => `Advance to ${holder}, ${day}`,
  parts: 'What settled it',
  partsNone: 'No receipts yet, and nothing came back.',
  part: { date: 'Date', kind: 'Kind', what: 'Category and fund', amount: 'Amount' },
  paperHint: 'Add photos of the receipts under Papers, here or on the page of each.',

  addReceipts: 'Add Receipts',
  saveReceipts: 'Save Receipts',
  receiptsHint: (left: string): string =>
    `${left} is open. Each receipt becomes an expense of its own category and fund; no account changes. For more than that, ask the holder to send an expense request.`,
  receipt: (number: number): string => `Receipt ${number}`,
  removeReceipt: (number: number): string => `Remove receipt ${number}`,
  remove: 'Remove',
  another: 'Add another receipt',
  typed: (count: number, sum: string): string =>
    count === 1 ? `1 receipt, ${sum}` : `${count} receipts, ${sum}`,
  addedReceipts: 'Receipts saved.',

  recordReturn: 'Record Money Returned',
  saveReturn: 'Save',
  returnHint: (left: string): string =>
    `Up to ${left}. It goes back to the advance’s fund and isn’t revenue.`,
  returned: (amount: string): string => `${amount} is back.`,

  undo: 'Undo',
  undoName: (kind: string, amount: string, day: string): string =>
    `Undo: ${kind}, ${amount}, ${day}`,
  undoQuestion: 'Undo this?',
  undoHint: 'It’s deleted, and as much of the advance is open again.',
  undone: 'Undone. That much of the advance is open again.',
  mistake: 'Entered by mistake',
  mistakeQuestion: 'Delete this advance?',
  mistakeHint: 'Only if the money never left. If it came back, record it as returned instead.',
  delete: 'Delete advance',
  deleted: 'Advance deleted.',
};
