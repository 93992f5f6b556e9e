import { type CheckSteps } from '@pa-ledger/domain/payments/check';
import { sentText, signatureText } from '@pa-ledger/domain/payments/payment-messages';
import type { CsvValue } from '@pa-ledger/domain/reports/csv';
import { membersOf } from '@pa-ledger/domain/untyped';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';

/** A line of a table, or part of one. */
export type Cells = Readonly<Record<string, CsvValue>>;

/** Returns some fields of a document as they are stored. */
export function pick(data: DocumentData, fields: readonly string[]): Cells {
  return Object.fromEntries(fields.map((field) => [field, cellOf(data[field])]));
}

/** Returns a stored value as a cell; nothing for a map. */
export function cellOf(value: unknown): CsvValue {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join('; ');
  return value instanceof Timestamp ? value.toDate().toISOString() : null;
}

/** Returns who looked at it as the second person, and when. */
export function lookCells(data: DocumentData, field: 'confirmed' | 'reviewed'): Cells {
  const look = membersOf(data[field]);
  return { [`${field}By`]: cellOf(look['by']), [`${field}At`]: cellOf(look['at']) };
}

/** Returns who signed a check, and how it went to its payee. */
export function checkCells(check: unknown): Cells {
  // Only the server writes it.
  const { signatures = [], sent = null } = membersOf(check) as Partial<CheckSteps>;
  return {
    signedBy: signatures.map(signatureText).join('; '),
    sent: sent === null ? '' : sentText(sent),
  };
}
