import type { Instant } from '@pa-ledger/domain/time/dates';
import { Timestamp } from 'firebase-admin/firestore';

/** An instant as documents store it. */
export function timestamp(at: Instant): Timestamp {
  return Timestamp.fromMillis(at);
}

/** The instant of a stored Timestamp; null if the value is anything else. */
export function instantOf(value: unknown): Instant | null {
  return value instanceof Timestamp ? value.toMillis() : null;
}
