import { withdrawExpense } from '@pa-ledger/domain/expenses/versions/withdraw-expense';
import { success } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { sameText } from '../links/token.ts';
import { DomainError } from '../platform/domain-error.ts';
import { submissionMoved } from '../platform/logs.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import { storeWithdrawal } from '../expenses/store-submission.ts';
import { aboutOf } from '../expenses/link-subject.ts';
import { openForSubmitter, type SubmitterServices } from './submitter-authority.ts';

/**
 * `POST /api/withdraw-expense`, with the link that we emailed for it: cancels a request before its last approval. Its
 * approval links stop working. The same again gets a success.
 */
export const withdrawExpenseEndpoint: Endpoint<SubmitterServices> = {
  name: 'withdraw-expense',
  failure: 'updateFailed',
  async handle(request, services) {
    const access = openForSubmitter(request, 'withdraw', services);
    const { expense } = await access.read();
    return retryOnContention(expense.id, async () => {
      const before = await access.read();
      // A version corrected since may be one that they want to keep.
      const about = aboutOf('withdraw', before.expense);
      if (about === null || !sameText(about, access.about))
        throw new DomainError('submitterLinkReplaced');
      const now = services.clock();
      const outcome = withdrawExpense(before.expense, now);
      if (outcome.kind === 'repeated') return success();
      if (outcome.kind === 'refused') throw new DomainError(outcome.why);
      await storeWithdrawal(services.db, { before, changed: outcome, at: now });
      submissionMoved(expense.id, 'withdrawn');
      return success();
    });
  },
};
