import Button from '@mui/material/Button';
import { HStack, VStack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SecondaryText } from '../../ui/text.ts';
import { downloadFile } from '../shared/frame/download-csv.ts';
import { recordAgain, type RunState } from './packet-run.ts';
import { reviewMessages } from './review-messages.ts';
import { Seal } from './Seal.tsx';

const { packet: messages } = reviewMessages;

interface ReadyPacketProps {
  readonly made: Extract<RunState, { readonly status: 'made' }>;
}

/** The files of a packet that's made, what couldn't be put into it, and its seal. */
export function ReadyPacket({ made: { files, recorded } }: ReadyPacketProps) {
  const { zip, printable, hash, failed } = files;
  return (
    <VStack sx={{ gap: '1rem', marginTop: '1rem' }}>
      <Notice tone={failed.length > 0 ? 'warning' : 'success'} title={messages.done}>
        {failed.length > 0 && (
          <>
            <p>{messages.failed(failed.length)}</p>
            <ul>
              {failed.map(({ part, name, why }, at) => (
                <li key={at}>{messages.failedFile(part, name, why)}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
      <HStack>
        <Download file={zip} label={messages.downloadZip(sizeText(zip.size))} />
        <Download file={printable} label={messages.downloadPdf(sizeText(printable.size))} />
      </HStack>
      <div>
        <b>{messages.hash}</b>
        <p>
          <Seal hash={hash} />
        </p>
        <SecondaryText>{messages.hashHint}</SecondaryText>
      </div>
      {typeof recorded === 'object' && (
        <Notice
          tone="error"
          title={messages.notRecorded}
          action={
            <Button variant="outlined" color="inherit" onClick={() => void recordAgain()}>
              {messages.recordAgain}
            </Button>
          }
        >
          {recorded.message}
        </Notice>
      )}
    </VStack>
  );
}

interface DownloadProps {
  readonly file: File;
  readonly label: string;
}

/** Saves a file from the browser's own disk, without reading it into memory. */
function Download({ file, label }: DownloadProps) {
  return (
    <Button variant="outlined" onClick={() => downloadFile(file, file.name)}>
      {label}
    </Button>
  );
}

const KB = 1_000;
const MB = 1_000_000;

function sizeText(bytes: number): string {
  return bytes < MB
    ? `${Math.max(1, Math.round(bytes / KB))} kB`
    : `${(bytes / MB).toFixed(bytes < 10 * MB ? 1 : 0)} MB`;
}
