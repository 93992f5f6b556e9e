import { canWithdraw } from '@pa-ledger/domain/expenses/versions/withdraw-expense';
import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { SENT_LINK_PAUSE_MS } from '@pa-ledger/domain/limits';
import { success } from '../http/answer.ts';
import { bodyOf, type Endpoint } from '../http/endpoint.ts';
import { addMail } from '../outbox/outbox.ts';
import { DomainError } from '../platform/domain-error.ts';
import { isAlreadyExists } from '../platform/failures.ts';
import { sentLinkMail, type SentLink } from '../expenses/expense-mails.ts';
import { openForSubmitter, type SubmitterServices } from './submitter-authority.ts';
import * as z from 'zod';

const MAX_BODY_BYTES = 1024;

const shape = z.strictObject({ purpose: z.enum(['correct', 'withdraw']) });

/**
 * `POST /api/send-link`, with a link to the status: mails a link that acts to the address on file, at most once an hour for
 * each purpose; within it, the same is answered and nothing is sent. So who reads somebody's mail over their shoulder can
 * do nothing with the link that only reads.
 *
 *   {purpose: 'correct' | 'withdraw'}
 */
export const sendLinkEndpoint: Endpoint<SubmitterServices> = {
  name: 'send-link',
  method: 'POST',
  failure: 'updateFailed',
  async handle(request, services) {
    const access = openForSubmitter(request, 'status', services);
    const { purpose } = bodyOf(request, MAX_BODY_BYTES, shape);
    const { expense } = await access.read();
    requireUse(purpose, expense);
    const now = services.clock();
    const batch = services.db.batch();
    addMail(batch, services.db, sentLinkMail(expense, purpose, hourOf(now)), now);
    try {
      await batch.commit();
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
    return success();
  },
};

function requireUse(purpose: SentLink, expense: ListedExpense): void {
  if (purpose === 'withdraw' && !canWithdraw(expense)) throw new DomainError('notWithdrawable');
  if (purpose === 'correct' && expense.returned === null) throw new DomainError('alreadyCorrected');
}

/** Which of the periods, within which one mail is sent, an instant is in. */
function hourOf(now: number): string {
  return String(Math.floor(now / SENT_LINK_PAUSE_MS));
}
