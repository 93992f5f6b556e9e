import Button from '@mui/material/Button';
import type { DataState } from '@pa-ledger/domain/schema-version';
import { listenDataState } from '../../data/data-version.ts';
import { Notice } from '../../ui/Notice.tsx';
import { forgetUnsaved, mayLeave } from '../shared/saving/leave-guard.ts';
import { liveStore } from '../shared/records/live-store.ts';
import { useEffect } from 'react';
import { missingCode } from '../../app/missing-code.ts';
import { useStore } from '../../app/store.ts';
import { notify } from '../shared/frame/notices.ts';
import { PART_MISSING, VERSION_MESSAGES } from './version-messages.ts';
import { uiMessages } from '../../ui/ui-messages.ts';

/** Whether the data have this page's version. */
const dataState = liveStore<DataState>(listenDataState);

/** Asks before unsaved edits get lost; the page never reloads by itself. */
async function reload(): Promise<void> {
  if (!(await mayLeave())) return;
  forgetUnsaved();
  window.location.reload();
}

/** Above the tabs: whether the page and its data fit together, and what to do about it. */
export function VersionNotice() {
  const state = useStore(dataState);
  const isMissing = useStore(missingCode);
  useEffect(() => {
    // Whoever pressed something further down does not see the place above the tabs.
    if (isMissing) notify(PART_MISSING.title);
  }, [isMissing]);
  // The tabs say when nothing can be loaded.
  const data = state.status === 'ready' && state.value !== 'current' ? state.value : null;
  if (data === null && !isMissing) return null;
  const { title, text } = data === null ? PART_MISSING : VERSION_MESSAGES[data];
  // The question before a reload may be missing too; the browser asks one of its own.
  const onReload = data === null ? () => window.location.reload() : () => void reload();
  const action = (
    <Button variant="outlined" size="small" color="inherit" onClick={onReload}>
      {uiMessages.reload}
    </Button>
  );
  return (
    <Notice
      sx={{ marginTop: '1rem' }}
      tone="warning"
      title={title}
      {...((data === null || data === 'newer') && { action })}
    >
      {text}
    </Notice>
  );
}
