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

/** Every sentence and label of the emails. The contents decide who gets which, with which facts. */
export const mailMessages = {
  received: (
    { reference, amount }: Named,
    { toVendor, isCorrected }: { readonly toVendor: boolean; readonly isCorrected: boolean },
    next: string,
  ) => ({
    subject: `We have your expense ${reference} (${amount})`,
    heading: 'We have your expense',
    paragraphs: [
      `Thank you. Your ${isCorrected ? 'corrected ' : ''}expense for ${amount}${toVendor ? ', to be paid to the vendor,' : ''} has reached the parent association.`,
      `${next} You get a mail when it has all its approvals, or with the reason if it cannot be paid.`.trimStart(),
    ],
  }),
  approved: ({ reference, amount }: Named, toVendor: boolean) => ({
    subject: `Approved: your expense ${reference} (${amount})`,
    heading: 'Your expense is approved',
    paragraphs: [
      `Good news: your expense for ${amount} has all its approvals. The treasurer pays ${toVendor ? 'the vendor' : 'it'} next.`,
    ],
  }),
  rejected: ({ reference, amount }: Named, role: string | undefined) => ({
    subject: `Not approved: your expense ${reference} (${amount})`,
    heading: 'Your expense was not approved',
    paragraphs: [
      `Your expense for ${amount} was rejected by ${role === undefined ? 'an approver' : `the ${role}`} with this reason:`,
    ],
  }),
  paid: ({ reference, amount }: Named, toVendor: boolean) => ({
    subject: `Paid: your expense ${reference} (${amount})`,
    heading: toVendor ? 'The vendor was paid' : 'Your expense is paid',
    paragraphs: [
      toVendor
        ? `The parent association has paid the vendor for your expense of ${amount}.`
        : `The parent association has paid your expense for ${amount}.`,
    ],
  }),
  voided: ({ reference, amount }: Named, toVendor: boolean) => ({
    subject: `Payment voided: your expense ${reference} (${amount})`,
    heading: 'The payment of your expense was voided',
    paragraphs: [
      `The payment recorded for your expense of ${amount} was voided: it does not count any more. ${
        toVendor
          ? 'If the vendor asks you about it, please ask the parent association.'
          : 'If you hold a check for it, please ask the parent association before you cash it.'
      }`,
      `Your expense is still approved. You get a mail when ${toVendor ? 'the vendor' : 'it'} is paid.`,
    ],
  }),
  returned: ({ reference, amount }: Named, role: string | undefined) => ({
    subject: `Please correct your expense ${reference} (${amount})`,
    heading: 'Your expense needs a correction',
    paragraphs: [
      `Your expense for ${amount} was sent back by ${role === undefined ? 'the parent association' : `the ${role}`} with this note:`,
    ],
  }),
  statusLink: ({ reference, amount }: Named) => ({
    subject: `Your link to expense ${reference} (${amount})`,
    heading: "Here's your new link",
    paragraphs: [
      `You asked for a new link to your expense for ${amount}. It shows who has it now, and works for a year.`,
      "If you didn't ask for it, you can ignore this email: nothing has changed.",
    ],
  }),
  correctLink: ({ reference, amount }: Named) => ({
    subject: `Your link to correct expense ${reference} (${amount})`,
    heading: 'Correct your expense',
    paragraphs: [
      'You asked for this link again. It opens what you sent, and works for 30 days.',
      'If it was not you, please do not follow it: nothing has changed.',
    ],
  }),
  withdrawLink: ({ reference, amount }: Named) => ({
    subject: `Your link to withdraw expense ${reference} (${amount})`,
    heading: 'Withdraw your expense?',
    paragraphs: [
      `You asked to take back your expense for ${amount}. The link asks you once more, and works for a day.`,
      'If it was not you, please do not follow it: nothing has changed.',
    ],
  }),
  withdrawn: ({ reference, amount }: Named) => ({
    subject: `Withdrawn: your expense ${reference} (${amount})`,
    heading: 'Your expense is withdrawn',
    paragraphs: [`Your expense for ${amount} was taken back. Nobody is asked about it any more.`],
  }),
  receivedDigest: (count: number) => ({
    subject: `We have ${expenses(count)} from this address`,
    heading: `We have ${expenses(count)}`,
    paragraphs: [
      `${expenses(count)} with this address ${count === 1 ? 'has' : 'have'} reached the parent association. So many came that these are told in one mail.`,
      'You get a mail about each when it is approved, or with the reason if it cannot be paid.',
    ],
  }),
  review: ({ reference, amount }: Named, { category, role, toVendor }: ReviewWords) => ({
    subject: `Please review: ${amount} for ${category} (${reference})`,
    heading: `An expense of ${amount} waits for you`,
    paragraphs: [
      `Somebody asks the parent association ${toVendor ? `to pay ${amount} to a vendor` : `for ${amount}`}. You are asked as ${role ?? 'approver'}.`,
      'The link is for you alone and works for 30 days. Please do not forward it.',
    ],
  }),
  reviewDigest: (count: number) => ({
    subject: `Please review: ${expenses(count)}`,
    heading: `${expenses(count)} ${count === 1 ? 'waits' : 'wait'} for you`,
    paragraphs: [
      'So many came within an hour that these are told in one mail. Each has a link of its own.',
      FOR_YOU_ALONE,
    ],
  }),
  reminder: (count: number) => ({
    subject: `Reminder: ${expenses(count)} ${count === 1 ? 'waits' : 'wait'} for you`,
    heading: `${expenses(count)} still ${count === 1 ? 'waits' : 'wait'} for you`,
    paragraphs: [
      'What has waited longest comes first. Each has a new link; the links that you got before work until their own 30 days are over.',
      FOR_YOU_ALONE,
    ],
  }),
  oldestListed: (listed: number, more: number) =>
    `The oldest ${listed} are listed, and ${more} more wait.`,
  askedOn: (date: string) => `You were asked on ${date}.`,
  weekly: (count: number) => ({
    subject: `This week: ${expenses(count)} ${count === 1 ? 'needs' : 'need'} somebody`,
    heading: `${expenses(count)} ${count === 1 ? 'needs' : 'need'} somebody`,
    paragraphs: [
      'In each list, what has waited longest comes first. Who submitted them, and their receipts, are in the admin panel.',
    ],
  }),
  weeklyLists: {
    stuck: (count: number) => `Stuck with their approvers: ${count}`,
    unpaid: (count: number, sum: string) => `Approved and not paid: ${count}, together ${sum}`,
    unassigned: (count: number) => `Approved without a fund, so that they cannot be paid: ${count}`,
    returned: (count: number) => `Returned and not sent again: ${count}`,
  },
  sentBackOn: (date: string) => `sent back on ${date}`,
  openSince: (date: string) => `not decided since ${date}`,
  nobodyCanDecide: (date: string) => `nobody can decide it, since ${date}`,
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
      paragraphs: ['So many changes came within an hour that these are told in one mail.', ADVICE],
    };
  },
  /** The line about one of several expenses, with the role in which its approver decides. */
  asked: (expense: string, role: string) => `${expense}. You are asked as ${role}.`,
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
    duplicate: 'May be a double of',
    receipt: (number: number) => `Receipt ${number}`,
    statement: (number: number) => `Statement instead of receipt ${number}`,
    steps: 'Approval of a category',
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
  /** The author of a change if the journal doesn't name one. */
  somebody: 'Somebody',
  changeBy: (author: string, time: string) => `${time}, by ${author}:`,
  nowSteps: (count: number, roles: string) => `now ${count} steps: ${roles}`,
  role: (role: string, changes: number) => (changes === 1 ? role : `${role} (${changes} changes)`),
  eventRole: (role: string, categories: number) =>
    `${role} of ${categories === 1 ? 'an event category' : `${categories} event categories`}`,
  takenOut: (who: keyof typeof SUBJECTS) => `${SUBJECTS[who]} taken out`,
  putIn: (who: keyof typeof SUBJECTS) => `${SUBJECTS[who]} put in`,
  nobodyPutIn: 'nobody was put in',
  setAway: (who: keyof typeof SUBJECTS, from: string, to: string) =>
    `${SUBJECTS[who]} set as away from ${from} to ${to}`,
  takenOffAway: (who: keyof typeof SUBJECTS, from: string, to: string) =>
    `${SUBJECTS[who]} no longer set as away from ${from} to ${to}`,
  buttons: {
    approve: 'Approve',
    reject: 'Reject',
    review: 'Review and decide',
    panel: 'Open the admin panel',
    status: 'See where it stands',
    correct: 'Correct it',
    withdraw: 'Withdraw it',
  },
  typed: {
    approvers: {
      heading: 'What the approvers before you wrote',
      hint: 'Typed with their approvals. No link of ours stands here.',
      textHint: 'What the approvers before you wrote stands below, each line behind a bar.',
    },
    submitter: {
      heading: 'What the submitter wrote',
      hint: 'Typed on the public form. Nobody has checked it, and no link of ours stands here.',
      textHint:
        'What the submitter wrote stands below, each line behind a bar. Nobody has checked it.',
    },
  },
  footer: (
    associationName: string,
    schoolName: string,
    contactEmail: string | undefined,
    why: string,
  ) => {
    const contact = contactEmail
      ? `Questions? Reply to this mail, or write to ${contactEmail}.`
      : `Questions? Please ask the parent association at ${schoolName}.`;
    return `${associationName}, ${schoolName}\n${contact}\nYou get this mail ${why}.`;
  },
  why: {
    submitter: 'because this address was given on the expense form',
    approver: 'because this address is set as an approver',
    treasurer: 'because this address is set as the treasurer',
    officer: 'because you approve expenses, or did until this change',
  },
};

const FOR_YOU_ALONE =
  'The links are for you alone and work for 30 days. Please do not forward them.';

const CHANGED = 'Who approves expenses was changed';

const REOPENED = 'A closed fiscal year was reopened';

const ADVICE =
  'If you did not expect this, ask the other officers in person: whoever is set as an approver decides over the money of the association. Administrators see all changes, with the addresses, in the admin panel under User Management.';

const SUBJECTS = {
  you: 'you were',
  yourOtherSpelling: 'another spelling of your address was',
  somebody: 'somebody was',
  somebodyElse: 'somebody else was',
};

function expenses(count: number): string {
  return count === 1 ? '1 expense' : `${count} expenses`;
}
