import { amountsOf, isTrade, netOf } from '@pa-ledger/domain/bank/services/service-row';
import { cents, formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { SecondaryText } from '../../../ui/text.ts';
import type { RowValues } from './sales-values.ts';
import { servicesMessages as messages } from './services-messages.ts';

/** What the rows add up to. */
export function SalesSum({ rows }: { readonly rows: readonly RowValues[] }) {
  const sales = rows.filter(isTrade).map((row) => {
    const { gross } = amountsOf(row);
    return cents(row.kind === 'refund' ? 0 - gross : gross);
  });
  const fees = rows.map((row) => amountsOf(row).fee);
  const payouts = rows.filter(({ kind }) => kind === 'payout').map((row) => amountsOf(row).gross);
  const [sold, taken, paid, net] = [sales, fees, payouts, rows.map(netOf)].map((amounts) =>
    formatCents(sumCents(amounts)),
  ) as [string, string, string, string];
  return (
    <div role="status">
      <b>{messages.sum(rows.length, net)}</b>
      <SecondaryText>{messages.parts(sold, taken, paid)}</SecondaryText>
    </div>
  );
}
