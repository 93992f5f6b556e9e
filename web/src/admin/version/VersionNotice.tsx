import Button from '@mui/material/Button';
import type { DataState } from '@pa-ledger/domain/schema-version';
import { listenDataState } from '../../data/data-version.ts';
import { Notice } from '../../ui/Notice.tsx';
import { forgetUnsaved, mayLeave } from '../shared/saving/leave-guard.ts';
import { liveStore } from '../shared/records/live-store.ts';
import { useStore } from '../../app/store.ts';
import { VERSION_MESSAGES } from './version-messages.ts';
import { uiMessages } from '../../ui/ui-messages.ts';

/** Whether the data have this page's version. */
const dataState = liveStore<DataState>(listenDataState);

/** Asks before unsaved edits get lost; the page never reloads by itself. */
async function reload(): Promise<void> {
  if (!(await mayLeave())) return;
  forgetUnsaved();
  window.location.reload();
}

/** Above the tabs: whether the data have another version than this page, and what to do about it. */
export function VersionNotice() {
  const state = useStore(dataState);
  // The tabs say when nothing can be loaded.
  if (state.status !== 'ready' || state.value === 'current') return null;
  const { title, text } = VERSION_MESSAGES[state.value];
  const action = (
    <Button variant="outlined" size="small" color="inherit" onClick={() => void reload()}>
      {uiMessages.reload}
    </Button>
  );
  return (
    <Notice
      sx={{ marginTop: '1rem' }}
      tone="warning"
      title={title}
      {...(state.value === 'newer' && { action })}
    >
      {text}
    </Notice>
  );
}
