import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Findings } from './recalculation.ts';
import { SecondaryText } from '../shared/layout-styles.ts';
import { reportMessages } from './reports-messages.ts';
import { useRecalculation } from './useRecalculation.ts';

/** Computes the totals again from all transactions, if somebody doubts them, and says what differed. */
export function Recalculate() {
  const id = useId();
  const [state, start] = useRecalculation();
  const outcome = useRef<HTMLDivElement>(null);
  const running = state.status === 'running';
  useEffect(() => {
    if (state.status === 'done' || state.status === 'failed') outcome.current?.focus();
  }, [state.status]);
  return (
    <RecalculateSection aria-labelledby={id}>
      <Row>
        <div>
          <h3 id={id}>{reportMessages.recalculateHeading}</h3>
          <SecondaryText>{reportMessages.recalculateHint}</SecondaryText>
        </div>
        <Button
          variant="outlined"
          startIcon={<Icon name="retry" />}
          disabled={running}
          onClick={start}
        >
          {running ? reportMessages.recalculating : reportMessages.recalculate}
        </Button>
      </Row>
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
    </RecalculateSection>
  );
}

function differencesIn({ sentences, more }: Findings): number {
  return sentences.length + more;
}

function Differences({ sentences, more }: Findings) {
  return (
    <DifferenceList>
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
      {more > 0 && <li>{reportMessages.andOthers(more)}</li>}
    </DifferenceList>
  );
}

const RecalculateSection = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '0.75rem',
  marginTop: '2.5rem',
  paddingTop: '1.25rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': { ...theme.typography.h3, margin: 0 },
}));

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  '& > div': { flex: '1 1 16rem', maxWidth: '44rem' },
});

const DifferenceList = styled('ul')({
  margin: '0.25rem 0 0',
  paddingInlineStart: '1.25rem',
  maxHeight: '16rem',
  overflowY: 'auto',
});
