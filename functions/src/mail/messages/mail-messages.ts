import type { CountWhen } from '@pa-ledger/domain/organization';

/** How sentences name an expense. */
interface Named {
  /** Such as `K7QM-2XFA`. */
  readonly reference: string;
  /** As money, such as `$24.50`. */
  readonly amount: string;
}

/** What else an email to an approver says about an expense. */
interface ReviewWords {
  readonly category: string;
  /** The role in which they decide. */
  readonly role: string | undefined;
  /** Whether we pay a vendor. */
  readonly toVendor: boolean;
}

/** Every sentence and label of the emails in a language. `english-only-messages.ts` has those that only English needs. */
export type MailMessages = typeof mailMessages;

/**
 * Every sentence and label of the emails. The contents decide who gets which, with which facts. Another language is another
 * object of this type.
 */
export const mailMessages = {
  received: (
    { reference, amount }: Named,
    { toVendor, isCorrected }: { readonly toVendor: boolean; readonly isCorrected: boolean },
    next: string,
    promise: string,
  ) => ({
    subject: `We got your reimbursement request for ${amount} (${reference})`,
    heading: 'We got your reimbursement request',
    paragraphs: [
      `Thanks! We received your ${isCorrected ? 'corrected ' : ''}request for ${amount}${toVendor ? ', to be paid to the vendor' : ''}.`,
      `${next} We'll email you when it's approved, or tell you why it can't be paid.`.trimStart(),
      ...(toVendor ? [] : [`Once it's approved: ${promise}`]),
    ],
  }),
  approved: ({ reference, amount }: Named, toVendor: boolean) => ({
    subject: `Approved: your request for ${amount} (${reference})`,
    heading: 'Your request is approved',
    paragraphs: [
      `Good news! Your request for ${amount} is approved. The treasurer will ${toVendor ? 'pay the vendor' : 'send payment'} next.`,
    ],
  }),
  rejected: ({ reference, amount }: Named, role: string | undefined) => ({
    subject: `Not approved: your request for ${amount} (${reference})`,
    heading: "Your request wasn't approved",
    paragraphs: [
      `${role === undefined ? 'An approver' : `The ${role}`} rejected your request for ${amount} for this reason:`,
    ],
  }),
  reduced: ({ reference, amount }: Named, from: string, role: string | undefined) => ({
    subject: `${amount} instead of ${from}: your request (${reference})`,
    heading: `We can pay ${amount} of ${from}`,
    paragraphs: [
      `${role === undefined ? 'The parent association' : `The ${role}`} lowered your request from ${from} to ${amount} for this reason:`,
    ],
  }),
  recategorized: ({ reference, amount }: Named, lines: string) => ({
    subject: `Your request for ${amount} counts differently now (${reference})`,
    heading: 'Your request counts differently now',
    paragraphs: [
      `The parent association set your request for ${amount} to count as ${lines}. You don't need to do anything. This is why:`,
    ],
  }),
  adjustedAfter: ({ reference, amount }: Named, lines: string) => ({
    subject: `Changed after your decision: ${amount} for ${lines} (${reference})`,
    heading: 'A request changed after your decision',
    paragraphs: [
      `You decided on this request. It's now ${amount} for ${lines}, for this reason:`,
      "If that isn't what you approved, please tell the treasurer.",
    ],
  }),
  /** @param sent how and when its check went to the payee; '' if it isn't a check. */
  paid: ({ reference, amount }: Named, toVendor: boolean, payment: string, sent: string) => ({
    subject: `Payment sent: ${amount} (${reference})`,
    heading: toVendor ? 'We paid the vendor' : 'Payment sent!',
    paragraphs: [
      `We paid ${toVendor ? 'the vendor for ' : ''}your request for ${amount}${payment === '' ? '' : `: ${payment}`}.`,
      ...(sent === '' ? [] : [`${sent}.`]),
    ],
  }),
  voided: ({ reference, amount }: Named, toVendor: boolean) => ({
    subject: `Payment voided: ${amount} (${reference})`,
    heading: 'We voided a payment',
    paragraphs: [
      `We voided the payment for your request for ${amount}, so it no longer counts. ${
        toVendor
          ? 'If the vendor asks about it, please ask us.'
          : 'If you have a check for it, please ask us before you cash it.'
      }`,
      `Your request is still approved. We'll email you when ${toVendor ? 'the vendor' : 'it'} is paid.`,
    ],
  }),
  returned: ({ reference, amount }: Named, role: string | undefined) => ({
    subject: `Please fix your request for ${amount} (${reference})`,
    heading: 'Your request needs a fix',
    paragraphs: [
      `${role === undefined ? 'The parent association' : `The ${role}`} sent back your request for ${amount} with this note:`,
    ],
  }),
  statusLink: ({ reference, amount }: Named) => ({
    subject: `Your link to your request for ${amount} (${reference})`,
    heading: "Here's your new link",
    paragraphs: [
      `You asked for a new link to your request for ${amount}. It shows who has it now, and works for a year.`,
      IF_NOT_YOU,
    ],
  }),
  correctLink: ({ reference, amount }: Named) => ({
    subject: `Your link to fix your request for ${amount} (${reference})`,
    heading: 'Fix your request',
    paragraphs: [
      "Here's the link you asked for. It opens what you sent, and works for 30 days.",
      IF_NOT_YOU,
    ],
  }),
  withdrawLink: ({ reference, amount }: Named) => ({
    subject: `Your link to cancel your request for ${amount} (${reference})`,
    heading: 'Cancel your request?',
    paragraphs: [
      `You asked to cancel your request for ${amount}. The link asks you to confirm, and works for a day.`,
      IF_NOT_YOU,
    ],
  }),
  withdrawn: ({ reference, amount }: Named) => ({
    subject: `Withdrawn: your request for ${amount} (${reference})`,
    heading: 'You withdrew your request',
    paragraphs: [`Your request for ${amount} is withdrawn, so we won't ask for more approvals.`],
  }),
  receivedDigest: (count: number) => ({
    subject: `We got ${requests(count)} from this address`,
    heading: `We got ${requests(count)}`,
    paragraphs: [
      `We received ${requests(count)} with this address. Several came in within an hour, so here they are in one email.`,
      "We'll email you about each one when it's approved, or tell you why it can't be paid.",
    ],
  }),
  statusLinkDigest: (count: number) => ({
    subject: count === 1 ? 'Your link to your request' : `Your links to ${requests(count)}`,
    heading: count === 1 ? "Here's your new link" : 'Here are your new links',
    paragraphs: [
      'You asked for more than one link within an hour. We send one email an hour, so this is the rest. A link shows who has your request now, and works for a year.',
      IF_NOT_YOU,
    ],
  }),
  review: ({ reference, amount }: Named, { category, role, toVendor }: ReviewWords) => ({
    subject: `Please review: ${amount} for ${category} (${reference})`,
    heading: `Please review: ${amount} for ${category}`,
    paragraphs: [
      `It needs your approval as ${role ?? 'approver'}.${toVendor ? ' The vendor gets paid.' : ''}`,
      "This link is just for you. It works for 30 days; please don't forward it.",
    ],
  }),
  reviewDigest: (count: number) => ({
    subject: `Please review: ${requests(count)}`,
    heading: `${requests(count)} ${count === 1 ? 'needs' : 'need'} your review`,
    paragraphs: [
      'Several came in within an hour, so here they are in one email. Each has its own link.',
      FOR_YOU_ALONE,
    ],
  }),
  reminder: (count: number) => ({
    subject: `Reminder: ${requests(count)} ${count === 1 ? 'needs' : 'need'} your review`,
    heading: `${requests(count)} still ${count === 1 ? 'needs' : 'need'} your review`,
    paragraphs: [OLDEST_FIRST, FOR_YOU_ALONE],
  }),
  waitingLinks: (count: number) => ({
    subject: `Your links to ${requests(count)}`,
    heading: `${requests(count)} ${count === 1 ? 'needs' : 'need'} your review`,
    paragraphs: [`You asked for these links. ${OLDEST_FIRST}`, FOR_YOU_ALONE],
  }),
  oldestListed: (listed: number, more: number) =>
    `Here are the oldest ${listed}. ${more} more ${more === 1 ? 'is' : 'are'} waiting.`,
  askedOn: (date: string) => `We asked you on ${date}.`,
  weekly: (count: number) => ({
    subject: `This week: ${requests(count)} ${count === 1 ? 'needs' : 'need'} attention`,
    heading: `${requests(count)} ${count === 1 ? 'needs' : 'need'} attention`,
    paragraphs: [
      'Each list starts with the oldest. Submitters and receipts are in the admin panel.',
    ],
  }),
  weeklyLists: {
    stuck: (count: number) => `Waiting on approvers: ${count}`,
    unpaid: (count: number, sum: string) => `Ready to pay: ${count} (${sum})`,
    unassigned: (count: number) => `Approved, but can't be paid without a fund: ${count}`,
    returned: (count: number) => `Waiting on the submitter: ${count}`,
  },
  sentBackOn: (date: string) => `sent back on ${date}`,
  openSince: (date: string) => `waiting since ${date}`,
  nobodyCanDecide: (date: string) => `no one can decide it, since ${date}`,
  andMore: (count: number) => `and ${count} more`,
  notice: (author: string, time: string) => ({
    subject: CHANGED,
    heading: CHANGED,
    paragraphs: [`${author} changed this on ${time}.`, ADVICE],
  }),
  reopenedNotice: (author: string, time: string) => ({
    subject: REOPENED,
    heading: REOPENED,
    paragraphs: [
      `${author} reopened it on ${time}. Its entries can be changed until it's closed again.`,
      "If you didn't expect this, ask the other officers in person. Activity in the admin panel has the reason and every change since.",
    ],
  }),
  noticeDigest: (count: number) => {
    const times = count === 1 ? 'once more' : `${count} more times`;
    return {
      subject: `${CHANGED} ${times}`,
      heading: `${CHANGED} ${times}`,
      paragraphs: [
        'Several changes came in within an hour, so here they are in one email.',
        ADVICE,
      ],
    };
  },
  /** The line about one of several expenses, with the role in which its approver decides. */
  asked: (expense: string, role: string) => `${expense}. You approve as ${role}.`,
  /** The line about one of several expenses. */
  expense: ({ reference, amount }: Named, category: string, date: string) =>
    `${reference}: ${amount} for ${category}, ${date}`,
  labels: {
    reference: 'Reference',
    payment: 'Payment',
    submitted: 'Submitted',
    budget: 'Budget',
    budgetOf: (year: string) => `Budget ${year}`,
    corrected: 'Corrected',
    unusual: 'Unusual',
    duplicate: 'May be a duplicate of',
    receipt: (number: number) => `Receipt ${number}`,
    statement: (number: number) => `Statement instead of receipt ${number}`,
    steps: 'Approvals for a category',
    away: 'Away',
    year: 'Fiscal year',
  },
  noBudget: (category: string) => `No budget is set for ${category}.`,
  budgetNotStarted: (year: string) => `The ${year} budget hasn't been started yet.`,
  leftOf: (left: string, budget: string) => `${left} left of ${budget}`,
  leftAfter: (amount: string) => `${amount} after this expense`,
  overBudgetAfter: (amount: string) => `${amount} over budget after this expense`,
  charged: (state: string, countWhen: CountWhen) =>
    `Charged here, because it'll be ${countWhen} in this year. ${state}`,
  notCharged: (state: string) =>
    `Not charged here. It's only the year of the expense's date. ${state}`,
  chargedAfter: (day: string, countWhen: CountWhen) =>
    `Charged here instead if it's ${countWhen} after ${day}.`,
  approvedOn: (time: string) => `approved on ${time}`,
  duplicate: (reference: string, state: string, date: string, reasons: readonly string[]) =>
    `${reference}, ${state}, spent on ${date}. ${reasons.join('. ')}.`,
  moreDuplicates: (count: number) => `${count} more`,
  /** Someone other than the submitter. */
  toBePaid: (paidTo: string) => `to be paid to ${paidTo}`,
  receiptSize: (name: string, size: string) => `${name} (${size})`,
  fiscalYear: (first: string, last: string) => `${first} to ${last}`,
  /** The author of a change if the journal doesn't name one. */
  somebody: 'Someone',
  changeBy: (author: string, time: string) => `${time}, by ${author}:`,
  nowSteps: (count: number, roles: string) => `now ${count} steps: ${roles}`,
  role: (role: string, changes: number) => (changes === 1 ? role : `${role} (${changes} changes)`),
  eventRole: (role: string, categories: number) =>
    `${role} for ${categories === 1 ? 'one event' : `${categories} events`}`,
  takenOut: (who: keyof typeof SUBJECTS) => `${SUBJECTS[who]} removed`,
  putIn: (who: keyof typeof SUBJECTS) => `${SUBJECTS[who]} added`,
  nobodyPutIn: 'no one was added',
  setAway: (who: keyof typeof SUBJECTS, from: string, to: string) =>
    `${SUBJECTS[who]} set as away from ${from} to ${to}`,
  takenOffAway: (who: keyof typeof SUBJECTS, from: string, to: string) =>
    `${SUBJECTS[who]} no longer set as away from ${from} to ${to}`,
  /** Who asked for what, as the first thing an approver reads. Both texts were typed by the submitter. */
  lead: (name: string, amount: string, description: string) =>
    `${name} asked for ${amount}: ${description}`,
  firstReceipt: (name: string) => `Receipt: ${name}`,
  buttons: {
    approve: 'Approve',
    reject: 'Reject',
    review: 'Review and decide',
    panel: 'Open the admin panel',
    status: 'Check status',
    correct: 'Fix my request',
    withdraw: 'Cancel my request',
  },
  typed: {
    approvers: {
      heading: 'Notes from earlier approvers',
      hint: 'Typed with their approvals. We never put links in this box.',
      textHint: 'Notes from earlier approvers, each line behind a bar:',
    },
    submitter: {
      heading: 'From the submitter',
      hint: 'From the public form, not verified. We never put links in this box.',
      textHint: 'From the submitter (not verified), each line behind a bar:',
    },
  },
  footer: (
    associationName: string,
    schoolName: string,
    contactEmail: string | undefined,
    why: string,
  ) => {
    const contact = contactEmail
      ? `Questions? Reply to this email, or write to ${contactEmail}.`
      : `Questions? Please ask the parent association at ${schoolName}.`;
    return `${associationName}, ${schoolName}\n${contact}\nYou're getting this email ${why}.`;
  },
  why: {
    submitter: 'because this address was entered on our expense form',
    approver: 'because you approve expenses',
    treasurer: "because you're the treasurer",
    officer: 'because you approve expenses, or did until this change',
  },
};

const IF_NOT_YOU = "If you didn't ask for it, you can ignore this email: nothing changed.";

const FOR_YOU_ALONE =
  "The links are just for you. They work for 30 days; please don't forward them.";

const OLDEST_FIRST = 'Oldest first. Earlier links still work until they expire.';

const CHANGED = 'Approvers changed';

const REOPENED = 'A closed fiscal year was reopened';

const ADVICE =
  "If you didn't expect this, ask the other officers in person: approvers control how our money is spent. Administrators see every change, with the addresses, in the admin panel under User Management.";

const SUBJECTS = {
  you: 'you were',
  yourOtherSpelling: 'another spelling of your address was',
  somebody: 'someone was',
  somebodyElse: 'someone else was',
};

function requests(count: number): string {
  return count === 1 ? '1 request' : `${count} requests`;
}
