import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { pageMessages } from '@pa-ledger/domain/error-messages';
import { Notice } from '../ui/Notice.tsx';
import type { FileError } from './file-errors.ts';
import { submitMessages } from './submit-messages.ts';

interface FileErrorNoticeProps {
  readonly fileErrors: readonly FileError[];
  readonly onDismiss: () => void;
}

/** Names every file that was not accepted and why: none is dropped silently. */
export function FileErrorNotice({ fileErrors, onDismiss }: FileErrorNoticeProps) {
  const unreadable = fileErrors.some(({ reason }) => reason === 'unreadable');
  return (
    <Space>
      <Notice
        tone={unreadable ? 'error' : 'warning'}
        title={
          unreadable
            ? pageMessages.receiptReadFailed
            : submitMessages.filesNotAdded(fileErrors.length)
        }
        action={
          <Button size="small" variant="outlined" color="inherit" onClick={onDismiss}>
            {submitMessages.ok}
          </Button>
        }
      >
        <List>
          {fileErrors.map(({ name, reason }, index) => (
            // Two files may have the same name; the list only grows or disappears.
            <li key={index}>
              <b>{name}</b>: {submitMessages.fileErrors[reason]}
            </li>
          ))}
        </List>
      </Notice>
    </Space>
  );
}

const Space = styled('div')({ marginTop: '0.875rem' });

const List = styled('ul')({
  margin: '0.25rem 0 0',
  paddingInlineStart: '1.1rem',
  overflowWrap: 'anywhere',
});
