import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { PAYMENT_FIELDS, PAYMENT_METHOD_NAMES } from '@pa-ledger/domain/expenses/payment';
import { followingFunds } from '@pa-ledger/domain/reports/source';
import { useStore } from '../../../app/store.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { budgetItems, funds } from '../../shared/records/ledger-records.ts';
import { combineStores } from '../../shared/records/live-store.ts';
import type { Lookup } from '../../shared/records/lookup.ts';
import type { ExpenseRow } from '../expense-row.ts';
import { PaymentFlags } from '../StatusChip.tsx';
import { detailMessages } from './detail-messages.ts';

interface PaymentFactsProps {
  readonly expense: ExpenseRow;
  readonly lookup: Lookup;
}

/** Which fund pays, and how it was paid. */
export function PaymentFacts({ expense, lookup }: PaymentFactsProps) {
  const { fundId, payment, payments, status } = expense;
  const following = useFollowingFund(expense);
  const none =
    following === null || status === 'rejected'
      ? detailMessages.noFund
      : detailMessages.followingFund(lookup.fundName(following));
  const fund: readonly [string, string] = [
    detailMessages.fund,
    fundId === null ? none : lookup.fundName(fundId),
  ];
  if (payment === null) {
    const unpaid = payments === 0 ? detailMessages.notPaid : detailMessages.paymentVoided;
    return <Facts rows={[fund, [detailMessages.payment, unpaid]]} />;
  }
  const { method, checkNumber, date, by, at, flags } = payment;
  const recorded = detailMessages.recordedBy(formatInstant(at, organization.timeZone), by);
  return (
    <>
      <PaymentFlags flags={flags} />
      <Facts
        rows={[
          fund,
          [PAYMENT_FIELDS.method.label, PAYMENT_METHOD_NAMES[method]],
          ...(checkNumber === null
            ? []
            : [[PAYMENT_FIELDS.checkNumber.label, checkNumber] as const]),
          [detailMessages.paidOn, formatDate(date)],
          [detailMessages.recorded, recorded],
        ]}
      />
    </>
  );
}

const fundsThatFollow = combineStores([budgetItems, funds], ([items, existing]) =>
  followingFunds({ budgetItems: items, funds: existing }),
);

/** Returns the fund that the reports count an expense with while nobody has set one; null when there is none. */
function useFollowingFund({ categoryId }: Pick<Expense, 'categoryId'>): string | null {
  const state = useStore(fundsThatFollow);
  return state.status === 'ready' ? (state.value.get(categoryId) ?? null) : null;
}
