import type { Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';
import { addAlert, removeAlert } from '../alerts/alerts.ts';
import { failureCodeOf, isContention, isGone } from '../platform/failures.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { deadMail, partsOf } from './outbox.ts';
import type { MailPurpose, MailState } from '@pa-ledger/domain/mail/mail';
import type { ClaimedMail } from './claim.ts';
import { mailDead, mailDelayed } from '../platform/logs.ts';

/**
 * Which emails' news one email carries: its own, or that of a digest's parts. A part in neither list is no longer
 * wanted.
 */
export interface MailCoverage {
  /** The ids of the emails whose news it carries. */
  readonly covered: readonly string[];
  /** The ids of a digest's parts whose subject we can't read. */
  readonly unreadable: readonly string[];
}

/** How a try ended. */
type TryEnd =
  | ({ readonly state: 'SENT' | 'SKIPPED' } & MailCoverage)
  | { readonly state: 'DEAD'; readonly failure: string }
  | { readonly state: 'PENDING'; readonly failure: string; readonly dueAt: Instant };

/** The purposes whose address anyone may have typed. */
const TYPED: readonly MailPurpose[] = ['linkRequest', 'passwordRequest'];

/**
 * Writes how a try ended. The same commit writes how a digest's parts ended, raises an alert for each email that we
 * give up, and clears the alert of an earlier email that this one replaces. A sender whose lease ran out writes
 * nothing: another one has claimed the email and may have sent it.
 */
export async function finish(
  claimed: ClaimedMail,
  end: TryEnd,
  { db, clock }: Services,
): Promise<void> {
  const now = clock();
  const batch = db.batch();
  const ifOurs = { lastUpdateTime: claimed.claimedAt };
  const isOver = end.state !== 'PENDING';
  const isTyped = TYPED.includes(claimed.mail.purpose);
  // An address that anyone may have typed doesn't stay, not even in an alert.
  if (isOver && isTyped) batch.delete(claimed.ref, ifOurs);
  else batch.update(claimed.ref, fieldsOf(end, now), ifOurs);
  if (isOver && !isTyped) {
    for (const { ref, mail } of await partsOf(claimed, db)) {
      const own = endOfPart(end, ref.id);
      if (ref.id !== claimed.ref.id) batch.update(ref, fieldsOf(own, now));
      if (own.state === 'DEAD') addAlert(batch, db, deadMail(mail, own.failure), now);
      if (own.state === 'SENT') removeAlert(batch, db, deadMail(mail, ''));
    }
  }
  try {
    await batch.commit();
  } catch (error) {
    if (!isContention(error) && !isGone(error)) throw error;
  }
}

/** A part ends like its digest, unless the digest doesn't cover it. */
function endOfPart(end: TryEnd, id: string): TryEnd {
  if (end.state !== 'SENT' && end.state !== 'SKIPPED') return end;
  if (end.unreadable.includes(id)) return { state: 'DEAD', failure: 'unreadable' };
  return end.covered.includes(id) ? end : { ...end, state: 'SKIPPED' };
}

function fieldsOf(end: TryEnd, now: Instant): DocumentData {
  const ended = { state: end.state satisfies MailState, leaseUntil: null };
  switch (end.state) {
    case 'SENT':
      return { ...ended, sentAt: timestamp(now) };
    case 'SKIPPED':
      return ended;
    case 'DEAD':
      return { ...ended, failure: end.failure };
    case 'PENDING':
      return { ...ended, failure: end.failure, dueAt: timestamp(end.dueAt) };
  }
}

const FIRST_MS = 60_000;
const LONGEST_MS = 6 * 60 * 60 * 1000;

/** After the 16th failure, about two days after the first, we give up an email and the administrators see an alert. */
export const MAX_ATTEMPTS = 16;

/** Returns how long to wait after the n-th failed try: 1 minute, doubling, at most 6 hours; in milliseconds. */
export function backoffMs(attempt: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
}

/**
 * Ends a failed try: the email is due again later, or we give it up after its last try.
 * @param isPermanent whether every try would fail the same way.
 */
export async function postpone(
  claimed: ClaimedMail,
  error: unknown,
  isPermanent: boolean,
  services: Services,
): Promise<void> {
  const failure = failureCodeOf(error);
  const { ref, attempt } = claimed;
  if (isPermanent || attempt >= MAX_ATTEMPTS) {
    await finish(claimed, { state: 'DEAD', failure }, services);
    mailDead(ref.id, attempt, error);
    return;
  }
  const dueAt = services.clock() + backoffMs(attempt);
  await finish(claimed, { state: 'PENDING', failure, dueAt }, services);
  mailDelayed(ref.id, attempt, dueAt, error);
}
