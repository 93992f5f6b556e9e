import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { monthFlows } from '@pa-ledger/domain/home/overview';
import { cents, sumCents } from '@pa-ledger/domain/money/money';
import { formatMonth } from '@pa-ledger/domain/time/months';
import { MonthChart } from '../shared/figures/MonthChart.tsx';
import { treasurerReportOf } from '../shared/years/year-address.ts';
import { homeMessages } from './home-messages.ts';
import type { HomeNow } from './home-store.ts';
import { Section } from './Section.tsx';

const messages = homeMessages.months;

/** Money in and out by month; each month leads to its Treasurer's Report, which has its entries. */
export function MonthsCard({ home }: { readonly home: HomeNow }) {
  const flows = monthFlows(home, home.moment);
  const [first, last] = [flows[0], flows.at(-1)];
  const isEmpty = flows.every((flow) => flow.in === 0 && flow.out === 0);
  if (first === undefined || last === undefined || isEmpty)
    return (
      <Section heading={messages.heading}>
        <Typography color="textSecondary" sx={{ padding: '0 1rem 1rem' }}>
          {messages.empty}
        </Typography>
      </Section>
    );
  const amounts = { in: flows.map((flow) => flow.in), out: flows.map((flow) => flow.out) };
  const [received, paid] = [amounts.in, amounts.out].map((all) => sumCents(all.map(cents)));
  return (
    <Section heading={messages.heading}>
      <Box sx={{ paddingInline: '0.75rem' }}>
        <MonthChart
          name={messages.table}
          sentence={messages.chart(
            formatMonth(first.month),
            formatMonth(last.month),
            received ?? 0,
            paid ?? 0,
          )}
          months={flows.map(({ month }) => month)}
          series={[
            { name: messages.in, amounts: amounts.in },
            { name: messages.out, amounts: amounts.out },
          ]}
          addressOf={treasurerReportOf}
        />
      </Box>
    </Section>
  );
}
