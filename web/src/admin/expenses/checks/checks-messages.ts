import type { WayToSend } from '@pa-ledger/domain/payments/check';

/** The words of the page Checks. Another language is another object of this type. */
export const checksMessages = {
  heading: 'Checks',
  hint: (needed: number): string =>
    needed === 1
      ? 'Each check is signed by one person, never its payee, and then mailed or handed over.'
      : `Each check is signed by ${needed} people, never its payee, and then mailed or handed over.`,
  back: 'Expenses',
  more: (shown: number): string =>
    `Only ${shown} are listed. Finish these, and the rest will follow.`,

  check: 'Check',
  payee: 'Payee',
  date: 'Date',
  amount: 'Amount',
  signatures: 'Signed by',
  signaturesOf: (count: number, needed: number): string => `${count} of ${needed} signatures`,
  all: 'Select all',
  select: (number: string, payee: string): string => `Select check ${number} to ${payee}`,

  selected: (count: number): string => `Selected: ${checksText(count)}`,

  toSign: (account: string): string => (account === '' ? 'To sign' : `To sign: ${account}`),
  nothingToSign: 'No checks to sign.',
  signer: 'Signed by',
  selectSigner: 'Select a signer',
  noSigners:
    'Your books list no signers for these checks, so type the name. To choose from a list, add signers to the account under Bank.',
  tooFewSigners: (needed: number): string =>
    `Each check needs ${needed} signatures, but this account lists fewer signers for this date. Add them under Bank, Accounts.`,
  signedOn: 'Signed on',
  sign: (count: number): string =>
    count === 0 ? 'Record signature' : `Record signature on ${checksText(count)}`,
  signed: (name: string, count: number): string => `${name} signed ${checksText(count)}.`,
  signedAlready: 'Signed it already',
  ownCheck: 'Is its payee',

  toSend: 'To mail or hand over',
  nothingToSend: 'No signed checks waiting.',
  how: 'How was it sent?',
  ways: { mailed: 'Mailed', handedOver: 'Handed over' } satisfies Record<WayToSend, string>,
  sentOn: 'Date',
  send: (how: WayToSend, count: number): string =>
    `Mark ${count === 0 ? 'checks' : checksText(count)} as ${how === 'mailed' ? 'mailed' : 'handed over'}`,
  sendTitle: (how: WayToSend, count: number): string =>
    `Mark ${checksText(count)} as ${how === 'mailed' ? 'mailed' : 'handed over'}?`,
  sendHint: 'We’ll email each submitter that their request is paid.',
  line: (number: string, payee: string, amount: string): string =>
    `Check ${number} to ${payee}: ${amount}`,
  confirm: 'Mark and email',
  stay: 'Not yet',
  sent: (how: WayToSend, count: number): string =>
    `${checksText(count)} marked as ${how === 'mailed' ? 'mailed' : 'handed over'}.`,

  numbers: 'Check numbers',
  numbersHint: 'Every number has a record: a payment, a manual expense, or a spoiled check.',
  noneMissing: 'No number is missing among your latest checks.',
  missing: (number: string): string => `No record of check ${number}`,
  missingHint: 'If one was torn or misprinted, record it as spoiled.',
  recordSpoiled: 'Record as spoiled',
  spoil: 'Record a spoiled check',
  spoilTitle: 'Record a spoiled check',
  spoilHint: 'It paid nothing, so it counts as $0.00, and its number stays used.',
  spoilSave: 'Record',
  spoiled: 'Spoiled checks',
  reason: 'Reason',
  reasonExample: 'Misprinted',
  wasSpoiled: (number: string): string => `Check ${number} is recorded as spoiled.`,
  remove: (number: string): string => `Remove spoiled check ${number}`,
  removeShort: 'Remove',
  removeTitle: (number: string): string => `Remove spoiled check ${number}?`,
  removeHint: 'Its number will be free again.',
  removed: (number: string): string => `Check ${number} is no longer recorded as spoiled.`,

  /** What a check waits for, on its expense. */
  stage: {
    toSign: (count: number, needed: number): string =>
      `To be signed (${count} of ${needed} signatures)`,
    toSend: 'Signed. To be mailed or handed over.',
  },
};

function checksText(count: number): string {
  return count === 1 ? '1 check' : `${count} checks`;
}
