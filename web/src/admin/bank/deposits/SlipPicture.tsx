import Button from '@mui/material/Button';
import type { ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';
import { formatFileSize } from '@pa-ledger/domain/text/text';
import { useId, useRef, useState } from 'react';
import { FileName } from '../../../ui/FileName.tsx';
import { HStack } from '../../../ui/layout.ts';
import { CHOOSABLE_FILES } from '../../../ui/receipts/choosable.ts';
import { faultForSender, fileMessages } from '../../../ui/receipts/file-messages.ts';
import type { PreparedReceipt } from '../../../ui/receipts/upload/prepare-receipt.ts';
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
  /** Chosen, and not sent: something is wrong with it. */
  const [faulty, setFaulty] = useState<PreparedReceipt | null>(null);
  /** Does a step with a file. What fails is said, and nothing changes. */
  const attempt = async (step: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    setError(null);
    setFaulty(null);
    const failure = await step().catch(() => messages.notUploaded);
    setBusy(false);
    setError(failure);
  };
  const send = async (prepared: PreparedReceipt): Promise<string | null> => {
    const stored = await uploaded(prepared, depositId);
    if (stored === null) return messages.noPlace;
    onChange(stored);
    return null;
  };
  const take = async (file: File): Promise<string | null> => {
    const prepared = await receiptProcessing.prepare(file);
    if ('refused' in prepared) return `${file.name}: ${fileMessages[prepared.refused]}`;
    if (prepared.fault === null) return send(prepared);
    setFaulty(prepared);
    return `${file.name}: ${faultForSender(prepared.fault)}`;
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
        accept={CHOOSABLE_FILES}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void attempt(() => take(file));
          target.value = '';
        }}
      />
      <div role="status">{busy && messages.uploading}</div>
      <VisuallyHidden role="status">{picture !== null && messages.uploaded}</VisuallyHidden>
      {error !== null && <ErrorText role="alert">{error}</ErrorText>}
      {faulty !== null && (
        <Button size="small" variant="outlined" onClick={() => void attempt(() => send(faulty))}>
          {messages.sendAnyway}
        </Button>
      )}
    </div>
  );
}

/** Uploads a file to the first free slot of a deposit. @returns what is stored; null if no slot is free. */
async function uploaded(prepared: PreparedReceipt, owner: string): Promise<ReceiptClaim | null> {
  const { name, type, bytes, sha256 } = prepared;
  const signal = new AbortController().signal;
  for (let slot = 0; slot < MAX_RECEIPTS; slot++) {
    const upload = { folder: 'deposits', owner, slot, bytes, type, signal } as const;
    const outcome = await receiptProcessing.upload({ ...upload, onProgress: () => undefined });
    if (outcome === 'stored') return { slot, name, type, size: bytes.size, sha256 };
  }
  return null;
}
