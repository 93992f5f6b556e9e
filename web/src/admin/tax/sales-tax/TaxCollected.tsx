import type { Cents } from '@pa-ledger/domain/money/money';
import { otherChanges } from '@pa-ledger/domain/reports/treasurer/cash-amounts';
import { fundSummary } from '@pa-ledger/domain/reports/treasurer/fund-lines';
import {
  flowsUntil,
  type TreasurerSource,
} from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { useStore } from '../../../app/store.ts';
import { ReportTable } from '../../reports/ReportSection.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { useCsv } from '../../shared/lists/useCsv.ts';
import { amountColumn, sumTotals, textColumn } from '../../shared/lists/column-kinds.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { funds } from '../../shared/records/ledger-records.ts';
import { salesTaxMessages } from './sales-tax-messages.ts';

const messages = salesTaxMessages.collected;

const AMOUNTS = ['beginning', 'receipts', 'disbursements', 'other', 'ending'] as const;

/** Beginning + collected − passed on + other changes = still held, in cents. */
type Held = Readonly<Record<(typeof AMOUNTS)[number], Cents>>;

interface Line extends Held {
  readonly jurisdiction: string;
  readonly fund: string;
}

type Row = Line & { readonly id: string };

const COLUMNS: readonly Column<Row>[] = [
  textColumn<Row>('jurisdiction', messages.columns.jurisdiction, (row) => row.jurisdiction, {
    onCard: 'title',
  }),
  textColumn<Row>('fund', messages.columns.fund, ({ fund }) => fund),
  ...AMOUNTS.map((name) =>
    amountColumn<Row>(
      name,
      messages.columns[name],
      (row) => row[name],
      undefined,
      name === 'ending' ? 'figure' : undefined,
    ),
  ),
];

interface TaxCollectedProps {
  readonly source: TreasurerSource;
  readonly days: Days;
}

/** What each fund that holds sales tax had, took in, and passed on. */
export function TaxCollected({ source, days }: TaxCollectedProps) {
  const state = useStore(funds);
  const jurisdictions = new Map(
    (state.status === 'ready' ? state.value : []).flatMap(({ id, taxJurisdiction }) =>
      taxJurisdiction === undefined ? [] : [[id, taxJurisdiction] as const],
    ),
  );
  const rows = fundSummary(source, flowsUntil(source, days), days).lines.flatMap((line): Row[] => {
    const jurisdiction = jurisdictions.get(line.id);
    if (jurisdiction === undefined) return [];
    const { id, fundName, fundCode, beginning, receipts, disbursements, ending } = line;
    const other = otherChanges(line);
    const fund = `${fundCode} ${fundName}`;
    return [{ id, jurisdiction, fund, beginning, receipts, disbursements, other, ending }];
  });
  const csv = useCsv(
    `sales-tax-collected-${days.first}-to-${days.last}.csv`,
    rows.map(({ id: _id, ...line }): Line => line),
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
        lines={rows}
        by="jurisdiction"
        empty={messages.empty}
        totals={sumTotals(messages.total, AMOUNTS, rows)}
      />
    </TabSection>
  );
}
