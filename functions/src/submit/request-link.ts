import { storeTypedRequest } from '../outbox/typed-request.ts';
import { parseReference } from '@pa-ledger/domain/expenses/reference';
import { isEmailAddress, normalizeEmail } from '@pa-ledger/domain/people/email';
import { takeForAddress, type LimitedServices } from '../http/address-limit.ts';
import { success } from '../http/answer.ts';
import { bodyOf, type Endpoint } from '../http/endpoint.ts';
import { DomainError } from '../platform/domain-error.ts';
import * as z from 'zod';

const MAX_BODY_BYTES = 1024;

const shape = z.strictObject({ reference: z.string(), email: z.string() });

/**
 * `POST /api/request-link`, without a link: if a request has this reference and this address, emails its status link.
 *
 *   {reference: string, email: string}
 *
 * The answer, and how long it takes, is the same either way: this only reads the data's version and stores what was
 * typed under a new id. The outbox looks the request up afterwards, see `mail/make-mail.ts`.
 */
export const requestLinkEndpoint: Endpoint<LimitedServices> = {
  name: 'request-link',
  failure: 'updateFailed',
  async handle(request, services) {
    takeForAddress(services.addressLimit, request);
    const typed = bodyOf(request, MAX_BODY_BYTES, shape);
    const reference = parseReference(typed.reference);
    const email = normalizeEmail(typed.email);
    if (reference === null || !isEmailAddress(email)) throw new DomainError('badRequest');
    const subject = { kind: 'reference', id: reference } as const;
    await storeTypedRequest({ subject, purpose: 'linkRequest', to: email }, services);
    return success();
  },
};
