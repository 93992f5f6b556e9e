import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { SecondaryText } from '../../ui/text.ts';
import { ModalDialog } from '../shared/frame/ModalDialog.tsx';
import { isUnanswered } from './year-calls.ts';
import { notify } from '../shared/frame/notices.ts';
import { labelOf, useShownYear } from '../shared/years/useShownYear.ts';
import { OpenList } from './OpenList.tsx';
import { useClosing, type ClosingState } from './useClosing.ts';
import { YearEndings } from './YearEndings.tsx';
import { yearsMessages as words } from './years-messages.ts';

interface CloseYearDialogProps {
  /** The year to close next, as far as the page knows: the server says so again. */
  readonly year: FiscalYear;
  readonly onClose: () => void;
}

/** Closes the next year: first what is open, then the progress, and what each fund ended with. */
export function CloseYearDialog({ year, onClose }: CloseYearDialogProps) {
  const { state, close, end } = useClosing(useShownYear().today, (failure) => {
    onClose();
    notify(failure === null ? words.ended : words.endedOffline);
  });
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => outcome.current?.focus(), [state.step]);
  const label = labelOf('closable' in state && state.closable ? state.closable.year : year);
  const isClosing = state.step === 'closing';
  const isBusy = isClosing || state.step === 'ending';
  const mayClose = state.step === 'list' && !state.look.findings.some(({ blocks }) => blocks);
  return (
    <ModalDialog
      title={words.close(label)}
      maxWidth="sm"
      fullScreen={useMediaQuery(useTheme().breakpoints.down('sm'))}
      aria-busy={isBusy || undefined}
      onClose={() => {
        // A close is ended by its button alone: Escape or a click beside the dialog may be a mistake.
        if (!isBusy) onClose();
      }}
    >
      <DialogContent dividers>
        <div ref={outcome} tabIndex={-1} style={QUIET}>
          <Step state={state} />
        </div>
      </DialogContent>
      <DialogActions sx={{ padding: '0.875rem 1.5rem' }}>
        <Button disabled={state.step === 'ending'} onClick={isClosing ? end : onClose}>
          {leaveLabel(state)}
        </Button>
        {state.step === 'failed' && (
          <Button variant="contained" onClick={state.retry}>
            {isUnanswered(state.failure) ? words.tryAgain : words.lookAgain}
          </Button>
        )}
        {mayClose && (
          <Button variant="contained" onClick={close}>
            {words.close(label)}
          </Button>
        )}
      </DialogActions>
    </ModalDialog>
  );
}

function leaveLabel({ step }: ClosingState): string {
  if (step === 'closed' || step === 'early') return words.done;
  return step === 'closing' || step === 'ending' ? words.cancel : words.notNow;
}

function Step({ state }: { readonly state: ClosingState }) {
  switch (state.step) {
    case 'asking':
      return <LinearProgress aria-label={words.looking} />;
    case 'early':
      return <p>{words.nothingToClose}</p>;
    case 'looking':
    case 'closing': {
      const what = state.step === 'looking' ? words.looking : words.closing;
      return (
        <>
          <p>{what}</p>
          <LinearProgress aria-label={what} sx={{ marginBlock: '0.75rem' }} />
          <SecondaryText role="status">{words.checked(state.look.checked)}</SecondaryText>
        </>
      );
    }
    case 'list':
      return <OpenList closable={state.closable} look={state.look} />;
    case 'ending':
      return (
        <>
          <p>{words.giveBack}</p>
          <LinearProgress aria-label={words.giveBack} />
        </>
      );
    case 'closed':
      return (
        <>
          <Notice tone="success" title={words.closed(labelOf(state.closable.year))} />
          <YearEndings {...state.closed} />
        </>
      );
    case 'failed':
      return (
        <Notice tone="error" title={words.notClosed}>
          {state.failure.message}
        </Notice>
      );
  }
}

/** It takes the focus to say what has changed, and is no control. */
const QUIET = { outline: 'none', display: 'grid', gap: '1rem' } as const;
