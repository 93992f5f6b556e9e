import { MOST_WAITING_COUNTED } from '@pa-ledger/domain/limits';
import { readExpense } from '../expenses/expenses.ts';
import { holderOfLink, TOKEN_HEADER } from '../expenses/link-subject.ts';
import { success } from '../http/answer.ts';
import { takeForAddress } from '../http/address-limit.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { verifyToken } from '../links/token.ts';
import { DomainError } from '../platform/domain-error.ts';
import { countWaiting } from '../reminders/reminders.ts';
import type { SubmitterServices } from './submitter-authority.ts';

/**
 * `GET /api/waiting-requests`: how many requests wait for the person of the approver's link in the header, one more than
 * `MOST_WAITING_COUNTED` at most. Only the number: a leaked link is for one expense, and tells nothing about another.
 */
export const waitingRequestsEndpoint: Endpoint<SubmitterServices> = {
  name: 'waiting-requests',
  failure: 'loadFailed',
  async handle(request, services) {
    takeForAddress(services.addressLimit, request);
    const person = await personOfLink(request.headers[TOKEN_HEADER] ?? '', services);
    const waiting = await countWaiting(services.db, person);
    return success({ waiting: Math.min(waiting, MOST_WAITING_COUNTED + 1) });
  },
};

/**
 * Returns the address that an approver's link is for, to count or email what else waits there.
 * @throws DomainError `linkRefused`, also if the person no longer has the role, or `linkExpired`.
 */
export async function personOfLink(
  token: string,
  { db, keys, clock }: Pick<SubmitterServices, 'db' | 'keys' | 'clock'>,
): Promise<string> {
  const link = verifyToken(token, keys, clock());
  const { stored, settings } = await readExpense(db, link.expenseId);
  const person = stored && holderOfLink(link, stored.expense, settings);
  if (person === null) throw new DomainError('linkRefused');
  return person;
}
