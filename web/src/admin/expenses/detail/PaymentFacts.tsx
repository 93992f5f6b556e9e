import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { PAYMENT_METHOD_NAMES } from '@pa-ledger/domain/expenses/payment';
import { followingFunds } from '@pa-ledger/domain/reports/actuals';
import { useStore } from '../../../app/store.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { budgetItems, funds } from '../../shared/ledger-records.ts';
import { combineStates } from '../../shared/combine-states.ts';
import type { Lookup } from '../../shared/lookup.ts';
import type { ExpenseRow } from '../expense-row.ts';
import { PaymentFlags } from '../PaymentFlags.tsx';

interface PaymentFactsProps {
  readonly expense: ExpenseRow;
  readonly lookup: Lookup;
}

/** Which fund pays, and how it was paid. */
export function PaymentFacts({ expense, lookup }: PaymentFactsProps) {
  const { fundId, payment, payments } = expense;
  const following = useFollowingFund(expense);
  const none =
    following === null
      ? 'No fund is set'
      : `No fund is set; the reports count it with ${lookup.fundName(following)}, the only fund in the budget of its category`;
  const fund: readonly [string, string] = [
    'Fund',
    fundId === null ? none : lookup.fundName(fundId),
  ];
  if (payment === null) {
    const voided = payments === 0 ? 'Not paid' : 'Not paid: the last payment was voided';
    return <Facts rows={[fund, ['Payment', voided]]} />;
  }
  const { method, checkNumber, date, by, at, flags } = payment;
  const recorded = `${formatInstant(at, organization.timeZone)}, by ${by}`;
  return (
    <>
      <PaymentFlags flags={flags} />
      <Facts
        rows={[
          fund,
          ['Method', PAYMENT_METHOD_NAMES[method]],
          ...(checkNumber === null ? [] : [['Check Number', checkNumber] as const]),
          ['Paid on', formatDate(date)],
          ['Recorded', recorded],
        ]}
      />
    </>
  );
}

/** Returns the fund that the reports count an expense with while nobody has set one; null when there is none. */
function useFollowingFund({ categoryId }: Pick<Expense, 'categoryId'>): string | null {
  const state = combineStates(useStore(budgetItems), useStore(funds), (items, existing) =>
    followingFunds({ budgetItems: items, funds: existing }),
  );
  return state.status === 'ready' ? (state.value.get(categoryId) ?? null) : null;
}
