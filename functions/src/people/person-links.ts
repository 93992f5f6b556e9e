import type { PersonLinkPayload } from '@pa-ledger/domain/links/person-link';
import {
  INVITATION_LIFETIME_MS,
  JOIN_REPEAT_MS,
  RESET_LINK_LIFETIME_MS,
} from '@pa-ledger/domain/limits';
import type { PersonLinkPurpose } from '@pa-ledger/domain/people/people-requests';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { membersOf } from '@pa-ledger/domain/untyped';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from 'firebase-admin/firestore';
import { PERSON_LINKS } from '../firestore/paths.ts';
import { instantOf, timestamp } from '../firestore/timestamps.ts';
import { sameText } from '../links/token.ts';
import type { NewMail } from '../outbox/outbox.ts';
import { sha256Hex } from '../platform/hashes.ts';

/*
 * What makes a person's link work once: `personLinks/{uid}` has the state of the latest link of each purpose. No one reads
 * it but functions. A new link, or a removal, ends the one before.
 */

/** The state of a person's latest link of a purpose. */
export interface PersonLink {
  readonly nonce: string;
  readonly expiresAt: Instant;
  /** When we last emailed it. */
  readonly sentAt: Instant;
  /** When a browser used it, and the hash of that browser's secret; null before. */
  readonly spent: { readonly at: Instant; readonly secretHash: string } | null;
}

const LIFETIMES_MS: Readonly<Record<PersonLinkPurpose, number>> = {
  join: INVITATION_LIFETIME_MS,
  reset: RESET_LINK_LIFETIME_MS,
};

/** Returns a new link. @param nonce a fresh one. */
export function newPersonLink(purpose: PersonLinkPurpose, nonce: string, now: Instant): PersonLink {
  return { nonce, expiresAt: now + LIFETIMES_MS[purpose], sentAt: now, spent: null };
}

export function personLinksRef(db: Firestore, uid: string): DocumentReference {
  return db.collection(PERSON_LINKS).doc(uid);
}

/** Returns the link of a purpose; null if there never was one. @param found `personLinks/{uid}`. */
export function personLinkIn(
  found: DocumentSnapshot | undefined,
  purpose: PersonLinkPurpose,
): PersonLink | null {
  const link: unknown = found?.get(purpose);
  if (link === undefined) return null;
  // Only `storedLink` writes it.
  const { nonce, expiresAt, sentAt, spent } = membersOf(link);
  const { at, secretHash } = membersOf(spent);
  return {
    nonce: String(nonce),
    expiresAt: instantOf(expiresAt) ?? 0,
    sentAt: instantOf(sentAt) ?? 0,
    spent: spent === null ? null : { at: instantOf(at) ?? 0, secretHash: String(secretHash) },
  };
}

/** Returns a link as its document stores it; the other purpose's stays. */
export function storedLink(purpose: PersonLinkPurpose, link: PersonLink): DocumentData {
  const { nonce, expiresAt, sentAt, spent } = link;
  return {
    [purpose]: {
      nonce,
      expiresAt: timestamp(expiresAt),
      sentAt: timestamp(sentAt),
      spent: spent === null ? null : { at: timestamp(spent.at), secretHash: spent.secretHash },
    },
  };
}

/** Whether a token is that of the latest link. */
export function isLatest({ n }: PersonLinkPayload, link: PersonLink | null): link is PersonLink {
  return link !== null && sameText(link.nonce, n);
}

/** Whether the browser with a secret used the link just now, and so may repeat its request. */
export function mayRepeat({ spent }: PersonLink, secret: string, now: Instant): boolean {
  return (
    spent !== null &&
    sameText(spent.secretHash, secretHashOf(secret)) &&
    now < spent.at + JOIN_REPEAT_MS
  );
}

/** Returns what we store of a browser's secret. */
export function secretHashOf(secret: string): string {
  return sha256Hex(secret);
}

/** Stands for a link in the id of its email: it has no `_`, and doesn't give the nonce away. */
const MARK_LENGTH = 16;

function markOf({ nonce }: PersonLink): string {
  return sha256Hex(nonce).slice(0, MARK_LENGTH);
}

/** Returns the email with a link. Sent again at another time, it's another email. */
export function linkMail(
  purpose: PersonLinkPurpose,
  uid: string,
  to: string,
  link: PersonLink,
): NewMail {
  return {
    subject: { kind: 'person', id: uid },
    purpose: purpose === 'join' ? 'invitation' : 'passwordReset',
    to,
    step: null,
    turn: `${markOf(link)}-${link.sentAt}`,
  };
}

/** Whether an email still has a link that works. */
export function isMailOf({ turn }: Pick<NewMail, 'turn'>, link: PersonLink, now: Instant): boolean {
  return turn.startsWith(`${markOf(link)}-`) && link.spent === null && now < link.expiresAt;
}
