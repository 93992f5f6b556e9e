import type { DocumentData } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import type { ExpenseFacts } from './project-data.ts';

/**
 * Checks that the digest of the submission, computed again here, is the stored one. Expenses from before there were
 * digests have none.
 */
export function submissionProblems({ expense }: ExpenseFacts): string[] {
  const stored: unknown = expense['submissionSha256'];
  if (stored === undefined) return [];
  return digestOf(expense['submission']) === stored
    ? []
    : ['its submission is not the one that was sent'];
}

/** Returns the SHA-256 of a value, whatever the order of its fields. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/** Returns JSON with the keys of every map in the order of their UTF-16 units. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = value as DocumentData;
  const keys = Object.keys(fields).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`).join()}}`;
}
