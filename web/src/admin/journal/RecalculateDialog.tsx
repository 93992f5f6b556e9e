import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { LineIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Bullets, SecondaryText } from '../../ui/text.ts';
import { dialogMessages } from '../shared/dialog-messages.ts';
import { ModalDialog } from '../shared/frame/ModalDialog.tsx';
import { type Findings, useRecalculation } from './recalculation.ts';
import { recalculationMessages as messages } from './recalculation-messages.ts';

/** Adds up the totals again from every transaction, if you doubt them, and says what differed. */
export function RecalculateDialog({ onClose }: { readonly onClose: () => void }) {
  const [state, start] = useRecalculation();
  const outcome = useRef<HTMLDivElement>(null);
  const running = state.status === 'running';
  useEffect(() => {
    if (state.status === 'done' || state.status === 'failed') outcome.current?.focus();
  }, [state.status]);
  return (
    <ModalDialog title={messages.heading} maxWidth="sm" onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: '1rem' }}>
        <SecondaryText>{messages.hint}</SecondaryText>
        {running && (
          <>
            <LinearProgress aria-label={messages.name} />
            <SecondaryText role="status">
              {messages.checkedSoFar(state.findings.checked)}
            </SecondaryText>
          </>
        )}
        {state.status === 'failed' && (
          <Notice ref={outcome} tone="error" title={messages.failed}>
            {state.failure.message}
          </Notice>
        )}
        {state.status === 'done' && (
          <Notice
            ref={outcome}
            tone={differencesIn(state.findings) > 0 ? 'warning' : 'success'}
            title={messages.found(state.findings.checked, differencesIn(state.findings))}
          >
            {differencesIn(state.findings) > 0 && <Differences {...state.findings} />}
          </Notice>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: '0.5rem 1.5rem 1.25rem' }}>
        <Button onClick={onClose}>{dialogMessages.close}</Button>
        <Button
          variant="contained"
          startIcon={<LineIcon name="retry" />}
          disabled={running}
          onClick={start}
        >
          {running ? messages.recalculating : messages.recalculate}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

function differencesIn({ sentences, more }: Findings): number {
  return sentences.length + more;
}

function Differences({ sentences, more }: Findings) {
  return (
    <Bullets sx={{ maxHeight: '16rem', overflowY: 'auto' }}>
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
      {more > 0 && <li>{messages.andOthers(more)}</li>}
    </Bullets>
  );
}
