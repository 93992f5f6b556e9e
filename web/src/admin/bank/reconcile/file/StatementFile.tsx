import Button from '@mui/material/Button';
import { HStack, VStack } from '../../../../ui/layout.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import { SecondaryText } from '../../../../ui/text.ts';
import {
  readStatementFile as readFile,
  type StatementFile as FileContents,
} from '../../statement-file/read-statement-file.ts';
import type { FileStatementProps } from './FileStatement.tsx';
import { fileMessages as messages } from './file-messages.ts';
import { SheetStatement } from './SheetStatement.tsx';
import { StatementChoice } from './StatementChoice.tsx';

/** What the parts of a file are given. */
export interface StatementFileProps extends Omit<FileStatementProps, 'statement'> {
  readonly file: File;
  /** How many lines were read so far. */
  readonly count: number;
  /** Null while it is read. */
  readonly contents: FileContents | null;
}

/** Reads the file of a bank; what cannot be read says so. It comes with the part that shows it. @throws when it was ended. */
export async function readStatementFile(
  file: File,
  signal: AbortSignal,
  onRead: (lines: number) => void,
): Promise<FileContents> {
  try {
    return await readFile(file, signal, onRead);
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'refused', reason: messages.broken };
  }
}

/** The file of a bank in Reconcile: its lines are held against the books of the account. */
export function StatementFile({ file, count, contents, ...props }: StatementFileProps) {
  return (
    <VStack
      role="region"
      aria-label={messages.file(file.name)}
      sx={{ marginBlock: '1.125rem 1.75rem' }}
    >
      <HStack sx={{ justifyContent: 'space-between' }}>
        <b>{file.name}</b>
        <Button onClick={props.onClose}>
          {contents === null ? messages.stop : messages.remove}
        </Button>
      </HStack>
      {contents === null && <SecondaryText role="status">{messages.reading(count)}</SecondaryText>}
      {contents?.kind === 'refused' && (
        <Notice tone="error" title={messages.notRead(file.name)}>
          {contents.reason}
        </Notice>
      )}
      {contents?.kind === 'sheet' && <SheetStatement {...props} sheet={contents} />}
      {contents?.kind === 'statements' && (
        <StatementChoice {...props} statements={contents.statements} />
      )}
    </VStack>
  );
}
