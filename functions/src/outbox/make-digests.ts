import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { shortHash } from '../platform/hashes.ts';
import { digestMade } from '../platform/logs.ts';
import { capOf, nextFreeAt, withLease, type Cap } from './caps.ts';
import type { Services } from '../platform/services.ts';
import { isContention, isGone } from '../platform/failures.ts';
import { readQuota, removeSpentQuotas, writeQuota, type Quota } from './mail-quotas.ts';
import { addMail, mailFrom, mailIdOf, type DigestMail } from './outbox.ts';
import type { MailState } from '@pa-ledger/domain/mail/mail';
import { mailsBefore, mailsHeldFor, quotasBefore } from '../firestore/mail-queries.ts';
import type { FailingWork } from '../alerts/failing-work.ts';

/** The most emails in one digest. The rest wait for the next. */
const MOST_PARTS = 100;

/** We choose a digest's address among this many emails, the oldest. */
const MOST_SEEN = 1_000;

/** The most recipients in one run. The next run continues with the rest. */
const BATCH = 200;

/** An email still on hold this long after its digest was due gets one, whatever its quota says; in milliseconds. */
const FORGOTTEN_MS = 60 * 60 * 1000;

/** Puts held emails into digests, for every recipient who may get email again. */
export async function makeDigests(services: Services, failing: FailingWork): Promise<void> {
  const { db, clock } = services;
  const due = await quotasBefore(db, 'dueAt', clock()).limit(BATCH).get();
  const forgotten = await quotasOfForgotten(db, clock() - FORGOTTEN_MS);
  for (const quotaId of new Set([...due.docs.map(({ id }) => id), ...forgotten])) {
    // Another email was just put on hold, or another run came first.
    const passes = (error: unknown) => isContention(error) || isGone(error);
    await failing.attempt('digest', quotaId, () => makeDigest(quotaId, services), { passes });
  }
  await removeSpentQuotas(db, clock(), BATCH);
}

/**
 * Makes the digest of one recipient. One commit writes the digest, its count in the quota, and the parts' link to it.
 * It succeeds only if no part changed since we read it and no other email was put on hold.
 * @throws FAILED_PRECONDITION (9) or ABORTED (10) if another write came first.
 */
export async function makeDigest(quotaId: string, services: Services): Promise<void> {
  const { db, clock } = services;
  const stored = await readQuota(db, quotaId);
  const { docs: held } = await mailsHeldFor(db, quotaId).limit(MOST_SEEN).get();
  const { quota } = stored;
  const [first] = held;
  const cap = first === undefined ? stored.cap : capOf(mailFrom(first.data()).purpose);
  // There's neither a quota nor an email.
  if (cap === undefined) return;
  const now = clock();
  const candidates = cap.byAddress === true ? heldForOneAddress(held) : held;
  const parts = nextFreeAt(cap, quota.leases, now) <= now ? candidates.slice(0, MOST_PARTS) : [];
  const batch = db.batch();
  const digestId = addDigest(batch, db, cap, parts, now);
  const leases = digestId === null ? quota.leases : withLease(cap, quota.leases, digestId, now);
  // These are the ones left that we know of.
  const known = held.length - parts.length;
  const after: Quota =
    known === 0
      ? { leases, held: 0, dueAt: null }
      : {
          leases,
          held: Math.max(known, quota.held - parts.length),
          dueAt: nextFreeAt(cap, leases, now),
        };
  writeQuota(batch, stored, cap, after);
  await batch.commit();
  if (digestId !== null) digestMade(digestId, parts.length);
}

/**
 * Returns the emails to the address that most of them are for, or of two tied addresses, the one that has waited
 * longer. If someone sets many spellings of a mailbox, each gets few emails, and the officer's own address gets the
 * most.
 */
function heldForOneAddress(
  held: readonly QueryDocumentSnapshot[],
): readonly QueryDocumentSnapshot[] {
  const groups = [...Map.groupBy(held, (mail): unknown => mail.get('to')).values()];
  return groups.reduce((most, group) => (group.length > most.length ? group : most), []);
}

async function quotasOfForgotten(db: Firestore, before: Instant): Promise<string[]> {
  const { docs } = await mailsBefore(db, 'HELD', 'dueAt', before).limit(BATCH).get();
  return docs.map((mail) => String(mail.get('quota')));
}

/** Adds the digest of these emails to a commit. @returns its id; null without emails. */
function addDigest(
  batch: WriteBatch,
  db: Firestore,
  cap: Cap,
  parts: readonly QueryDocumentSnapshot[],
  now: Instant,
): string | null {
  const [first] = parts;
  if (first === undefined) return null;
  const digest: DigestMail = {
    // An email is in only one digest, so the same parts never make two.
    subject: { kind: 'digest', id: shortHash(parts.map(({ id }) => id).join(), 20) },
    purpose: cap.digest,
    to: mailFrom(first.data()).to,
    step: null,
    turn: 'once',
  };
  const digestId = mailIdOf(digest);
  addMail(batch, db, digest, now);
  const state: MailState = 'MERGED';
  for (const { ref, updateTime } of parts) {
    batch.update(ref, { state, digestId }, { lastUpdateTime: updateTime });
  }
  return digestId;
}
