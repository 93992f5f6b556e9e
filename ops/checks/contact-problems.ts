import type { DocumentData } from 'firebase-admin/firestore';
import { count, problemsIn } from './findings.ts';
import { momentOf, type ExpenseFacts, type FoundExpense } from './project-data.ts';
import { digestOf } from './submission-problems.ts';

/** What a contact holds of the submitter. */
const VALUES = ['email', 'phone', 'mailingAddress', 'salt'];

/** The mails that go to the submitter. */
const TO_SUBMITTER = [
  'received',
  'approved',
  'rejected',
  'paid',
  'voided',
  'returned',
  'statusLink',
  'correctLink',
  'withdrawLink',
  'withdrawn',
];

/** What the submitter does, in the words of the history. */
const BY_SUBMITTER = ['submitted', 'corrected', 'withdrawn'];

/** Checks that the contact is the one that was sent with the submission, or that nothing of it is left. */
export function contactProblems({ expense, contact, history }: ExpenseFacts): string[] {
  if (contact === null) return ['it has no contact'];
  const redactedAt = momentOf(expense['redactedAt']);
  return Number.isNaN(redactedAt)
    ? keptProblems(expense, contact, history)
    : redactedProblems(expense, contact, history, redactedAt);
}

function keptProblems(
  expense: DocumentData,
  contact: DocumentData,
  history: readonly DocumentData[],
): string[] {
  const submission = (expense['submission'] ?? {}) as DocumentData;
  const values = Object.fromEntries(VALUES.map((field) => [field, contact[field]]));
  return problemsIn([
    [digestOf(values) !== submission['contactSha256'], 'its contact is not the one that was sent'],
    [contact['submitterId'] !== expense['submitterId'], 'its contact is of another submitter'],
    [count(history, 'what', 'redacted') > 0, 'its history tells that its contact was removed'],
  ]);
}

function redactedProblems(
  expense: DocumentData,
  contact: DocumentData,
  history: readonly DocumentData[],
  redactedAt: number,
): string[] {
  const told = history.filter(({ what }) => what === 'redacted');
  return problemsIn([
    [
      Object.keys(contact).join() !== 'redactedAt',
      'its contact was removed, and something is left',
    ],
    [expense['submitterId'] !== null, 'its contact was removed, and it still names the submitter'],
    [expense['contentSha256'] !== undefined, 'its contact was removed, and the hash of it is left'],
    [
      told.length !== 1 || momentOf(told[0]?.['at']) !== redactedAt,
      'its history does not tell that its contact was removed',
    ],
  ]);
}

/** Checks that history and mails name the submitter by the id of the contact, and no address. */
export function submitterProblems(
  id: string,
  { history, mails }: Pick<FoundExpense, 'history' | 'mails'>,
): string[] {
  const own = history.filter(({ what }) => BY_SUBMITTER.includes(String(what)));
  const told = mails.filter(({ purpose }) => TO_SUBMITTER.includes(String(purpose)));
  return problemsIn([
    [own.some(({ by }) => by !== id), 'its history does not name the submitter by the contact'],
    [told.some(({ to }) => to !== id), 'a mail does not name the submitter by the contact'],
  ]);
}
