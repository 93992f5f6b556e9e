import { statusView } from '@pa-ledger/domain/expenses/versions/status-view';
import { success } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { openForSubmitter, type SubmitterServices } from './submitter-authority.ts';

/**
 * `GET /api/expense-status`: the status of the expense of a submitter's link, `{success: true, expense}`. It only
 * reads.
 */
export const expenseStatusEndpoint: Endpoint<SubmitterServices> = {
  name: 'expense-status',
  failure: 'loadFailed',
  async handle(request, services) {
    const { expense } = await openForSubmitter(request, 'status', services).read();
    return success({ expense: statusView(expense, services.organization) });
  },
};
