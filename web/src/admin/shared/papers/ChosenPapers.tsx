import Button from '@mui/material/Button';
import { pageMessages } from '@pa-ledger/domain/page-messages';
import { useEffect } from 'react';
import { Entries } from '../../../ui/columns.ts';
import { FileName } from '../../../ui/FileName.tsx';
import { HStack } from '../../../ui/layout.ts';
import { CHOOSABLE_FILES } from '../../../ui/receipts/choosable.ts';
import { SecondaryText, VisuallyHidden } from '../../../ui/text.ts';
import { FileButton } from '../forms/FileButton.tsx';
import { holdUnsaved } from '../saving/leave-guard.ts';
import { papersMessages as messages } from './papers-messages.ts';

interface ChosenPapersProps {
  readonly files: readonly File[];
  /** On the button. */
  readonly label: string;
  readonly hint: string;
  readonly onChange: (files: readonly File[]) => void;
}

/** The files for a record that isn't saved yet. Whoever saves it hands them to `uploadsOf`; leaving before that names them. */
export function ChosenPapers({ files, label, hint, onChange }: ChosenPapersProps) {
  useEffect(
    () => (files.length > 0 ? holdUnsaved(files.map(({ name }) => name)) : undefined),
    [files],
  );
  return (
    <>
      <FileButton
        label={label}
        accept={CHOOSABLE_FILES}
        multiple
        onChoose={(more) => onChange([...files, ...more])}
      />
      <Entries aria-label={messages.chosen}>
        {files.map((file, at) => (
          // Two photos may have the same name.
          <HStack as="li" key={at} sx={{ justifyContent: 'space-between', flexWrap: 'nowrap' }}>
            <FileName name={file.name} />
            <Button onClick={() => onChange(files.filter((one) => one !== file))}>
              {messages.remove}
              <VisuallyHidden> {file.name}</VisuallyHidden>
            </Button>
          </HStack>
        ))}
      </Entries>
      <SecondaryText
        sx={{ marginTop: '0.5rem' }}
      >{`${hint} ${pageMessages.noTaxNumbers}`}</SecondaryText>
    </>
  );
}
