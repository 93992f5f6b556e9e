import { correctionFormOf } from '@pa-ledger/domain/expenses/versions/correction-form';
import { findCategory } from '../categories/categories.ts';
import { success } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { requireReturned } from './require-returned.ts';
import { openForSubmitter, type SubmitterServices } from './submitter-authority.ts';

/**
 * `GET /api/correction`: what a submitter who is asked for a correction begins with, `{success: true, form}`. Phone, mailing
 * address and receipts are not in it: whoever got the mail may be somebody else.
 */
export const readCorrectionEndpoint: Endpoint<SubmitterServices> = {
  name: 'correction',
  failure: 'loadFailed',
  async handle(request, services) {
    const access = openForSubmitter(request, 'correct', services);
    const { expense } = await access.read();
    requireReturned(expense, access);
    const own = await findCategory(services.db, expense.category, expense.categoryId);
    return success({ form: correctionFormOf(expense, services.organization.schoolName, own) });
  },
};
