import { Timestamp } from 'firebase/firestore';

/** A moment where a query names one: JSON keeps it, and a plain number is a number. */
export interface Moment {
  /** In milliseconds since 1970 UTC. The server writes no finer ones. */
  readonly momentMs: number;
}

/** A document's fields with milliseconds in the place of the SDK's moments, however deep they lie. */
export function plainFields(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]: [string, unknown]) => [key, plainValue(value)]),
  );
}

/** A value that a row is ordered by, as a query can name it. */
export function cursorValue(value: unknown): unknown {
  return value instanceof Timestamp ? { momentMs: value.toMillis() } : value;
}

/** The same value for the SDK. */
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
