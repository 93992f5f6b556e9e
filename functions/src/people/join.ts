import type { PersonLinkPayload } from '@pa-ledger/domain/links/person-link';
import { MAX_PEOPLE_BODY_BYTES } from '@pa-ledger/domain/limits';
import { join, type Invitation } from '@pa-ledger/domain/people/people-requests';
import { signInsAfter } from '@pa-ledger/domain/people/person';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { readCurrent } from '../firestore/data-version.ts';
import { PEOPLE } from '../firestore/paths.ts';
import { takeForAddress, type LimitedServices } from '../http/address-limit.ts';
import { success } from '../http/answer.ts';
import { bodyOf, type ApiRequest, type Endpoint } from '../http/endpoint.ts';
import { verifyPersonToken } from '../links/person-token.ts';
import type { LinkKeys } from '../links/token.ts';
import { DomainError } from '../platform/domain-error.ts';
import { personLinkUsed } from '../platform/logs.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import { personFrom } from './people.ts';
import {
  isLatest,
  mayRepeat,
  personLinkIn,
  personLinksRef,
  secretHashOf,
  storedLink,
  type PersonLink,
} from './person-links.ts';
import { fieldsOf, storePerson, type StoredPerson } from './person-store.ts';

/** The header that carries the token, as of an approver's link. */
const TOKEN_HEADER = 'x-approval-token';

/** What the links of people work with. */
export interface PersonLinkServices extends LimitedServices {
  readonly keys: LinkKeys;
}

/**
 * `GET /api/invitation` with a person's link: who invites to what, as an `Invitation`.
 * @throws DomainError as `readLink`; `personLinkUsed`.
 */
export const invitationEndpoint: Endpoint<PersonLinkServices> = {
  name: 'invitation',
  failure: 'loadFailed',
  async handle(request, services) {
    const { db, clock } = services;
    const payload = openLink(request, services);
    const { stored, link } = await readPersonLink(db, db, payload, clock());
    if (link.spent !== null) throw new DomainError('personLinkUsed');
    const { name, email, role, endsOn = null } = stored.entry;
    const invitedBy = await inviterOf(db, stored);
    const invitation: Invitation = { purpose: payload.p, name, email, role, endsOn, invitedBy };
    return success({ ...invitation });
  },
};

/**
 * `POST /api/join` with a person's link and the browser's secret: joins, or begins a new password. It spends the link, takes
 * the account over, and answers `{success: true, code, email, waitMs}`: with Firebase Auth's code the browser sets the
 * password, which so never reaches us, and after `waitMs` a sign-in counts. The same browser may repeat it for 15 minutes,
 * whatever was cut off.
 */
export const joinEndpoint: Endpoint<PersonLinkServices> = {
  name: 'join',
  failure: 'saveFailed',
  async handle(request, services) {
    const { accounts, clock, db } = services;
    const payload = openLink(request, services);
    const { secret } = bodyOf(request, MAX_PEOPLE_BODY_BYTES, join);
    const { email } = await readLink(db, payload, secret, clock());
    const isPerson = async (uid: string) => (await db.collection(PEOPLE).doc(uid).get()).exists;
    // Before the link is spent: it works again once that other person is gone.
    const holder = await accounts.uidOf(email);
    if (holder !== null && holder !== payload.u && (await isPerson(holder)))
      throw new DomainError('personAddressTaken');
    const validAfter = await retryOnContention(payload.u, () => spend(services, payload, secret));
    if (!(await accounts.takeOver({ uid: payload.u, email, isPerson })))
      throw new DomainError('personAddressTaken');
    // A removal in between may have closed the account before we opened it again.
    if (!(await isPerson(payload.u))) {
      await accounts.close(payload.u);
      throw new DomainError('invitationWithdrawn');
    }
    const code = await accounts.resetCode(email);
    personLinkUsed(payload.p, payload.u);
    return success({ code, email, waitMs: Math.max(0, validAfter - clock()) });
  },
};

/** Counts a request against its sender, and checks its link by itself. @throws DomainError as `verifyPersonToken`. */
function openLink(request: ApiRequest, services: PersonLinkServices): PersonLinkPayload {
  takeForAddress(services.addressLimit, request);
  const token = request.headers[TOKEN_HEADER] ?? '';
  return verifyPersonToken(token, services.keys, services.clock());
}

/**
 * Reads a person and their link, which may be spent.
 * @param reader a transaction, or the database.
 * @throws DomainError `invitationWithdrawn` without an entry, `accessEnded`, or `personLinkReplaced`.
 */
async function readPersonLink(
  reader: Pick<Firestore, 'getAll'>,
  db: Firestore,
  payload: PersonLinkPayload,
  now: Instant,
): Promise<{ readonly stored: StoredPerson; readonly link: PersonLink }> {
  const { u } = payload;
  const refs = [db.collection(PEOPLE).doc(u), personLinksRef(db, u)] as const;
  const [found, links] = await readCurrent(reader, ...refs);
  if (!found.exists) throw new DomainError('invitationWithdrawn');
  const entry = { ...personFrom(found), uid: found.id };
  const link = personLinkIn(links, payload.p);
  if (!isLatest(payload, link)) throw new DomainError('personLinkReplaced');
  if (now >= (entry.endsAt ?? Infinity)) throw new DomainError('accessEnded');
  return { stored: { found, entry }, link };
}

/** Reads whom a link is for, if the browser may use it. @throws DomainError as `readPersonLink`; `personLinkUsed`. */
async function readLink(
  db: Firestore,
  payload: PersonLinkPayload,
  secret: string,
  now: Instant,
): Promise<{ readonly email: string }> {
  const { stored, link } = await readPersonLink(db, db, payload, now);
  if (link.spent !== null && !mayRepeat(link, secret, now)) throw new DomainError('personLinkUsed');
  return stored.entry;
}

/**
 * Spends a link in one commit with what it's for: they joined, and earlier sign-ins no longer count.
 * @returns the moment from which sign-ins count.
 * @throws DomainError as `readLink`.
 */
async function spend(
  { db, clock }: PersonLinkServices,
  payload: PersonLinkPayload,
  secret: string,
): Promise<Instant> {
  return db.runTransaction(async (transaction) => {
    const now = clock();
    const { stored, link } = await readPersonLink(transaction, db, payload, now);
    const { entry } = stored;
    if (link.spent !== null) {
      if (!mayRepeat(link, secret, now)) throw new DomainError('personLinkUsed');
      return entry.validAfter;
    }
    const validAfter = Math.max(entry.validAfter, signInsAfter(now));
    const spent = { at: now, secretHash: secretHashOf(secret) };
    transaction.update(personLinksRef(db, entry.uid), storedLink(payload.p, { ...link, spent }));
    const fields = { ...fieldsOf(entry), joinedAt: entry.joinedAt ?? now, validAfter };
    const by = { uid: entry.uid, email: entry.email };
    storePerson(transaction, db, stored.found, fields, { by, at: now });
    return validAfter;
  });
}

/** Returns the name of who invited someone; their address if they're gone, and null for the terminal program. */
async function inviterOf(db: Firestore, { entry }: StoredPerson): Promise<string | null> {
  const { invitedBy } = entry;
  if (invitedBy === null) return null;
  const found = await db.collection(PEOPLE).doc(invitedBy.uid).get();
  return found.exists ? personFrom(found).name : invitedBy.email;
}
