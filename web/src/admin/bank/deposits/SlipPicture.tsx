import Button from '@mui/material/Button';
import type { ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import { MAX_RECEIPTS, RECEIPT_TYPES } from '@pa-ledger/domain/limits';
import { formatFileSize } from '@pa-ledger/domain/text/file-size';
import { useId, useRef, useState } from 'react';
import { FileName } from '../../../ui/FileName.tsx';
import { HStack } from '../../../ui/layout.ts';
import { fileMessages } from '../../../ui/receipts/upload/file-messages.ts';
import { receiptProcessing } from '../../../ui/receipts/upload/receipt-processing.ts';
import { ErrorText, SecondaryText, VisuallyHidden } from '../../../ui/text.ts';
import { depositsMessages as messages } from './deposits-messages.ts';

interface SlipPictureProps {
  readonly depositId: string;
  readonly picture: ReceiptClaim | null;
  readonly onChange: (picture: ReceiptClaim | null) => void;
}

/** The picture of a slip: chosen or photographed, made smaller as receipts are, and uploaded at once. */
export function SlipPicture({ depositId, picture, onChange }: SlipPictureProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    setBusy(true);
    setError(null);
    const result = await uploaded(file, depositId).catch(() => messages.notUploaded);
    setBusy(false);
    if (typeof result === 'string') setError(result);
    else onChange(result);
  };
  return (
    <div>
      <p id={id}>{messages.picture}</p>
      <SecondaryText>{messages.pictureHint}</SecondaryText>
      <HStack sx={{ marginTop: '0.5rem' }}>
        {picture !== null && (
          <span>
            <FileName name={picture.name} />, {formatFileSize(picture.size)}
          </span>
        )}
        <Button variant="outlined" disabled={busy} onClick={() => input.current?.click()}>
          {picture === null ? messages.choosePicture : messages.replacePicture}
        </Button>
        {picture !== null && (
          <Button disabled={busy} onClick={() => onChange(null)}>
            {messages.removePicture}
          </Button>
        )}
      </HStack>
      <input
        ref={input}
        type="file"
        hidden
        aria-labelledby={id}
        accept={RECEIPT_TYPES.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void take(file);
          target.value = '';
        }}
      />
      <div role="status">{busy && messages.uploading}</div>
      <VisuallyHidden role="status">{picture !== null && messages.uploaded}</VisuallyHidden>
      {error !== null && <ErrorText role="alert">{error}</ErrorText>}
    </div>
  );
}

/** Uploads a file to the first free slot of a deposit. @returns what is stored; or why nothing is. */
async function uploaded(file: File, owner: string): Promise<ReceiptClaim | string> {
  const prepared = await receiptProcessing.prepare(file);
  if ('refused' in prepared) return `${file.name}: ${fileMessages[prepared.refused]}`;
  const { name, type, bytes, sha256 } = prepared;
  const signal = new AbortController().signal;
  for (let slot = 0; slot < MAX_RECEIPTS; slot++) {
    const upload = { folder: 'deposits', owner, slot, bytes, type, signal } as const;
    const outcome = await receiptProcessing.upload({ ...upload, onProgress: () => undefined });
    if (outcome === 'stored') return { slot, name, type, size: bytes.size, sha256 };
  }
  return messages.noPlace;
}
