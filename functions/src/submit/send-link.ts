import { canWithdraw } from '@pa-ledger/domain/expenses/versions/withdraw-expense';
import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import type { SubmitterPurpose } from '@pa-ledger/domain/links/submitter-link';
import { isBlank } from '@pa-ledger/domain/text/text';
import { currentApprover, TOKEN_HEADER } from '../expenses/link-subject.ts';
import { readExpense } from '../expenses/expenses.ts';
import { hourOf, reviewMails, sentLinkMail } from '../expenses/expense-mails.ts';
import { takeForAddress } from '../http/address-limit.ts';
import { success } from '../http/answer.ts';
import { bodyOf, type ApiRequest, type Endpoint } from '../http/endpoint.ts';
import { genuineToken } from '../links/token.ts';
import { addMailsOnce, type NewMail } from '../outbox/outbox.ts';
import { DomainError } from '../platform/domain-error.ts';
import { personMail } from '../reminders/reminder-notes.ts';
import { countWaiting } from '../reminders/reminders.ts';
import { readSubmitterLink, type SubmitterServices } from './submitter-authority.ts';
import { personOfLink } from './waiting-requests.ts';
import * as z from 'zod';

const MAX_BODY_BYTES = 1024;

const shape = z.strictObject({ purpose: z.enum(['correct', 'withdraw', 'again', 'waiting']) });

type RequestedLink = z.infer<typeof shape>['purpose'];

/**
 * `POST /api/send-link`: emails a link to the address on file, at most once an hour for each kind. Within the hour it
 * answers the same and sends nothing. Links that still work keep working.
 *
 *   {purpose: 'correct' | 'withdraw' | 'again' | 'waiting'}
 *
 * To get a link to correct or withdraw, send a status link: a person who glimpses someone's read-only link can't do
 * anything with it. `again` accepts any genuine link, even an expired or replaced one, and emails the same kind of
 * link, or a status link if that kind has no use now; it answers the same if we no longer have the address. An
 * approver's link goes to the person it was for, while the step is theirs. `waiting` is for an approver's link only, and
 * emails its person the links to everything that waits for them: nothing about another expense is in the answer.
 */
export const sendLinkEndpoint: Endpoint<SubmitterServices> = {
  name: 'send-link',
  failure: 'updateFailed',
  async handle(request, services) {
    takeForAddress(services.addressLimit, request);
    const approverToken = request.headers[TOKEN_HEADER] ?? '';
    const mails = isBlank(approverToken)
      ? await mailToSubmitter(request, services)
      : await mailToApprover(approverToken, request, services);
    await addMailsOnce(mails, services);
    return success();
  },
};

async function mailToSubmitter(
  request: ApiRequest,
  services: SubmitterServices,
): Promise<readonly NewMail[]> {
  const { purpose } = bodyOf(request, MAX_BODY_BYTES, shape);
  if (purpose === 'waiting') throw new DomainError('submitterLinkRefused');
  const access = readSubmitterLink(request, purpose === 'again' ? 'any' : 'status', services);
  try {
    const { expense } = await access.read();
    const link = linkFor(purpose, access.purpose, expense);
    return [sentLinkMail(expense, link, services.clock())];
  } catch (error) {
    // An old link doesn't tell whether we still have its holder's address.
    if (
      purpose === 'again' &&
      error instanceof DomainError &&
      error.code === 'submitterLinkRefused'
    )
      return [];
    throw error;
  }
}

function linkFor(
  requested: Exclude<RequestedLink, 'waiting'>,
  own: SubmitterPurpose,
  expense: ListedExpense,
): SubmitterPurpose {
  if (requested === 'again') return own !== 'status' && isOfUse(own, expense) ? own : 'status';
  if (isOfUse(requested, expense)) return requested;
  throw new DomainError(requested === 'withdraw' ? 'notWithdrawable' : 'alreadyCorrected');
}

function isOfUse(purpose: 'correct' | 'withdraw', expense: ListedExpense): boolean {
  return purpose === 'withdraw' ? canWithdraw(expense) : expense.returned !== null;
}

async function mailToApprover(
  token: string,
  request: ApiRequest,
  services: SubmitterServices,
): Promise<readonly NewMail[]> {
  const { expenseId, s, a } = genuineToken(token, services.keys);
  const { purpose } = bodyOf(request, MAX_BODY_BYTES, shape);
  if (purpose === 'waiting') {
    const person = await personOfLink(token, services);
    if ((await countWaiting(services.db, person)) === 0) throw new DomainError('nothingWaiting');
    return [personMail('waitingLinks', person, hourOf(services.clock()))];
  }
  const { stored } = await readExpense(services.db, expenseId);
  const approver = stored && currentApprover(stored.expense, s, a);
  if (stored === null || approver === null) throw new DomainError('nothingToSend');
  return reviewMails(
    stored.expense,
    `again-${hourOf(services.clock())}`,
    (person) => person === approver,
  );
}
