import type { DocumentData } from 'firebase-admin/firestore';

/** Returns the map in an unchecked field; an empty one when it holds something else. */
export function mapOf(value: unknown): DocumentData {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Returns the text in an unchecked field; an empty one when it holds something else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
