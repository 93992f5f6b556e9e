import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { HStack, VStack } from '../../../../ui/layout.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import { SecondaryText } from '../../../../ui/text.ts';
import {
  readStatementFile,
  type StatementFile as FileContents,
} from '../../statement-file/read-statement-file.ts';
import type { FileStatementProps } from './FileStatement.tsx';
import { fileMessages as messages } from './file-messages.ts';
import { SheetStatement } from './SheetStatement.tsx';
import { StatementChoice } from './StatementChoice.tsx';

/** What the parts of a file are given. */
export interface StatementFileProps extends Omit<FileStatementProps, 'statement'> {
  readonly file: File;
}

/** The file of a bank in Reconcile: it is read, and its lines are held against the books. */
export function StatementFile({ file, ...props }: StatementFileProps) {
  const [contents, setContents] = useState<FileContents | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    void readStatementFile(file, signal, setCount).then(setContents, () => {
      if (!signal.aborted) setContents({ kind: 'refused', reason: messages.broken });
    });
    return () => reading.abort();
  }, [file]);
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
