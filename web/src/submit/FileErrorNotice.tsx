import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MESSAGES } from '@pa-ledger/domain/errors';
import { Notice } from '../ui/Notice.tsx';
import { REFUSALS, type FileError } from './file-errors.ts';

interface FileErrorNoticeProps {
  readonly fileErrors: readonly FileError[];
  readonly onDismiss: () => void;
}

/** Names every file that was not taken, and why: nothing is dropped in silence. */
export function FileErrorNotice({ fileErrors, onDismiss }: FileErrorNoticeProps) {
  const unreadable = fileErrors.some(({ reason }) => reason === 'unreadable');
  const count = fileErrors.length === 1 ? 'One file was' : `${fileErrors.length} files were`;
  return (
    <Space>
      <Notice
        tone={unreadable ? 'error' : 'warning'}
        title={unreadable ? MESSAGES.receiptReadFailed : `${count} not added`}
        action={
          <Button size="small" variant="outlined" color="inherit" onClick={onDismiss}>
            OK
          </Button>
        }
      >
        <List>
          {fileErrors.map(({ name, reason }, index) => (
            // Two files may have the same name; the list only ever grows or goes.
            <li key={index}>
              <b>{name}</b>: {REFUSALS[reason]}
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
