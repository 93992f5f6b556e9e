import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useStore } from '../../../app/store.ts';
import { HStack, VStack } from '../../../ui/layout.ts';
import { CHOOSABLE_FILES } from '../../../ui/receipts/choosable.ts';
import { ErrorText, SecondaryText, VisuallyHidden } from '../../../ui/text.ts';
import { FileButton } from '../forms/FileButton.tsx';
import { OffPaper } from '../frame/PrintPage.tsx';
import { uploadsOf } from './paper-uploads.ts';
import { papersMessages as messages } from './papers-messages.ts';
import { IfMay } from '../rights/IfMay.tsx';

interface AddPapersProps {
  /** From `paperOwner`. */
  readonly owner: string;
  readonly label: string;
}

/** The button that adds files to a record, and what becomes of them. */
export function AddPapers({ owner, label }: AddPapersProps) {
  const { state, add } = uploadsOf(owner);
  const isBusy = useStore(state).busy !== null;
  return (
    <IfMay>
      <OffPaper>
        <FileButton
          label={label}
          accept={CHOOSABLE_FILES}
          multiple
          disabled={isBusy}
          onChoose={(files) => void add(files)}
        />
        <UploadStatus owner={owner} />
      </OffPaper>
    </IfMay>
  );
}

/** What becomes of the files that were chosen for a record. */
export function UploadStatus({ owner }: Pick<AddPapersProps, 'owner'>) {
  const { state, seen } = uploadsOf(owner);
  const { busy, added, problems } = useStore(state);
  useEffect(() => seen, [seen]);
  return (
    <>
      <SecondaryText role="status">
        {busy !== null && messages.uploading(busy)}
        {busy === null && added > 0 && messages.added(added)}
      </SecondaryText>
      <VStack role="alert">
        {problems.map(({ key, name, text, next }) => (
          <HStack key={key}>
            <ErrorText>{messages.problem(name, text)}</ErrorText>
            {next !== null && (
              <Button size="small" variant="outlined" onClick={() => void next.run()}>
                {next.label}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            )}
          </HStack>
        ))}
      </VStack>
    </>
  );
}
