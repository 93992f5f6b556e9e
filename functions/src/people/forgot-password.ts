import { storeTypedRequest } from '../outbox/typed-request.ts';
import {
  MAX_PEOPLE_BODY_BYTES,
  JOIN_REPEAT_MS,
  RESET_LINK_LIFETIME_MS,
} from '@pa-ledger/domain/limits';
import { forgotPassword } from '@pa-ledger/domain/people/people-requests';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { peopleWithEmail } from '../firestore/queries.ts';
import { takeForAddress, type LimitedServices } from '../http/address-limit.ts';
import { success } from '../http/answer.ts';
import { bodyOf, type Endpoint } from '../http/endpoint.ts';
import { addMail } from '../outbox/outbox.ts';
import { shortHash } from '../platform/hashes.ts';
import type { Services } from '../platform/services.ts';
import { personFrom } from './people.ts';
import {
  linkMail,
  newPersonLink,
  personLinkIn,
  personLinksRef,
  storedLink,
  type PersonLink,
} from './person-links.ts';

/**
 * `POST /api/forgot-password`, `{email}`: if the address is a person's, emails them a link to set a new password.
 *
 * The answer, and how long it takes, is the same either way: this only reads the data's version and stores what was typed
 * under a new id. The outbox looks the person up afterwards, see `answerPasswordRequest`.
 */
export const forgotPasswordEndpoint: Endpoint<LimitedServices> = {
  name: 'forgot-password',
  failure: 'updateFailed',
  async handle(request, services) {
    takeForAddress(services.addressLimit, request);
    const { email } = bodyOf(request, MAX_PEOPLE_BODY_BYTES, forgotPassword);
    const subject = { kind: 'person', id: shortHash(email, 20) } as const;
    await storeTypedRequest({ subject, purpose: 'passwordRequest', to: email }, services);
    return success();
  },
};

/**
 * Makes the email that someone asked for, if the address is a person's: with a link to set a new password, or, if they
 * haven't joined, with their invitation again. At most one an hour, and never one that ends a link that still works: a
 * stranger may ask, too.
 */
export async function answerPasswordRequest(
  email: string,
  { db, clock, nonce }: Pick<Services, 'db' | 'clock' | 'nonce'>,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [found] = (await transaction.get(peopleWithEmail(db, email))).docs;
    if (found === undefined) return;
    const now = clock();
    const entry = personFrom(found);
    if (now >= (entry.endsAt ?? Infinity)) return;
    const ref = personLinksRef(db, found.id);
    const links = await transaction.get(ref);
    const purpose = entry.joinedAt === undefined ? 'join' : 'reset';
    const last = personLinkIn(links, purpose);
    if (last !== null && isPaused(last, now)) return;
    const isNew = purpose === 'reset';
    // An invitation that expired isn't renewed: that's for an administrator.
    if (!isNew && (last === null || now >= last.expiresAt)) return;
    const link =
      isNew || last === null ? newPersonLink(purpose, nonce(), now) : { ...last, sentAt: now };
    transaction.set(ref, storedLink(purpose, link), { merge: true });
    addMail(transaction, db, linkMail(purpose, found.id, email, link), now);
  });
}

/** Whether a link was sent within the hour, or the browser that used it may still repeat its request. */
function isPaused({ sentAt, spent }: PersonLink, now: Instant): boolean {
  return (
    now < sentAt + RESET_LINK_LIFETIME_MS || (spent !== null && now < spent.at + JOIN_REPEAT_MS)
  );
}
