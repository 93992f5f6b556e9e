import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { styled } from '@mui/material/styles';
import { cents, dollarsFromCents, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import { useId, useRef } from 'react';
import { useWidth } from '../../ui/useWidth.ts';
import type { ChartGroup } from './chart-groups.ts';

interface PairBarsProps {
  /** The picture's name for screen readers. */
  readonly label: string;
  readonly groups: readonly ChartGroup[];
  /** In CSS pixels. */
  readonly height: number;
}

/** The width of the amount beside a bar, in CSS pixels. */
const AMOUNT_WIDTH = 80;
/** The room for it beside a negative bar, as a part of that bar. */
const ROOM_FOR_NEGATIVE = 0.3;

/** How much of the width the names may take, and the width of one letter, in CSS pixels. */
const NAMES_PART = 0.36;
const LETTER_WIDTH = 7.5;

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole dollars; below a hundred also the cents, if there are any. */
function amountText(amount: Cents): string {
  const saysCents = Math.abs(amount) < 100_00 && amount % 100 !== 0;
  return saysCents ? formatCents(amount) : dollars.format(dollarsFromCents(amount));
}

/** The horizontal bars of a `PairChart`, with the groups' names at their left. */
export function PairBars({ label, groups, height }: PairBarsProps) {
  const hatching = useId();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  const longest = Math.max(...groups.map(({ name }) => name.length));
  const namesWidth = Math.min(longest * LETTER_WIDTH + 12, Math.max(120, width * NAMES_PART));
  return (
    <Drawing ref={box} role="img" aria-label={label} style={{ height }}>
      <ChartsContainer
        height={height}
        margin={{ top: 0, right: AMOUNT_WIDTH, bottom: 0, left: 0 }}
        disableAxisListener
        disableKeyboardNavigation
        // Somebody may print before an animation has ended.
        skipAnimation
        series={([0, 1] as const).map((index) => ({
          type: 'bar',
          id: String(index),
          layout: 'horizontal',
          data: groups.map(({ amounts }) => amounts[index]),
          color: index === 0 ? FILLED : `url(#${hatching})`,
          barLabel: ({ value }) => amountText(cents(value ?? 0)),
          barLabelPlacement: 'outside',
        }))}
        xAxis={[
          {
            position: 'none',
            domainLimit: (min, max) => ({
              min: Math.min(0, Number(min)) * (1 + ROOM_FOR_NEGATIVE),
              // At least a dollar.
              max: Math.max(100, Number(max)),
            }),
          },
        ]}
        yAxis={[
          {
            scaleType: 'band',
            // Two groups may have the same name, but not the same id.
            data: groups.map(({ id }) => id),
            valueFormatter: (id: string) => names.get(id) ?? '',
            width: namesWidth,
            tickLabelStyle: { fontSize: 13 },
            disableTicks: true,
            categoryGapRatio: 0.3,
            barGapRatio: 0.1,
            tickLabelInterval: () => true,
          },
        ]}
      >
        <defs>
          <pattern
            id={hatching}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="hatching" width="2.5" height="5" />
          </pattern>
        </defs>
        <BarPlot borderRadius={2} />
        <ChartsYAxis />
      </ChartsContainer>
    </Drawing>
  );
}

const FILLED = 'var(--filled)';

const Drawing = styled('div')(({ theme }) => ({
  '--filled': theme.vars.palette.primary.main,
  '& .hatching': { fill: 'var(--hatching)' },
  '& [fill^="url"]': { stroke: 'var(--hatching)' },
  '& text': { fontVariantNumeric: 'tabular-nums', fontSize: 13 },
}));
