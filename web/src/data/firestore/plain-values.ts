import { Timestamp, type DocumentSnapshot } from 'firebase/firestore';
import type { Fields, Moment } from '../documents.ts';

/** Returns the fields of a document that exists. */
export function fieldsOf(snapshot: DocumentSnapshot): Fields {
  return plainFields(snapshot.data({ serverTimestamps: 'estimate' }) ?? {});
}

/** Returns a document's fields with milliseconds instead of the SDK's timestamps, at every depth. */
export function plainFields(fields: object): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]: [string, unknown]) => [key, plainValue(value)]),
  );
}

/** Returns a value that orders rows, in a form that JSON can store. */
export function cursorValue(value: unknown): unknown {
  return value instanceof Timestamp ? { momentMs: value.toMillis() } : value;
}

/** Returns the same value for the SDK. */
export function storedValue(value: unknown): unknown {
  return isMoment(value) ? Timestamp.fromMillis(value.momentMs) : value;
}

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(plainValue);
  return typeof value === 'object' && value !== null ? plainFields(value) : value;
}

function isMoment(value: unknown): value is Moment {
  return (
    typeof value === 'object' &&
    value !== null &&
    'momentMs' in value &&
    typeof value.momentMs === 'number'
  );
}
