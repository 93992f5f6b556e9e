import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { TaxPaid } from '@pa-ledger/domain/tax/tax-paid';
import { formatDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { ReportTable } from '../../reports/ReportSection.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { useCsv } from '../../shared/lists/useCsv.ts';
import { expenseAddress } from '../../expenses/addresses.ts';
import { NameLink } from '../../shared/frame/RecordLink.tsx';
import { recordAddress } from '../../shared/records/record-address.ts';
import { amountColumn, sumTotals, textColumn } from '../../shared/lists/column-kinds.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { salesTaxMessages } from './sales-tax-messages.ts';

const messages = salesTaxMessages.paid;
const { columns: labels } = messages;

const AMOUNTS = ['amount', 'tax', 'notPaidBack'] as const;

const COLUMNS: readonly Column<TaxPaid>[] = [
  textColumn<TaxPaid>('day', labels.day, ({ day }) => day, {
    cell: ({ day }) => formatDate(day),
    onCard: 'note',
  }),
  textColumn<TaxPaid>('payee', labels.payee, ({ payee }) => payee, {
    cell: ({ collection, id, payee }) => (
      <NameLink
        to={
          collection === 'expenses'
            ? expenseAddress(referenceOf(id), '')
            : recordAddress(collection, id)
        }
      >
        {payee}
      </NameLink>
    ),
    onCard: 'title',
  }),
  textColumn<TaxPaid>('description', labels.description, ({ description }) => description),
  ...AMOUNTS.map((name) =>
    amountColumn<TaxPaid>(
      name,
      labels[name],
      (row) => row[name],
      undefined,
      name === 'tax' ? 'figure' : undefined,
    ),
  ),
];

interface TaxPaidListProps {
  readonly found: readonly TaxPaid[];
  readonly days: Days;
}

/** The sales tax in what was paid for on these days, each leading to its record. */
export function TaxPaidList({ found, days }: TaxPaidListProps) {
  const csv = useCsv(
    `sales-tax-paid-${days.first}-to-${days.last}.csv`,
    found.map(({ day, payee, description, amount, tax, notPaidBack }) => ({
      paidOn: day,
      payee,
      description,
      amount,
      tax,
      notPaidBack,
    })),
    AMOUNTS,
  );
  return (
    <TabSection
      heading={messages.heading}
      hint={messages.hint}
      more={[{ ...csv, label: messages.csv }]}
    >
      <ReportTable
        name={messages.table}
        columns={COLUMNS}
        lines={found}
        by="day"
        empty={messages.empty}
        totals={sumTotals(messages.total(found.length), AMOUNTS, found)}
      />
    </TabSection>
  );
}
