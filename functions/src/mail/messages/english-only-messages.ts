import type { Role } from '@pa-ledger/domain/people/role';

export type EnglishOnlyMessages = typeof englishOnlyMessages;

/**
 * The emails that are always in English: about access to the panel, which is in English too, to donors, and to who got money in
 * advance.
 */
export const englishOnlyMessages = {
  donorLetter: (number: string, associationName: string) => ({
    subject: `Thank you for your gift: letter ${number} from ${associationName}`,
    heading: 'Thank you for your gift',
  }),
  advanceDue: (open: string) => ({
    subject: `Reminder: receipts for ${open} you got in advance`,
    heading: `We still need receipts for ${open}`,
    paragraphs: [
      'We gave you money in advance, and part of it isn’t settled yet. Please give the treasurer your receipts, and whatever you didn’t spend.',
      'If you spent more than you got, please send us a request for the rest.',
    ],
  }),
  advanceGiven: (amount: string, date: string) => `${amount} on ${date}`,
  peopleNotice: (author: string, time: string) => ({
    subject: ACCESS_CHANGED,
    heading: ACCESS_CHANGED,
    paragraphs: [
      `${author} changed this on ${time}.`,
      "If you didn't expect this, ask the other officers in person. Administrators see every change, with names and addresses, in the admin panel.",
    ],
  }),
  invitation: (inviter: string, association: string, role: string, may: string) => ({
    subject: `You're invited to ${association} as ${role}`,
    heading: `Join ${association} as ${role}`,
    paragraphs: [
      `${inviter} invited you to the books of ${association}. As ${role}, you can ${may}.`,
      "Choose a password to get started. The link is just for you and works once; please don't forward it.",
      "If you didn't expect this, you can ignore this email.",
    ],
  }),
  mayAs: {
    admin: 'keep the books, set approvers, and manage who has access',
    bookkeeper: 'keep the books and pay requests',
    reviewer: 'look at the books and write findings, without changing anything',
  } satisfies Readonly<Record<Role, string>>,
  passwordReset: (association: string) => ({
    subject: `Set a new password for ${association}`,
    heading: 'Set a new password',
    paragraphs: [
      `You asked for a new password for the admin panel of ${association}. The link works once, for an hour. Using it signs you out everywhere else.`,
      "If you didn't ask for it, you can ignore this email: your password stays the same.",
    ],
  }),
  /** What happened to someone's access. */
  accessChange: (who: keyof typeof SUBJECTS, change: keyof typeof ACCESS_CHANGES) =>
    `${SUBJECTS[who]} ${ACCESS_CHANGES[change]}`,
  noEnd: 'no end',
  wasAndIs: (was: string, is: string) => `${is} (before: ${was})`,
  /** The author of a change of people that no person of the panel made. */
  terminal: 'Someone with the project’s terminal',
  labels: {
    letter: 'Letter',
    letterDate: 'Date',
    donor: 'To',
    taxId: 'Tax ID (EIN)',
    advance: 'You got',
    advanceFor: 'For',
    advanceOpen: 'Not settled yet',
    receiptsDue: 'Receipts were due',
    returnDue: 'Return what’s left by',
    access: 'Access',
    ownRole: 'Role',
    accessEnds: 'Last day',
    invitedBy: 'Invited by',
    signInAs: 'Sign in as',
    linkUntil: 'Link works until',
  },
  buttons: {
    join: 'Accept the invitation',
    newPassword: 'Set a new password',
  },
  why: {
    donor: 'because you gave to us',
    invited: 'because an administrator invited this address',
    person: 'because this address can sign in to our admin panel',
    people: "because you're an administrator or an officer, or this is about your own access",
    holder: 'because we gave you money in advance',
  },
};

/** What happened to someone's access; an access that stayed the same otherwise has another role or last day. */
const ACCESS_CHANGES = {
  invited: 'invited',
  added: 'added',
  role: 'given another role',
  lastDay: 'given another last day',
  removed: 'removed',
};

const ACCESS_CHANGED = 'Access to our books changed';

const SUBJECTS = {
  you: 'you were',
  yourOtherSpelling: 'another spelling of your address was',
  somebody: 'someone was',
};
