import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { VStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { handOverMessages as words } from './hand-over-messages.ts';
import type { Step } from './hand-over-steps.ts';
import { OutsideChecks } from './OutsideChecks.tsx';
import { StepAction, type StepContext } from './StepAction.tsx';

interface HandOverStepsProps extends StepContext {
  readonly steps: readonly Step[];
}

/** The steps of a hand-over, each with how it is now and the button that does it. */
export function HandOverSteps({ steps, ...context }: HandOverStepsProps) {
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <section aria-labelledby="hand-over-progress">
      <p id="hand-over-progress" role="status">
        {words.progress(done, steps.length)}
      </p>
      <Steps>
        {steps.map((step, at) => (
          <li key={step.id}>
            <VStack sx={{ gap: '0.25rem', minWidth: 0 }}>
              <h3>{`${at + 1}. ${words.steps[step.id]}`}</h3>
              {step.details.map((detail) => (
                <SecondaryText key={detail}>{detail}</SecondaryText>
              ))}
              {step.id === 'outside' && <OutsideChecks office={context.office} />}
            </VStack>
            <StateChip state={step.state} />
            <OffPaper>
              <StepAction step={step} {...context} />
            </OffPaper>
          </li>
        ))}
      </Steps>
    </section>
  );
}

function StateChip({ state }: Pick<Step, 'state'>) {
  switch (state) {
    case 'done':
      return <Chip size="small" color="success" label={words.isDone} />;
    case 'optional':
      return <Chip size="small" variant="outlined" label={words.isOptional} />;
    case 'open':
      return <Chip size="small" color="warning" variant="outlined" label={words.isOpen} />;
  }
}

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: '0.5rem 0 0',
  padding: 0,
  maxWidth: '52rem',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0.5rem',
    alignItems: 'start',
    padding: '0.75rem 0',
    breakInside: 'avoid',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: { gridAutoFlow: 'column' },
    '@media print': { gridAutoFlow: 'column', padding: '0.4rem 0' },
  },
  // The button: below on a phone, beside the state elsewhere. A step that's done has none.
  '& > li > :last-child': {
    '&:empty': { display: 'none' },
    [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
  },
  '& h3': { fontSize: '1rem', fontWeight: 650, margin: 0 },
}));
