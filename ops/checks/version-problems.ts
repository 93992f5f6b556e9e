import type { DocumentData } from 'firebase-admin/firestore';
import { problemsIn, type Finding } from './findings.ts';
import type { ExpenseFacts } from './project-data.ts';
import { digestOf } from './submission-problems.ts';

/** What a contact holds of the submitter. */
const VALUES = ['email', 'phone', 'mailingAddress', 'salt'];

/** Returns which version of its submission an expense has. */
export function versionOf(expense: DocumentData): number {
  return Number(expense['submissionVersion']);
}

/**
 * Checks that every earlier version of a submission is there, as it was sent, with the contact of then while one is kept,
 * and with who sent it back and why.
 */
export function versionProblems({ expense, contact, versions }: ExpenseFacts): string[] {
  const numbers = versions.map(({ version }) => Number(version));
  const expected = Array.from({ length: versionOf(expense) - 1 }, (_, index) => index + 1);
  const isRedacted = (expense['redactedAt'] ?? null) !== null;
  const contacts = (contact?.['earlier'] ?? []) as DocumentData[];
  return problemsIn([
    [numbers.join() !== expected.join(), `its earlier versions are ${numbers.join() || 'none'}`],
    [
      !isRedacted && contacts.length !== versions.length,
      'its earlier contacts are not those of its versions',
    ],
    ...versions.flatMap((version) =>
      problemsOf(version, isRedacted ? null : contactOf(contacts, version)),
    ),
  ]);
}

function problemsOf(version: DocumentData, contact: DocumentData | null): Finding[] {
  const submission = (version['submission'] ?? {}) as DocumentData;
  const returned = (version['returned'] ?? {}) as DocumentData;
  const values = Object.fromEntries(VALUES.map((field) => [field, contact?.[field]]));
  const name = `its version ${String(version['version'])}`;
  return [
    [digestOf(submission) !== version['submissionSha256'], `${name} is not the one that was sent`],
    [
      contact !== null && digestOf(values) !== submission['contactSha256'],
      `the contact of ${name} is not the one that was sent`,
    ],
    [String(returned['note'] ?? '').trim() === '', `${name} was sent back without a note`],
  ];
}

function contactOf(contacts: readonly DocumentData[], { version }: DocumentData): DocumentData {
  return contacts.find((contact) => contact['version'] === version) ?? {};
}
