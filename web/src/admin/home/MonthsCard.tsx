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
import { monthFlows, type MonthFlow } from '@pa-ledger/domain/home/overview';
import { formatMonth } from '@pa-ledger/domain/time/months';
import { Suspense, useId, useState } from 'react';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { lazy } from '../lazy.ts';
import { homeMessages, money } from './home-messages.ts';
import type { HomeNow } from './home-store.ts';
import { Section } from './Section.tsx';
import { daysOf } from './ToDoList.tsx';

const messages = homeMessages.months;

/** In CSS pixels. */
const HEIGHT = 260;

/** Its code loads last; the table has the same figures. */
const MonthBars = lazy(() =>
  import('./MonthBars.tsx').then(
    (module) => ({ default: module.MonthBars }),
    () => ({ default: NotDrawn }),
  ),
);

/** Money in and out by month, as a chart and as its table. */
export function MonthsCard({ home }: { readonly home: HomeNow }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const months = monthFlows(home, home.moment);
  const [first, last] = [months[0], months.at(-1)];
  const isEmpty = months.every((month) => month.in === 0 && month.out === 0);
  if (first === undefined || last === undefined || isEmpty)
    return (
      <Section heading={messages.heading}>
        <Typography color="textSecondary" sx={{ padding: '0 1rem 1rem' }}>
          {messages.empty}
        </Typography>
      </Section>
    );
  return (
    <Section
      heading={messages.heading}
      action={
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.hideTable : messages.showTable}
        </Button>
      }
    >
      <Box sx={{ paddingInline: '0.75rem' }}>
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <MonthBars
            label={messages.chart(formatMonth(first.month), formatMonth(last.month))}
            months={months}
            height={HEIGHT}
          />
        </Suspense>
      </Box>
      <Collapse in={isOpen} id={id}>
        <Figures months={months} />
      </Collapse>
    </Section>
  );
}

/** Each month leads to its Treasurer's Report, which has its entries. */
function Figures({ months }: { readonly months: readonly MonthFlow[] }) {
  return (
    <Table size="small" aria-label={messages.table}>
      <TableHead>
        <TableRow>
          <TableCell>{messages.month}</TableCell>
          <TableCell align="right">{messages.in}</TableCell>
          <TableCell align="right">{messages.out}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {months.map((flow) => (
          <TableRow key={flow.month}>
            <TableCell>
              <Link component={PanelLink} to={`/admin/reports/treasurer?${daysOf(flow.month)}`}>
                {formatMonth(flow.month)}
              </Link>
            </TableCell>
            <TableCell align="right">{money(flow.in)}</TableCell>
            <TableCell align="right">{money(flow.out)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function NotDrawn() {
  return <Typography color="textSecondary">{messages.notDrawn}</Typography>;
}
