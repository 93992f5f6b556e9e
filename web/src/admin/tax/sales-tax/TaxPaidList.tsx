import { sumCents } from '@pa-ledger/domain/money/money';
import type { TaxPaid } from '@pa-ledger/domain/tax/tax-paid';
import { formatDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { ReportSection, ReportTable } from '../../reports/ReportSection.tsx';
import { RecordLink } from '../../shared/frame/RecordLink.tsx';
import { amountColumn, textColumn } from '../../shared/lists/column-kinds.tsx';
import { Money } from '../../shared/lists/Money.tsx';
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
      <RecordLink collection={collection} id={id}>
        {payee}
      </RecordLink>
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
  return (
    <ReportSection
      heading={messages.heading}
      hint={messages.hint}
      fileName={`sales-tax-paid-${days.first}-to-${days.last}.csv`}
      rows={found.map(({ day, payee, description, amount, tax, notPaidBack }) => ({
        paidOn: day,
        payee,
        description,
        amount,
        tax,
        notPaidBack,
      }))}
      amounts={AMOUNTS}
    >
      <ReportTable
        name={messages.table}
        columns={COLUMNS}
        lines={found}
        by="day"
        empty={messages.empty}
        totals={{
          label: messages.total(found.length),
          cells: Object.fromEntries(
            AMOUNTS.map((name) => [
              name,
              <Money key={name} amount={sumCents(found.map((row) => row[name]))} />,
            ]),
          ),
        }}
      />
    </ReportSection>
  );
}
