import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Notice } from '../../ui/Notice.tsx';
import { forgetUnsaved, mayLeave } from '../shared/leave-guard.ts';
import { useLive } from '../shared/useLive.ts';
import { dataState, VERSION_MESSAGES } from './data-state.ts';

/** Asks before unsaved edits get lost; the page never reloads by itself. */
async function reload(): Promise<void> {
  if (!(await mayLeave())) return;
  forgetUnsaved();
  window.location.reload();
}

/** Above the tabs: whether the data are of another version than this page, and what to do about it. */
export function VersionNotice() {
  const live = useLive(dataState);
  // What cannot be loaded is said by the tabs.
  if (live.status !== 'ready' || live.value === 'current') return null;
  const { title, text } = VERSION_MESSAGES[live.value];
  const action = (
    <Button variant="outlined" size="small" color="inherit" onClick={() => void reload()}>
      Reload
    </Button>
  );
  return (
    <Space>
      <Notice tone="warning" title={title} {...(live.value === 'newer' && { action })}>
        {text}
      </Notice>
    </Space>
  );
}

const Space = styled('div')({ marginTop: '1rem' });
