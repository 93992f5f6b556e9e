import type { DocumentData } from 'firebase-admin/firestore';

/** The map in a field whose form nobody has checked; an empty one when it holds something else. */
export function mapOf(value: unknown): DocumentData {
  return typeof value === 'object' && value !== null ? value : {};
}

/** The text in a field whose form nobody has checked; an empty one when it holds something else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
