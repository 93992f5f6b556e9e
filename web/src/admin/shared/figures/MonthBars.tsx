import { styled } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { formatMonth, type Month } from '@pa-ledger/domain/time/months';
import { useId } from 'react';

/** One kind of bar, with its amount in cents for each month. */
export interface MonthSeries {
  readonly name: string;
  readonly amounts: readonly number[];
}

interface MonthBarsProps {
  /** The picture as a sentence, for screen readers. */
  readonly label: string;
  readonly months: readonly Month[];
  readonly series: readonly MonthSeries[];
  /** In CSS pixels. */
  readonly height: number;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** A bar of each series for each month: the first is filled, and the second is striped. */
export function MonthBars({ label, months, series, height }: MonthBarsProps) {
  const striped = useId();
  return (
    <Drawing role="img" aria-label={label} style={{ height }}>
      <Legend aria-hidden="true">
        {series.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </Legend>
      <ChartsContainer
        height={height - LEGEND_HEIGHT}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        disableAxisListener
        disableKeyboardNavigation
        skipAnimation
        series={series.map(({ name, amounts }, at) => ({
          type: 'bar',
          id: name,
          data: [...amounts],
          color: at === 0 ? 'var(--filled)' : `url(#${striped})`,
        }))}
        xAxis={[
          {
            scaleType: 'band',
            data: [...months],
            valueFormatter: (month: Month) => formatMonth(month).slice(0, 3),
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
    printColorAdjust: 'exact',
  },
  '& li + li::before': {
    backgroundColor: 'transparent',
    border: '1px solid var(--striped)',
    backgroundImage: 'repeating-linear-gradient(135deg, var(--striped) 0 2px, transparent 2px 5px)',
  },
}));
