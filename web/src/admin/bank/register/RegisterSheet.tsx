import {
  linesMatching,
  registerFigures,
  registerLines,
  type BankEntry,
} from '@pa-ledger/domain/bank/register';
import { withSpoiled, type ListedSpoiled } from '@pa-ledger/domain/bank/spoiled-check';
import type { AccountCell } from '@pa-ledger/domain/ledger/cells';
import { formatMonth, type Month } from '@pa-ledger/domain/time/months';
import { Figures } from '../../reports/Figures.tsx';
import { ReportSection } from '../../reports/ReportSection.tsx';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { PrintPage } from '../../shared/frame/PrintPage.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { firstIn } from '../../shared/records/first-of.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { MoreEntries } from '../../shared/lists/MoreEntries.tsx';
import {
  REGISTER_AMOUNTS,
  registerColumns,
  type RegisterMarks,
  registerRows,
  registerTotals,
} from './register-columns.tsx';
import { registerMessages as messages } from './register-messages.ts';
import { registerPage, type RegisterPage } from './register-store.ts';

interface RegisterSheetProps {
  readonly account: RecordRow<'accounts'>;
  readonly month: Month;
  readonly cells: readonly AccountCell[];
  readonly page: RegisterPage;
  /** The spoiled checks of the month. */
  readonly spoiled: readonly ListedSpoiled[];
  readonly marksOf: (page: RegisterPage) => RegisterMarks;
  /** What is searched for. */
  readonly text: string;
  /** Whether more entries are on their way. */
  readonly isReading: boolean;
  readonly onMore: () => void;
}

/** The register of an account's month, as it is shown, printed and downloaded. */
export function RegisterSheet(props: RegisterSheetProps) {
  const { account, month, cells, page, spoiled, marksOf, text, isReading, onMore } = props;
  const opening: BankEntry = { collection: 'accounts', id: account.id, fields: { ...account } };
  const figures = registerFigures(account, month, cells);
  const linesOf = ({ entries, through }: RegisterPage) => {
    const moved = registerLines(
      account.id,
      month,
      figures.beginning,
      [opening, ...entries],
      through,
    );
    const end = through === null ? null : (moved.at(-1)?.day ?? '');
    const known = spoiled.filter(({ date }) => end === null || date < end);
    return withSpoiled(moved, known, figures.beginning);
  };
  const marks = marksOf(page);
  const lines = linesOf(page);
  const shown = linesMatching(lines, text);
  const isCut = page.through !== null;
  const readAll = async () => {
    const all = await firstIn(registerPage(account.id, month, null));
    return 'why' in all ? all : registerRows(linesOf(all), marksOf(all));
  };
  return (
    <>
      <PrintPage />
      <ReportSection
        heading={messages.headingOf(account.name, formatMonth(month))}
        fileName={messages.file(account.name, month)}
        rows={registerRows(shown, marks)}
        readAll={isCut ? readAll : undefined}
        amounts={REGISTER_AMOUNTS}
      >
        <Figures
          figures={[
            { label: messages.beginning, amount: figures.beginning },
            { label: messages.receipts, amount: figures.receipts },
            { label: messages.disbursements, amount: figures.disbursements },
            { label: messages.ending, amount: figures.ending, tone: 'signed' },
          ]}
        />
        <DataTable
          name={messages.table}
          columns={registerColumns(marks)}
          rows={{ status: 'ready', value: shown }}
          keyOf={({ key }) => key}
          empty={
            // While entries are missing, nothing can be said of what isn't there.
            !isCut && (
              <EmptyState>{lines.length === 0 ? messages.nothing : messages.notFound}</EmptyState>
            )
          }
          totals={isCut ? undefined : registerTotals(lines, figures.ending, shown)}
          footer={
            isCut && (
              <MoreEntries isReading={isReading} onMore={onMore}>
                {messages.first(lines.length)}
              </MoreEntries>
            )
          }
        />
      </ReportSection>
    </>
  );
}
