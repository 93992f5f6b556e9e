import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CHOOSABLE_FILES } from '../ui/receipts/choosable.ts';
import { useEffect, useId, useRef, type ChangeEvent } from 'react';
import { FieldLabel } from '../ui/Field.tsx';
import { LineIcon, type IconName } from '../ui/icons.tsx';
import { ErrorText, SecondaryText, VisuallyHidden } from '../ui/text.ts';
import { HStack, VStack } from '../ui/layout.ts';
import { DropZone } from './DropZone.tsx';
import type { FormSession } from './form-session.ts';
import { preloadReceiptCode } from '../ui/receipts/upload/receipt-processing.ts';
import { NoReceipt } from './NoReceipt.tsx';
import { ReceiptRow } from './ReceiptRow.tsx';
import type { UploadsView } from './receipt-items.ts';
import { FileErrorNotice } from './FileErrorNotice.tsx';
import { missingCode } from '../app/missing-code.ts';
import { useStore } from '../app/store.ts';
import { Notice } from '../ui/Notice.tsx';
import { ReloadButton } from '../ui/ReloadButton.tsx';
import type { Announcement } from './receipt-items.ts';
import { useMessages, type Messages } from '../ui/messages.ts';

interface ReceiptsFieldProps {
  readonly session: FormSession | null;
  readonly uploads: UploadsView;
  /** What the server rejected. */
  readonly error: string | null;
  /** Whether the person must add one here. */
  readonly required: boolean;
  /** Whether the person tried to send the form without one. */
  readonly missed: boolean;
}

/** The id of the sentence beside the submit button about what's missing here. */
export const RECEIPT_NEEDED = 'receipt-needed';

/** The receipts: chosen, dropped, or photographed. Each uploads right away. */
export function ReceiptsField({ session, uploads, error, required, missed }: ReceiptsFieldProps) {
  const messages = useMessages('form');
  const files = useMessages('files');
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const invalid = error !== null || missed;
  const isMissing = useStore(missingCode);
  const take = (files: readonly File[]) => session?.uploads.add(files);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (session !== null) take(filesOf(target));
  };
  useEffect(() => {
    if (session === null) return;
    // Chosen before the form was ready.
    const early = [chooser, camera].flatMap(({ current }) => filesOf(current));
    if (early.length > 0) session.uploads.add(early);
  }, [session]);
  // The focused button is gone.
  const moveFocus = () => chooser.current?.focus();
  const remove = (key: number) => {
    session?.uploads.remove(key);
    moveFocus();
  };
  const replace = (key: number, file: File) => {
    session?.uploads.add([file], key);
    moveFocus();
  };

  return (
    <div>
      <FieldLabel htmlFor={id} required={required}>
        {messages.receipts}
      </FieldLabel>
      <DropZone invalid={invalid} onFiles={take} onNear={preloadReceiptCode}>
        <HiddenInput
          ref={chooser}
          id={id}
          type="file"
          multiple
          required={required}
          accept={CHOOSABLE_FILES}
          aria-describedby={[
            `${id}-help`,
            error !== null && `${id}-error`,
            missed && RECEIPT_NEEDED,
          ]
            .filter((part) => part !== false)
            .join(' ')}
          aria-invalid={invalid}
          onChange={onChange}
        />
        <Choosers>
          <Chooser of={id} icon="upload">
            {messages.chooseFiles}
          </Chooser>
          <TouchOnly>
            <HiddenInput
              ref={camera}
              id={`${id}-camera`}
              type="file"
              accept="image/*"
              capture="environment"
              onChange={onChange}
            />
            <Chooser of={`${id}-camera`} icon="camera">
              {messages.takePhoto}
            </Chooser>
          </TouchOnly>
          <DropHint>{messages.dropHere}</DropHint>
        </Choosers>
        <SecondaryText sx={{ margin: '0.75rem auto 0', maxWidth: '30rem' }} id={`${id}-help`}>
          {messages.receiptRules}
        </SecondaryText>
      </DropZone>
      <NoReceipt session={session} />
      {error !== null && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <div aria-live="polite">
        {uploads.fileErrors.length > 0 && (
          <FileErrorNotice
            fileErrors={uploads.fileErrors}
            onDismiss={() => session?.uploads.dismissFileErrors()}
          />
        )}
      </div>
      {uploads.items.length > 0 && (
        <VStack as="ul" aria-label={messages.filesAdded} sx={{ marginTop: '1rem' }}>
          {uploads.items.map((item) => (
            <ReceiptRow
              key={item.key}
              item={item}
              onRemove={() => remove(item.key)}
              onRetry={() => session?.uploads.retry(item.key)}
              onChoose={(file) => replace(item.key, file)}
              onSendAnyway={() => session?.uploads.retry(item.key, 'faulty')}
            />
          ))}
        </VStack>
      )}
      {isMissing && (
        <Notice sx={{ marginTop: '1rem' }} tone="warning" action={<ReloadButton />}>
          {messages.codeMissing}
        </Notice>
      )}
      <VisuallyHidden aria-live="polite">
        {uploads.announcement && announced(uploads.announcement, messages, files)}
      </VisuallyHidden>
    </div>
  );
}

interface ChooserProps {
  /** The id of the input that it opens. */
  readonly of: string;
  readonly icon: IconName;
  readonly children: string;
}

/** A label, not a button: it works before the script is loaded. */
function Chooser({ of, icon, children }: ChooserProps) {
  return (
    <Button
      component="label"
      htmlFor={of}
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      startIcon={<LineIcon name={icon} />}
    >
      {children}
    </Button>
  );
}

/** Empties an input, so that the person can choose a removed file again. */
function filesOf(input: HTMLInputElement | null): readonly File[] {
  const files = [...(input?.files ?? [])];
  if (input !== null) input.value = '';
  return files;
}

/** Only visually hidden: the keyboard and screen readers use the input itself. */
const HiddenInput = styled('input')(({ theme }) => ({
  position: 'absolute',
  width: 1,
  height: 1,
  opacity: 0,
  overflow: 'hidden',
  '&:focus-visible + *, &:focus-visible + * > label:first-of-type': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

const Choosers = styled(HStack)({
  justifyContent: 'center',
  // On a touch screen both buttons take the full width.
  '@media (pointer: coarse)': { '& > label, & > span': { flex: '1 1 11rem' } },
});

const TouchOnly = styled('span')({
  display: 'none',
  position: 'relative',
  '@media (pointer: coarse)': { display: 'inline-flex', '& > label': { flex: 1 } },
});

const DropHint = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '@media (pointer: coarse)': { display: 'none' },
}));

function announced(
  what: Announcement,
  messages: Messages['form'],
  files: Messages['files'],
): string {
  switch (what.is) {
    case 'removed':
      return messages.fileRemoved(what.name);
    case 'uploaded':
      return messages.fileUploaded(what.name);
    case 'notUploaded':
      return messages.fileNotUploaded(what.name);
    case 'faulty':
      return messages.fileFaulty(what.name, files.fault(what.fault));
  }
}
