import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { LineIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Bullets, SecondaryText } from '../../ui/text.ts';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { type Findings, useRecalculation } from './recalculation.ts';
import { reportMessages } from './reports-messages.ts';

/** Computes the totals again from all transactions, if somebody doubts them, and says what differed. */
export function Recalculate() {
  const [state, start] = useRecalculation();
  const outcome = useRef<HTMLDivElement>(null);
  const running = state.status === 'running';
  useEffect(() => {
    if (state.status === 'done' || state.status === 'failed') outcome.current?.focus();
  }, [state.status]);
  return (
    <TabSection
      heading={reportMessages.recalculateHeading}
      hint={reportMessages.recalculateHint}
      actions={
        <Button
          variant="outlined"
          startIcon={<LineIcon name="retry" />}
          disabled={running}
          onClick={start}
        >
          {running ? reportMessages.recalculating : reportMessages.recalculate}
        </Button>
      }
      sx={{
        marginTop: '2.5rem',
        paddingTop: '1.25rem',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {running && (
        <>
          <LinearProgress aria-label={reportMessages.recalculatingName} />
          <SecondaryText role="status">
            {reportMessages.checkedSoFar(state.findings.checked)}
          </SecondaryText>
        </>
      )}
      {state.status === 'failed' && (
        <Notice ref={outcome} tone="error" title={reportMessages.recalculationFailed}>
          {state.failure.message}
        </Notice>
      )}
      {state.status === 'done' && (
        <Notice
          ref={outcome}
          tone={differencesIn(state.findings) > 0 ? 'warning' : 'success'}
          title={reportMessages.found(state.findings.checked, differencesIn(state.findings))}
        >
          {differencesIn(state.findings) > 0 && <Differences {...state.findings} />}
        </Notice>
      )}
    </TabSection>
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
      {more > 0 && <li>{reportMessages.andOthers(more)}</li>}
    </Bullets>
  );
}
