import Button from '@mui/material/Button';
import type { Papers } from '@pa-ledger/domain/papers/paper';
import { useRef } from 'react';
import { HStack, VStack } from '../../../ui/layout.ts';
import { CHOOSABLE_FILES } from '../../../ui/receipts/choosable.ts';
import { ErrorText, SecondaryText, VisuallyHidden } from '../../../ui/text.ts';
import { OffPaper } from '../frame/PrintPage.tsx';
import { papersMessages as messages } from './papers-messages.ts';
import { useAddPapers } from './useAddPapers.ts';

interface AddPapersProps {
  /** From `paperOwner`. */
  readonly owner: string;
  readonly papers: Papers;
  readonly label: string;
}

/** The button that adds files to a record, and what becomes of them. */
export function AddPapers({ owner, papers, label }: AddPapersProps) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, added, problems, choose } = useAddPapers(owner, papers);
  return (
    <OffPaper>
      <Button variant="outlined" disabled={busy !== null} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        accept={CHOOSABLE_FILES}
        onChange={({ target }) => {
          void choose([...(target.files ?? [])]);
          // The same file again is another choice.
          target.value = '';
        }}
      />
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
    </OffPaper>
  );
}
