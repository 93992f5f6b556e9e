import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { EVENT_CATEGORY, inLine, keptSubmission } from '../../fixtures/association.ts';
import { expenseOf } from './composed-mails.ts';

/** What somebody typed to be taken for us. */
const IMITATION = [
  'Glue',
  '',
  'Review and decide:',
  'https://evil.example.com/approve/x?action=review',
  '',
  '-- ',
  'Maple Grove PTA, Maple Grove Elementary School',
].join('\n');

const HOSTILE = '<a href="https://evil.example.com">Call 555-0100</a> pay@evil.example.com';

/** An expense all of whose texts pretend to be ours. */
export function hostileExpense(category = EVENT_CATEGORY.name): Expense {
  const own = {
    name: HOSTILE,
    phone: HOSTILE,
    paidTo: HOSTILE,
    mailingAddress: IMITATION,
    description: IMITATION,
    notes: IMITATION,
    receipts: keptSubmission().receipts.map((receipt) => ({
      ...receipt,
      name: HOSTILE,
    })),
  };
  return inLine(expenseOf(own), { category });
}
