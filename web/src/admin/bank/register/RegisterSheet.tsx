import {
  balanceBefore,
  linesMatching,
  registerOf,
  type BankEntry,
} from '@pa-ledger/domain/bank/register';
import type { AccountCell } from '@pa-ledger/domain/ledger/cells';
import { formatMonth, type Month } from '@pa-ledger/domain/time/months';
import { Figures } from '../../reports/Figures.tsx';
import { ReportSection } from '../../reports/ReportSection.tsx';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { PrintPage } from '../../shared/frame/PrintPage.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import {
  REGISTER_AMOUNTS,
  registerColumns,
  type RegisterMarks,
  registerRows,
  registerTotals,
} from './register-columns.tsx';
import { registerMessages as messages } from './register-messages.ts';

interface RegisterSheetProps {
  readonly account: RecordRow<'accounts'>;
  readonly month: Month;
  readonly cells: readonly AccountCell[];
  readonly entries: readonly BankEntry[];
  readonly marks: RegisterMarks;
  /** What is searched for. */
  readonly text: string;
}

/** The register of an account's month, as it is shown, printed and downloaded. */
export function RegisterSheet({ account, month, cells, entries, marks, text }: RegisterSheetProps) {
  const opening: BankEntry = { collection: 'accounts', id: account.id, fields: { ...account } };
  const before = balanceBefore(account, month, cells);
  const register = registerOf(account.id, month, before, [opening, ...entries]);
  const { beginning, receipts, disbursements, ending } = register;
  const shown = linesMatching(register.lines, text);
  return (
    <>
      <PrintPage />
      <ReportSection
        heading={messages.headingOf(account.name, formatMonth(month))}
        fileName={messages.file(account.name, month)}
        rows={registerRows(shown, marks)}
        amounts={REGISTER_AMOUNTS}
      >
        <Figures
          figures={[
            { label: messages.beginning, amount: beginning },
            { label: messages.receipts, amount: receipts },
            { label: messages.disbursements, amount: disbursements },
            { label: messages.ending, amount: ending, tone: 'signed' },
          ]}
        />
        <DataTable
          name={messages.table}
          columns={registerColumns(marks)}
          rows={{ status: 'ready', value: shown }}
          keyOf={({ key }) => key}
          empty={
            <EmptyState>
              {register.lines.length === 0 ? messages.nothing : messages.notFound}
            </EmptyState>
          }
          totals={registerTotals(register, shown)}
        />
      </ReportSection>
    </>
  );
}
