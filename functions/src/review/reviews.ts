import { organization } from '@pa-ledger/domain/organization';
import type { Person } from '@pa-ledger/domain/people/person';
import { isSameMailbox, isSameName } from '@pa-ledger/domain/people/same-person';
import {
  officeMessages,
  officerAmong,
  officesText,
  type Officer,
} from '@pa-ledger/domain/review/offices';
import { SAME_PACKET_MS, withPacket } from '@pa-ledger/domain/review/review';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { readForAct } from '../people/people.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';
import { readOfficers } from './read-officers.ts';
import {
  actOf,
  isBy,
  requireReview,
  requireSeen,
  reviewFrom,
  reviewRef,
  storeReview,
  type RequestFor,
  type StoredReview,
} from './review-store.ts';

/** Begins a review of some days. The same again changes nothing. @throws DomainError `reviewExists`. */
export async function beginReview(
  { id, first, last }: RequestFor<'begin'>,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { found, person } = await readForAct(transaction, reviewRef(db, id), by, 'makeReviews');
    const begun = reviewFrom(found);
    if (begun !== null) {
      const { days } = begun;
      if (days.first === first && days.last === last && isBy(begun, by)) return;
      throw new DomainError('reviewExists');
    }
    const at = clock();
    const review = {
      ...actOf(by, person, at),
      days: { first, last },
      samples: [],
      packets: [],
      adopted: null,
      undone: null,
    };
    storeReview(transaction, db, id, null, review, { by, at });
  });
}

/**
 * Records that someone made a packet. The same again within ten minutes changes nothing.
 * @throws DomainError `roleRefused` for one with addresses, unless an administrator made it.
 */
export async function recordPacket(
  { id, action: _action, ...packet }: RequestFor<'packet'>,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { found, person } = await readForAct(transaction, reviewRef(db, id), by, 'makeReviews');
    const before = requireReview(found);
    if (packet.withAddresses && person.role !== 'admin') throw new DomainError('roleRefused');
    const at = clock();
    const isSame = before.packets.some(
      (made) =>
        made.hash === packet.hash && isBy(made, by) && at - made.at.toMillis() < SAME_PACKET_MS,
    );
    if (isSame) return;
    const packets = withPacket(before, { ...packet, ...actOf(by, person, at) });
    storeReview(transaction, db, id, before, { ...before, packets }, { by, at });
  });
}

/**
 * Records the meeting that adopted a review. The same again changes nothing. The reviewers' addresses are compared with the
 * officers' and kept nowhere.
 * @throws DomainError if a reviewer held an office on the days, the day or the packet doesn't fit, or someone changed the review.
 */
export async function adoptReview(
  { id, version, meetingOn, reviewers, hash }: RequestFor<'adopt'>,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  requireDifferent(reviewers);
  const { days } = requireReview(await reviewRef(db, id).get());
  const officers = await readOfficers(db, days);
  for (const reviewer of reviewers) requireNoOffice(reviewer, officers);
  const names = reviewers.map(({ name }) => name);
  await db.runTransaction(async (transaction) => {
    const { found, person } = await readForAct(transaction, reviewRef(db, id), by, 'makeReviews');
    const before = requireReview(found);
    const { adopted } = before;
    if (adopted !== null) {
      const isSame =
        adopted.meetingOn === meetingOn &&
        adopted.hash === hash &&
        adopted.reviewers.join('\n') === names.join('\n');
      if (isSame && before.version === version + 1 && isBy(adopted, by)) return;
      throw new DomainError('reviewAdopted');
    }
    requireSeen(before, version);
    if (!before.packets.some((made) => made.hash === hash)) throw new DomainError('unknownPacket');
    const at = clock();
    if (meetingOn > dateAt(at, organization.timeZone)) throw new DomainError('ratifiedAhead');
    if (meetingOn < before.days.last) throw new DomainError('adoptedTooEarly');
    const now = { meetingOn, reviewers: names, hash, ...actOf(by, person, at) };
    const after = { ...before, adopted: now, undone: null };
    storeReview(transaction, db, id, before, after, { by, at });
  });
}

/**
 * Undoes the record of a meeting's adoption, with a reason. The same again changes nothing.
 * @throws DomainError `reviewNotAdopted` or `changedMeanwhile`.
 */
export async function unadoptReview(
  { id, version, reason }: RequestFor<'unadopt'>,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { found, person } = await readForAct(transaction, reviewRef(db, id), by, 'makeReviews');
    const before = requireReview(found);
    if (before.adopted === null) {
      if (before.version === version + 1 && isUndone(before, by, reason)) return;
      throw new DomainError('reviewNotAdopted');
    }
    requireSeen(before, version);
    const at = clock();
    const undone = { reason, ...actOf(by, person, at) };
    storeReview(transaction, db, id, before, { ...before, adopted: null, undone }, { by, at });
  });
}

function isUndone({ undone }: StoredReview, by: Person, reason: string): boolean {
  return undone?.reason === reason && isBy(undone, by);
}

type Reviewer = RequestFor<'adopt'>['reviewers'][number];

/** @throws DomainError `reviewerTwice`. One mailbox is one person. */
function requireDifferent(reviewers: readonly Reviewer[]): void {
  const isTwice = reviewers.some(({ name, email }, index) =>
    reviewers
      .slice(index + 1)
      .some((other) => isSameMailbox(email, other.email) || isSameName(name, other.name)),
  );
  if (isTwice) throw new DomainError('reviewerTwice');
}

/** @throws DomainError `reviewerHeldOffice`, which says who and as what. */
function requireNoOffice(reviewer: Reviewer, officers: readonly Officer[]): void {
  const officer = officerAmong(officers, reviewer);
  if (officer === null) return;
  const sentence = officeMessages.reviewer(reviewer.name, officesText(officer));
  throw new DomainError('reviewerHeldOffice', { sentence });
}
