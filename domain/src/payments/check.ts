import type { Actor } from '../people/person.ts';
import { type CalendarDate, type Instant } from '../time/dates.ts';

/*
 * A check after its payment is recorded: people sign it, and then it's mailed or handed over. Only then we tell the
 * payee. Its money counts from the payment's own date on.
 */

/** How a check reaches its payee. */
export const WAYS_TO_SEND = { mailed: 'Mailed', handedOver: 'Handed over' } as const;
export type WayToSend = keyof typeof WAYS_TO_SEND;

/** How many people sign each check; `checkSignatures` in `organization.json`. */
export type SignaturesNeeded = 1 | 2;

/** Returns whether a value can be `checkSignatures`. */
export function isSignaturesNeeded(value: unknown): value is SignaturesNeeded {
  return value === 1 || value === 2;
}

/** A signature on a check, and the administrator who recorded it. */
export interface CheckSignature extends Actor {
  readonly name: string;
  readonly on: CalendarDate;
  readonly at: Instant;
}

/** How and when a check went to its payee. */
export interface SentCheck {
  readonly how: WayToSend;
  readonly on: CalendarDate;
}

/** What happened to a check since its payment was recorded. */
export interface CheckSteps {
  /** In the order in which they were recorded. */
  readonly signatures: readonly CheckSignature[];
  /** Null until it's mailed or handed over. */
  readonly sent: (SentCheck & Actor & { readonly at: Instant }) | null;
}

/** A check that nobody has signed. */
export const PREPARED: CheckSteps = { signatures: [], sent: null };

/** What a check waits for. */
export type CheckStage = 'toSign' | 'toSend' | 'sent';

/** Returns what a check waits for, by the number of its signatures. */
export function checkStage({ signatures, sent }: CheckSteps, needed: SignaturesNeeded): CheckStage {
  if (sent !== null) return 'sent';
  return signatures.length < needed ? 'toSign' : 'toSend';
}
