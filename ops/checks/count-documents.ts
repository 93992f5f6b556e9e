import type { DocumentData } from 'firebase-admin/firestore';

/** Returns how many documents have this value. */
export function count(documents: readonly DocumentData[], field: string, value: string): number {
  return documents.filter((document) => document[field] === value).length;
}
