import type { SampleRule } from '@pa-ledger/domain/review/review';
import { formatCents, amountOf } from '@pa-ledger/domain/money/money';

/** The words of the page Review. */
export const reviewMessages = {
  heading: 'Review',
  hint: 'Where a committee reviews the books: a packet with every report and receipt, samples to check off, and what the meeting decided.',
  list: 'Reviews',
  empty: 'No reviews yet. Start one to make a packet for the people who review the books.',
  begin: 'Start a Review',
  beginTitle: 'Start a Review',
  beginHint:
    'A review covers a fiscal year, or any days, such as when the people who sign checks change.',
  first: 'First day',
  last: 'Last day',
  lastBeforeFirst: 'The last day can’t be before the first one.',
  lastAhead: 'The last day can’t be in the future.',
  begun: 'The review was started.',
  missing: 'There’s no such review.',
  days: (first: string, last: string): string => `${first} to ${last}`,
  title: (first: string, last: string): string => `Review, ${first} to ${last}`,
  columns: {
    days: 'Period',
    status: 'Status',
    startedBy: 'Started by',
    on: 'Started',
  },
  status: {
    open: 'Open',
    adopted: (day: string): string => `Adopted on ${day}`,
  },
  facts: {
    status: 'Status',
    startedBy: 'Started by',
    findings: 'Open findings',
  },
  startedBy: (name: string, day: string): string => `${name}, ${day}`,
  findings: (count: string): string => `${count} open`,

  ownOffice: (office: string): string =>
    `You held an office in this period (${office}), so someone else has to review it. You can still make the packet.`,

  packet: {
    heading: 'Packet',
    hint: 'Every report, bank statement, deposit, and payment of the period with its receipts: one ZIP file for a computer, and one PDF to print. It’s made in this browser.',
    make: 'Make the Packet',
    makeAgain: 'Make It Again',
    withAddresses: 'With payees’ mailing addresses',
    withAddressesHint: 'Only if the reviewers need them. The cover says so.',
    stop: 'Stop',
    goOn: 'Go On',
    stopped: 'Stopped. What’s done is kept in this browser until you log out.',
    reading: 'Reading the books',
    drawing: (done: number, all: number): string => `Receipts and statements: ${done} of ${all}`,
    writing: (done: number, all: number): string => `Writing: part ${done} of ${all}`,
    printing: (done: number, all: number): string => `PDF to print: part ${done} of ${all}`,
    waiting: (minutes: number): string =>
      minutes === 1
        ? 'The server asks us to wait for a minute. Then it goes on.'
        : `The server asks us to wait for ${minutes} minutes. Then it goes on.`,
    keepOpen: 'Keep this tab open and in front until it’s done. You can use the panel meanwhile.',
    preparedBy: 'Prepared by',
    done: 'The packet is ready.',
    failed: (count: number): string =>
      count === 1
        ? 'One file couldn’t be included. The index and the packet name it:'
        : `${count} files couldn’t be included. The index and the packet name them:`,
    failedFile: (part: string, name: string, why: string): string => `${part}: ${name}. ${why}`,
    downloadZip: (size: string): string => `Download ZIP (${size})`,
    downloadPdf: (size: string): string => `Download PDF to Print (${size})`,
    hash: 'Seal',
    hashHint:
      'The SHA-256 of all parts but the cover. It’s on the cover and in Activity, so anyone can tell whether a copy was changed.',
    notRecorded: 'The packet is ready, but we couldn’t note its seal in Activity.',
    recordAgain: 'Try Again',
    option: (hash: string, name: string, day: string): string =>
      `${hash.slice(0, 8)}…, made by ${name}, ${day}`,
    earlier: 'Packets made so far',
    inRole: (name: string, role: string): string => `${name}, ${role}`,
    madeBy: (name: string, when: string): string => `${name}, ${when}`,
    early: 'Made early',
    notOver: (last: string): string =>
      `The last day, ${last}, wasn’t over: what’s entered later isn’t in this packet.`,
    with: 'with addresses',
    missingFiles: (count: number): string =>
      count === 1 ? '1 file missing' : `${count} files missing`,
    noSpace:
      'There isn’t enough room on this computer’s disk for the packet. Free some space, then go on.',
    signedOut: 'You were signed out. Sign in again, then go on.',
    unequal:
      'The totals don’t match the entries yet. Wait a minute and try again, or recalculate in Activity.',
    changed: 'Someone changed the books while we read them. Please try again.',
  },

  sample: {
    heading: 'Sample',
    hint: 'Draw payments to look at closely, check off each one that’s in order, and write a finding where one isn’t.',
    draw: 'Draw a Sample',
    drawTitle: 'Draw a Sample',
    drawHint:
      'Every draw is recorded, with who drew it. A random draw notes its seed, so that anyone can repeat it.',
    kind: 'What to draw',
    kinds: { above: 'Every payment above an amount', random: 'Payments at random' },
    amount: 'Above',
    count: 'How many',
    wasDrawn: 'The sample was drawn.',
    none: 'No sample yet.',
    noneHit: 'No payment of the period is above that amount.',
    rule: (rule: SampleRule): string =>
      rule.kind === 'above'
        ? `Every payment above ${formatCents(amountOf(rule.amount))}`
        : `${rule.count} at random, seed ${rule.seed}`,
    drawnBy: (name: string, day: string): string => `drawn by ${name}, ${day}`,
    progress: (seen: number, all: number): string => `${seen} of ${all} checked off`,
    seen: 'Checked off',
    seenOf: (title: string): string => `Checked off: ${title}`,
    seenBy: (name: string, day: string): string => `${name}, ${day}`,
    columns: { payment: 'Payment', date: 'Date', check: 'Check', amount: 'Amount', seen: 'Seen' },
    list: 'Sample',
    gone: 'No longer in the books',
    marks: {
      mailbox: 'Submitted by someone in office',
      address: 'Goes to the address of someone in office',
      name: 'Paid to someone in office',
    },
  },

  meeting: {
    heading: 'Meeting',
    hint: 'The meeting that adopted the review, with the reviewers who signed it and the seal of the packet they read.',
    record: 'Record the Meeting',
    title: 'Record the Meeting',
    meetingOn: 'Meeting date',
    packet: 'Packet they read',
    reviewers: 'Reviewers',
    reviewer: (at: number): string => `Reviewer ${at}`,
    addReviewer: 'Add a Reviewer',
    remove: 'Remove',
    removeReviewer: (at: number): string => `Remove reviewer ${at}`,
    name: 'Name',
    email: 'Email',
    emailHint:
      'We use the emails only to check that no reviewer held an office in the period, and don’t keep them.',
    save: 'Record',
    beforeLast: 'The meeting can’t be before the end of the period.',
    ahead: 'The meeting can’t be in the future.',
    recorded: 'The meeting was recorded.',
    needsPacket: 'Make a packet first: the record names the one they read.',
    undo: 'Undo',
    undoTitle: 'Undo the Record of the Meeting',
    undoHint: 'The review is open again. Activity keeps what was recorded, and your reason.',
    reasonRequired: 'Enter a reason.',
    undone: 'The review is open again.',
    none: 'No meeting has adopted this review yet.',
    recordedBy: 'Recorded by',
  },
};
