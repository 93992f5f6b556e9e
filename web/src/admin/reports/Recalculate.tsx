import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Findings } from './recalculation.ts';
import { counted, findingsWords } from './recalculation-messages.ts';
import { useRecalculation } from './useRecalculation.ts';

/** Computes the totals from nothing, should anybody doubt them, and says what differed. */
export function Recalculate() {
  const id = useId();
  const [state, start] = useRecalculation();
  const outcome = useRef<HTMLDivElement>(null);
  const running = state.status === 'running';
  useEffect(() => {
    if (state.status === 'done' || state.status === 'failed') outcome.current?.focus();
  }, [state.status]);
  return (
    <Foot aria-labelledby={id}>
      <Row>
        <div>
          <h3 id={id}>Are these figures right?</h3>
          <Quiet>
            They come from totals that are kept as the books change. Recalculate compares the totals
            with every transaction and puts right what differs.
          </Quiet>
        </div>
        <Button
          variant="outlined"
          startIcon={<Icon name="retry" />}
          disabled={running}
          onClick={start}
        >
          {running ? 'Recalculating…' : 'Recalculate'}
        </Button>
      </Row>
      {running && (
        <>
          <LinearProgress aria-label="Recalculating" />
          <Quiet role="status">{counted(state.findings.checked, 'document')} checked so far…</Quiet>
        </>
      )}
      {state.status === 'failed' && (
        <Notice ref={outcome} tone="error" title="The totals were not recalculated to the end.">
          {state.failure.message}
        </Notice>
      )}
      {state.status === 'done' && (
        <Notice
          ref={outcome}
          tone={hasFound(state.findings) ? 'warning' : 'success'}
          title={findingsWords(state.findings)}
        >
          {hasFound(state.findings) && <Differences {...state.findings} />}
        </Notice>
      )}
    </Foot>
  );
}

function hasFound({ sentences, more }: Findings): boolean {
  return sentences.length + more > 0;
}

function Differences({ sentences, more }: Findings) {
  return (
    <List>
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
      {more > 0 && <li>And {counted(more, 'other')}.</li>}
    </List>
  );
}

const Foot = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '0.75rem',
  marginTop: '2.5rem',
  paddingTop: '1.25rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': { ...theme.typography.h3, margin: 0 },
}));

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  '& > div': { flex: '1 1 16rem', maxWidth: '44rem' },
});

const List = styled('ul')({
  margin: '0.25rem 0 0',
  paddingInlineStart: '1.25rem',
  maxHeight: '16rem',
  overflowY: 'auto',
});
