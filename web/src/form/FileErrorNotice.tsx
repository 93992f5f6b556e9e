import Button from '@mui/material/Button';
import { FileName } from '../ui/FileName.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Bullets } from '../ui/text.ts';
import type { FileError } from '../ui/receipts/file-messages.ts';
import { useMessages } from '../ui/messages.ts';

interface FileErrorNoticeProps {
  readonly fileErrors: readonly FileError[];
  readonly onDismiss: () => void;
}

/** Names every rejected file and why, so that none disappears silently. */
export function FileErrorNotice({ fileErrors, onDismiss }: FileErrorNoticeProps) {
  const messages = useMessages('form');
  const files = useMessages('files');
  const page = useMessages('page');
  const unreadable = fileErrors.some(({ reason }) => reason === 'unreadable');
  return (
    <Notice
      isLive={false}
      sx={{ marginTop: '0.875rem' }}
      tone={unreadable ? 'error' : 'warning'}
      title={unreadable ? page.receiptReadFailed : messages.filesNotAdded(fileErrors.length)}
      action={
        <Button size="small" variant="outlined" color="inherit" onClick={onDismiss}>
          {messages.ok}
        </Button>
      }
    >
      <Bullets>
        {fileErrors.map(({ name, reason }, index) => (
          // Two files may have the same name. The list only grows or disappears.
          <li key={index}>
            <b>
              <FileName name={name} />
            </b>
            : {files.refused[reason]}
          </li>
        ))}
      </Bullets>
    </Notice>
  );
}
