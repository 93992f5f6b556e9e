import type { BankStatement } from '@pa-ledger/domain/bank/bank-line';
import type { FileColumns } from '@pa-ledger/domain/bank/csv-lines';
import { rememberedIn } from '@pa-ledger/domain/bank/remembered-file';
import { useEffect, useState } from 'react';
import { SecondaryText } from '../../../../ui/text.ts';
import { notify } from '../../../shared/frame/notices.ts';
import { manageAccount } from '../../accounts/account-writes.ts';
import { firstRows } from '../../statement-file/csv-file.ts';
import { readSheet, type StatementFile } from '../../statement-file/read-statement-file.ts';
import { FileStatement, type FileStatementProps } from './FileStatement.tsx';
import { fileMessages as messages } from './file-messages.ts';
import { SheetColumns } from './SheetColumns.tsx';

interface SheetStatementProps extends Omit<FileStatementProps, 'statement'> {
  readonly sheet: Extract<StatementFile, { kind: 'sheet' }>;
}

/** The statement in a sheet: read by the columns that the account remembers, by its headings, or as a person says. */
export function SheetStatement({ sheet, ...props }: SheetStatementProps) {
  const { account } = props;
  const { rows } = sheet;
  const [columns, setColumns] = useState<FileColumns | null>(() => {
    const { fileColumns } = rememberedIn({ ...account });
    const fits = fileColumns !== undefined && firstRows(rows, fileColumns).some(isLine);
    return fits ? fileColumns : sheet.columns;
  });
  const [read, setRead] = useState<Read | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (columns === null) return undefined;
    const reading = new AbortController();
    const { signal } = reading;
    void readSheet(rows, columns, signal, setCount).then(
      (statement) => setRead({ columns, statement }),
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => reading.abort();
  }, [rows, columns]);

  const use = async (chosen: FileColumns): Promise<void> => {
    setColumns(chosen);
    const act = { act: 'file', id: account.id, file: { fileColumns: chosen } };
    const result = await manageAccount(act);
    notify(result.ok ? messages.remembered(account.name) : messages.notRemembered(result.message));
  };

  return (
    <>
      <SheetColumns rows={rows} columns={columns} onUse={(chosen) => void use(chosen)} />
      {read?.columns === columns ? (
        <FileStatement {...props} statement={read.statement} />
      ) : (
        columns !== null && <SecondaryText role="status">{messages.reading(count)}</SecondaryText>
      )}
    </>
  );
}

/** What was read, and by which columns. */
interface Read {
  readonly columns: FileColumns;
  readonly statement: BankStatement;
}

function isLine(row: object): boolean {
  return 'line' in row;
}
