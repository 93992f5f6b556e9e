import type { DocumentData } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import type { ExpenseFacts } from './project-data.ts';

/**
 * Checks that the digest of the submission, computed again here, is the stored one, and what it says of a vendor.
 */
export function submissionProblems({ expense }: ExpenseFacts): string[] {
  const isSent = digestOf(expense['submission']) === expense['submissionSha256'];
  return [
    ...(isSent ? [] : ['its submission is not the one that was sent']),
    ...vendorProblems(expense),
  ];
}

/** Checks that only a vendor has an invoice number, and that doubles are searched by it. */
function vendorProblems({ submission, invoiceKey }: DocumentData): string[] {
  const { payTo, invoiceNumber } = (submission ?? {}) as DocumentData;
  const isVendor = payTo === 'vendor';
  const key = typeof invoiceNumber === 'string' ? keyOf(invoiceNumber) : '';
  return [
    ...(isVendor || (payTo === undefined && invoiceNumber === undefined)
      ? []
      : ['whom it pays is not what a form says']),
    ...((invoiceKey ?? '') === key ? [] : ['its invoice is not found by its number']),
  ];
}

function keyOf(invoiceNumber: string): string {
  const parts = invoiceNumber
    .normalize('NFKC')
    .split(/[\s\p{Pd}\u2212\p{Default_Ignorable_Code_Point}]/u);
  const digits = parts.join('').toUpperCase();
  const rest = digits.replace(/^0*/, '');
  return digits !== '' && rest === '' ? '0' : rest;
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
