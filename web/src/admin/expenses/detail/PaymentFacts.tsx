import { formatDate, formatInstant } from '@pa-ledger/domain/dates';
import { organization } from '@pa-ledger/domain/organization';
import { PAYMENT_METHOD_NAMES } from '@pa-ledger/domain/payment';
import { Facts } from '../../../ui/Facts.tsx';
import type { Lookup } from '../../shared/lookup.ts';
import type { ExpenseRow } from '../expense-row.ts';

interface PaymentFactsProps {
  readonly expense: ExpenseRow;
  readonly lookup: Lookup;
}

/** Which fund pays, and how it was paid. */
export function PaymentFacts({ expense, lookup }: PaymentFactsProps) {
  const { fundId, payment, payments } = expense;
  const fund: readonly [string, string] = [
    'Fund',
    fundId === null ? 'No fund is set' : lookup.fundName(fundId),
  ];
  if (payment === null) {
    const voided = payments === 0 ? 'Not paid' : 'Not paid: the last payment was voided';
    return <Facts rows={[fund, ['Payment', voided]]} />;
  }
  const { method, checkNumber, date, by, at } = payment;
  const recorded = `${formatInstant(at, organization.timeZone)}, by ${by}`;
  return (
    <Facts
      rows={[
        fund,
        ['Method', PAYMENT_METHOD_NAMES[method]],
        ...(checkNumber === null ? [] : [['Check Number', checkNumber] as const]),
        ['Paid on', formatDate(date)],
        ['Recorded', recorded],
      ]}
    />
  );
}
