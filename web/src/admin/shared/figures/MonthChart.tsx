import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { cents, formatCents } from '@pa-ledger/domain/money/money';
import { formatMonth, type Month } from '@pa-ledger/domain/time/months';
import { Suspense, useId, useState } from 'react';
import { lazy } from '../../lazy.ts';
import { PanelLink } from '../frame/ActionLink.tsx';
import { chartMessages as words } from './chart-messages.ts';
import type { MonthSeries } from './MonthBars.tsx';

interface MonthChartProps {
  /** What the table is called. */
  readonly name: string;
  /** The chart as a sentence, for screen readers. */
  readonly sentence: string;
  readonly months: readonly Month[];
  /** One or two: the second one is striped. */
  readonly series: readonly MonthSeries[];
  /** Where a month's entries are. */
  readonly addressOf: (month: Month) => string;
}

/** In CSS pixels. */
const HEIGHT = 260;

/** Its code loads last; the table has the same figures. */
const MonthBars = lazy(() =>
  import('./MonthBars.tsx').then(
    (module) => ({ default: module.MonthBars }),
    () => ({ default: NotDrawn }),
  ),
);

/** Amounts by month as bars, with their table behind a button; paper has both. */
export function MonthChart({ name, sentence, months, series, addressOf }: MonthChartProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
        <MonthBars label={sentence} months={months} series={series} height={HEIGHT} />
      </Suspense>
      <Box sx={TOGGLE}>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hide : words.show}
        </Button>
      </Box>
      <Collapse in={isOpen} id={id} sx={ON_PAPER}>
        <Table size="small" aria-label={name}>
          <TableHead>
            <TableRow>
              <TableCell>{words.month}</TableCell>
              {series.map((one) => (
                <TableCell key={one.name} align="right">
                  {one.name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {months.map((month, at) => (
              <TableRow key={month}>
                <TableCell>
                  <Link component={PanelLink} to={addressOf(month)}>
                    {formatMonth(month)}
                  </Link>
                </TableCell>
                {series.map(({ name: of, amounts }) => (
                  <TableCell key={of} align="right">
                    {formatCents(cents(amounts[at] ?? 0))}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Collapse>
    </>
  );
}

function NotDrawn() {
  return <Typography color="textSecondary">{words.notDrawn}</Typography>;
}

const TOGGLE = { textAlign: 'end', '@media print': { display: 'none' } };

const ON_PAPER = {
  '@media print': {
    height: 'auto !important',
    visibility: 'visible !important',
    breakInside: 'avoid',
  },
};
