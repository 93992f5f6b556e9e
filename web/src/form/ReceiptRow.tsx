import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { CHOOSABLE_FILES } from '../ui/receipts/choosable.ts';
import { useRef } from 'react';
import { FileName } from '../ui/FileName.tsx';
import { LineIcon } from '../ui/icons.tsx';
import { HStack } from '../ui/layout.ts';
import { Multiline, SecondaryText } from '../ui/text.ts';
import { MIN_TOUCH_SIZE } from '../ui/theme.ts';
import { formatFileSize } from '@pa-ledger/domain/text/text';
import { isInProgress, type ReceiptItem } from './receipt-items.ts';
import { useMessages, type Messages } from '../ui/messages.ts';

interface ReceiptRowProps {
  readonly item: ReceiptItem;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
  /** Replaces a file that is gone or that the server refused. */
  readonly onChoose: (file: File) => void;
  readonly onSendAnyway: () => void;
}

/** One receipt: the file, the progress of its upload, and the buttons for it. */
export function ReceiptRow(props: ReceiptRowProps) {
  const messages = useMessages('form');
  const files = useMessages('files');
  const { item, onRemove, onRetry, onChoose, onSendAnyway } = props;
  const { name, size, shrunkFrom, thumbnail, status, progress, fault } = item;
  return (
    <Row as="li" data-lost={status === 'lost' || undefined}>
      <Picture>
        {thumbnail === null ? <LineIcon name="file" /> : <img src={thumbnail} alt="" />}
      </Picture>
      <Details>
        <Multiline as="div" sx={{ fontWeight: 600 }}>
          <FileName name={name} />
        </Multiline>
        <SecondaryText>
          {formatFileSize(size)} · <Status className={status}>{statusText(item, messages)}</Status>
        </SecondaryText>
        {shrunkFrom !== null && (
          <SecondaryText>{messages.shrunkFrom(formatFileSize(shrunkFrom))}</SecondaryText>
        )}
        {isInProgress(item) && (
          <Bar
            aria-label={messages.uploadOf(name)}
            max={100}
            // Reading a file, which can take seconds, has no percentage.
            {...(status === 'uploading' && { value: Math.round(progress * 100) })}
          />
        )}
        {status === 'faulty' && fault !== null && (
          <>
            <Fault>{files.fault(fault)}</Fault>
            <HStack sx={{ gap: '0 0.5rem' }}>
              <ChooseAgain name={name} onChoose={onChoose} />
              <Button
                sx={{ marginTop: '0.4rem' }}
                size="small"
                variant="outlined"
                onClick={onSendAnyway}
                aria-label={messages.sendFileAnyway(name)}
              >
                {messages.sendAnyway}
              </Button>
            </HStack>
          </>
        )}
        {status === 'failed' && (
          <Button
            sx={{ marginTop: '0.4rem' }}
            size="small"
            variant="outlined"
            startIcon={<LineIcon name="retry" />}
            onClick={onRetry}
            aria-label={messages.retryFile(name)}
          >
            {messages.retry}
          </Button>
        )}
        {(status === 'refused' || (status === 'lost' && item.statement !== true)) && (
          <ChooseAgain name={name} onChoose={onChoose} />
        )}
      </Details>
      <Button
        sx={{ minWidth: MIN_TOUCH_SIZE, padding: 0, alignSelf: 'flex-start' }}
        color="inherit"
        onClick={onRemove}
        aria-label={messages.removeFile(name)}
      >
        <LineIcon name="close" />
      </Button>
    </Row>
  );
}

function ChooseAgain({ name, onChoose }: Pick<ReceiptRowProps, 'onChoose'> & { name: string }) {
  const messages = useMessages('form');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        sx={{ marginTop: '0.4rem' }}
        size="small"
        variant="outlined"
        onClick={() => input.current?.click()}
        aria-label={messages.chooseFileAgain(name)}
      >
        {messages.chooseAgain}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={CHOOSABLE_FILES}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onChoose(file);
        }}
      />
    </>
  );
}

function statusText(
  { status, progress, statement }: ReceiptItem,
  messages: Messages['form'],
): string {
  switch (status) {
    case 'preparing':
      return messages.reading;
    case 'uploading':
      return messages.uploading(Math.round(progress * 100));
    case 'uploaded':
      return messages.uploaded;
    case 'failed':
      return messages.uploadFailed;
    case 'refused':
      return messages.fileRefused;
    case 'lost':
      return statement === true ? messages.statementLost : messages.fileLost;
    case 'faulty':
      return messages.notSent;
  }
}

const Row = styled(HStack)(({ theme }) => ({
  flexWrap: 'nowrap',
  padding: '0.5rem 0.5rem 0.5rem 0.625rem',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const Picture = styled('div')(({ theme }) => ({
  display: 'grid',
  alignSelf: 'flex-start',
  placeItems: 'center',
  flex: 'none',
  width: '3.25rem',
  height: '3.25rem',
  overflow: 'hidden',
  borderRadius: 8,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.brand.well,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const Details = styled('div')({ flex: 1, minWidth: 0 });

const Status = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '&.uploaded': { color: theme.vars.palette.success.main, fontWeight: 600 },
  '&.failed, &.refused, &.lost, &.faulty': {
    color: theme.vars.palette.error.main,
    fontWeight: 600,
  },
}));

const Fault = styled('p')({ margin: '0.2rem 0 0' });

const moving = keyframes({
  from: { backgroundPositionX: '100%' },
  to: { backgroundPositionX: '-100%' },
});

const Bar = styled('progress')(({ theme }) => ({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 6,
  marginTop: '0.35rem',
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '&::-webkit-progress-bar': { backgroundColor: theme.vars.palette.divider },
  '&::-webkit-progress-value': { backgroundColor: theme.vars.palette.primary.main },
  '&::-moz-progress-bar': { backgroundColor: theme.vars.palette.primary.main },
  '&:indeterminate': {
    background: `linear-gradient(90deg, transparent 30%, ${theme.vars.palette.primary.main} 50%, transparent 70%) 0 0 / 200% 100% ${theme.vars.palette.divider}`,
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-moz-progress-bar': { backgroundColor: 'transparent' },
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${moving} 1.2s linear infinite`,
    },
  },
}));
