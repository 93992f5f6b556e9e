import { type FileColumns, rememberedIn } from '@pa-ledger/domain/bank/csv-columns';
import { firstRows, type ReadSheet } from '@pa-ledger/domain/bank/sheet-statement';
import { useEffect, useState } from 'react';
import { SecondaryText } from '../../../../ui/text.ts';
import { notify } from '../../../shared/frame/notices.ts';
import { manageAccount } from '../../accounts/account-writes.ts';
import { readSheet, type StatementFile } from '../../statement-file/read-statement-file.ts';
import type { FileStatementProps } from './FileStatement.tsx';
import { fileMessages as messages } from './file-messages.ts';
import { SheetColumns } from './SheetColumns.tsx';
import { StatementChoice } from './StatementChoice.tsx';

interface SheetStatementProps extends Omit<FileStatementProps, 'statement'> {
  readonly sheet: Extract<StatementFile, { kind: 'sheet' }>;
}

/** The statement in a sheet: read by the columns that the account remembers, by its headings, or as a person says. */
export function SheetStatement({ sheet, ...props }: SheetStatementProps) {
  const { account } = props;
  const [columns, setColumns] = useState<FileColumns | null>(() => {
    const { fileColumns } = rememberedIn({ ...account });
    if (fileColumns === undefined) return sheet.columns;
    // The headings may be a few rows further down this time.
    const headings = fileColumns.headings < 0 ? -1 : (sheet.columns ?? fileColumns).headings;
    const remembered = { ...fileColumns, headings };
    return firstRows(sheet, remembered).some(isLine) ? remembered : sheet.columns;
  });
  const [read, setRead] = useState<Read | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (columns === null) return undefined;
    const reading = new AbortController();
    const { signal } = reading;
    void readSheet(sheet, columns, signal, setCount).then(
      (own) => setRead({ ...own, by: columns }),
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => reading.abort();
  }, [sheet, columns]);

  const use = async (chosen: FileColumns): Promise<void> => {
    setColumns(chosen);
    const act = { act: 'file', id: account.id, file: { fileColumns: chosen } };
    const result = await manageAccount(act);
    notify(result.ok ? messages.remembered(account.name) : messages.notRemembered(result.message));
  };

  const own = read?.by === columns ? read : null;
  return (
    <>
      <SheetColumns
        // What the sheet itself shows is chosen once it is read.
        key={own === null ? 'reading' : 'read'}
        sheet={sheet}
        columns={own?.columns ?? columns}
        onUse={(chosen) => void use(chosen)}
      />
      {own === null && columns !== null && (
        <SecondaryText role="status">{messages.reading(count)}</SecondaryText>
      )}
      {own !== null && <StatementChoice {...props} statements={own.statements} />}
    </>
  );
}

/** A sheet that was read, and by which columns. */
interface Read extends ReadSheet {
  readonly by: FileColumns;
}

function isLine(row: object): boolean {
  return 'line' in row;
}
