import { styled } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import type { MonthFlow } from '@pa-ledger/domain/home/overview';
import { homeMessages, monthText } from './home-messages.ts';

interface MonthBarsProps {
  /** The picture's name for screen readers. */
  readonly label: string;
  readonly months: readonly MonthFlow[];
  /** In CSS pixels. */
  readonly height: number;
}

const messages = homeMessages.months;

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Two bars for each month: what came in is filled, and what went out is striped. */
export function MonthBars({ label, months, height }: MonthBarsProps) {
  const striped = 'months-out';
  return (
    <Drawing role="img" aria-label={label} style={{ height }}>
      <Legend aria-hidden="true">
        <li data-series="in">{messages.in}</li>
        <li data-series="out">{messages.out}</li>
      </Legend>
      <ChartsContainer
        height={height - LEGEND_HEIGHT}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        disableAxisListener
        disableKeyboardNavigation
        skipAnimation
        series={[
          { type: 'bar', id: 'in', data: months.map((month) => month.in), color: 'var(--filled)' },
          {
            type: 'bar',
            id: 'out',
            data: months.map((month) => month.out),
            color: `url(#${striped})`,
          },
        ]}
        xAxis={[
          {
            scaleType: 'band',
            data: months.map(({ month }) => month),
            valueFormatter: (month: MonthFlow['month']) => monthText(month).slice(0, 3),
            disableTicks: true,
            categoryGapRatio: 0.3,
            barGapRatio: 0.1,
          },
        ]}
        yAxis={[
          {
            width: 48,
            disableLine: true,
            disableTicks: true,
            tickNumber: 5,
            valueFormatter: (cents: number) => dollars.format(cents / 100),
          },
        ]}
      >
        <defs>
          <pattern
            id={striped}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="stripe" width="2.5" height="5" />
          </pattern>
        </defs>
        <BarPlot borderRadius={2} />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
    </Drawing>
  );
}

const LEGEND_HEIGHT = 24;

const Drawing = styled('div')(({ theme }) => ({
  '--filled': theme.vars.palette.primary.main,
  '--striped': theme.vars.palette.warning.main,
  '& .stripe': { fill: 'var(--striped)' },
  '& [fill^="url"]': { stroke: 'var(--striped)' },
  '& text': { fontVariantNumeric: 'tabular-nums', fontSize: 12 },
}));

const Legend = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: '1rem',
  height: LEGEND_HEIGHT,
  paddingInline: '0.25rem',
  color: theme.vars.palette.text.secondary,
  '& li::before': {
    content: '""',
    display: 'inline-block',
    width: 14,
    height: 10,
    marginInlineEnd: 6,
    borderRadius: 3,
    backgroundColor: 'var(--filled)',
  },
  '& li[data-series="out"]::before': {
    backgroundColor: 'transparent',
    border: '1px solid var(--striped)',
    backgroundImage: 'repeating-linear-gradient(135deg, var(--striped) 0 2px, transparent 2px 5px)',
  },
}));
