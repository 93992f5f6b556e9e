import type { MailState } from '@pa-ledger/domain/mail/mail';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { MAIL, MAIL_QUOTAS } from './paths.ts';
import { timestamp } from './timestamps.ts';

/* The queries about emails and their quotas. See queries.ts. */

export function mailsAbout(db: Firestore, expenseId: string) {
  return db.collection(MAIL).where('expenseId', '==', expenseId);
}

export function mailsAboutStep(db: Firestore, expenseId: string, step: number) {
  return mailsAbout(db, expenseId).where('step', '==', step);
}

/** The emails in a state whose time has come, the earliest first. */
export function mailsBefore(
  db: Firestore,
  state: MailState,
  field: 'dueAt' | 'leaseUntil',
  time: Instant,
) {
  return db
    .collection(MAIL)
    .where('state', '==', state)
    .where(field, '<=', timestamp(time))
    .orderBy(field);
}

export function mailsInDigest(db: Firestore, digestId: string) {
  return db.collection(MAIL).where('digestId', '==', digestId);
}

/** The emails held for a recipient's digest, the oldest first. */
export function mailsHeldFor(db: Firestore, quotaId: string) {
  const state: MailState = 'HELD';
  return db
    .collection(MAIL)
    .where('quota', '==', quotaId)
    .where('state', '==', state)
    .orderBy('createdAt');
}

/** The quotas whose time has come, the earliest first. */
export function quotasBefore(db: Firestore, field: 'dueAt' | 'spentAt', time: Instant) {
  return db.collection(MAIL_QUOTAS).where(field, '<=', timestamp(time)).orderBy(field);
}
