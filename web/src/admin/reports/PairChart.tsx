import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Suspense, useId } from 'react';
import { lazy } from '../lazy.ts';
import { HStack } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { largestGroups, type ChartGroup } from './chart-groups.ts';
import { reportMessages } from './reports-messages.ts';

interface PairChartProps {
  readonly title: string;
  /** The names of a group's two amounts. */
  readonly series: readonly [string, string];
  readonly groups: readonly ChartGroup[];
  /** Whether the second amount is only what was planned: its bar is quieter. */
  readonly isSecondPlan?: boolean;
}

/** The height of two bars, wide enough for a line of text each, in CSS pixels. */
const GROUP_HEIGHT = 48;
const PADDING = 8;

/** Its code loads when a report with a chart is opened; the table has the same figures. */
const PairBars = lazy(() =>
  import('./PairBars.tsx').then(
    (module) => ({ default: module.PairBars }),
    () => ({ default: NotDrawn }),
  ),
);

/**
 * Two bars for each group, one filled and one hatched, each with its amount, so it reads without color. A picture to
 * screen readers, which find the figures in the table below it.
 */
export function PairChart({ title, series, groups, isSecondPlan = false }: PairChartProps) {
  const id = useId();
  const shown = largestGroups(groups);
  const height = shown.length * GROUP_HEIGHT + PADDING;
  return (
    <ChartFigure aria-labelledby={id} data-plan={isSecondPlan || undefined}>
      <HStack as="figcaption" sx={CAPTION}>
        <h4 id={id}>{title}</h4>
        {shown.length < groups.length && (
          <SecondaryText>{reportMessages.largestOf(shown.length, groups.length)}</SecondaryText>
        )}
        <Legend aria-hidden="true">
          {series.map((name, index) => (
            <li key={name} data-series={index}>
              {name}
            </li>
          ))}
        </Legend>
      </HStack>
      <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
        <PairBars
          label={reportMessages.chartSentence(title, series, shown)}
          groups={shown}
          height={height}
        />
      </Suspense>
    </ChartFigure>
  );
}

function NotDrawn() {
  return <p>{reportMessages.notDrawn}</p>;
}

const ChartFigure = styled('figure')(({ theme }) => ({
  '--hatching': theme.vars.palette.warning.main,
  '&[data-plan]': { '--hatching': theme.vars.palette.brand.inputLine },
  margin: '1.25rem 0 1.5rem',
  maxWidth: '60rem',
}));

const CAPTION = { alignItems: 'baseline', gap: '0.125rem 1.5rem', marginBottom: '0.25rem' };

const Legend = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: '1.25rem',
  '& li::before': {
    content: '""',
    display: 'inline-block',
    width: '1.1em',
    height: '0.8em',
    marginInlineEnd: '0.45em',
    borderRadius: 2,
    backgroundColor: theme.vars.palette.primary.main,
    printColorAdjust: 'exact',
  },
  '& li[data-series="1"]::before': {
    backgroundColor: 'transparent',
    border: '1px solid var(--hatching)',
    backgroundImage:
      'repeating-linear-gradient(135deg, var(--hatching) 0 2px, transparent 2px 5px)',
  },
}));
