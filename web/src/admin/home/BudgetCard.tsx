import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { budgetNow, type BudgetBar } from '@pa-ledger/domain/home/overview';
import { organization } from '@pa-ledger/domain/organization';
import { UNKNOWN } from '@pa-ledger/domain/text/sort';
import { fiscalYearLabel } from '@pa-ledger/domain/time/fiscal-year';
import { VisuallyHidden } from '../../ui/text.ts';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { BudgetLegend, BudgetTrack, lengthOf } from '../shared/figures/BudgetTrack.tsx';
import { homeMessages, money } from './home-messages.ts';
import type { HomeNow } from './home-store.ts';
import { Section } from './Section.tsx';
import { IfMay } from '../shared/rights/IfMay.tsx';

const messages = homeMessages.budget;

/** How many categories have a bar here; the report has all. */
const SHOWN = 8;

/** The budget of the year by category: spent, promised, and remaining, each a link to the category's entries. */
export function BudgetCard({ home }: { readonly home: HomeNow }) {
  const { year, calendar } = home.moment;
  const { bars, isStarted } = budgetNow(home, home.moment, organization.policies.countWhen);
  const heading = messages.heading(fiscalYearLabel(year, calendar));
  if (!isStarted && bars.length === 0)
    return (
      <Section heading={heading}>
        <Stack sx={{ padding: '0 1rem 1rem', gap: '0.75rem', alignItems: 'flex-start' }}>
          <Typography color="textSecondary">{messages.empty}</Typography>
          <IfMay>
            <Button component={PanelLink} to="/admin/budget" variant="outlined">
              {messages.begin}
            </Button>
          </IfMay>
        </Stack>
      </Section>
    );
  const shown = bars.slice(0, SHOWN);
  // A bar as long as the largest of what is shown.
  const longest = Math.max(1, ...shown.map(lengthOf));
  const more = bars.length - shown.length;
  return (
    <Section
      heading={heading}
      action={
        <Button component={PanelLink} to="/admin/reports/budget" size="small">
          {more > 0 ? messages.more(more) : messages.all}
        </Button>
      }
    >
      <Box sx={{ paddingInline: '1rem' }}>
        <BudgetLegend hasPromised={shown.some(({ promised }) => promised > 0)} />
      </Box>
      <Box component="ul" sx={{ paddingBlock: '0.25rem 0.5rem' }}>
        {shown.map((bar) => (
          <Bar
            key={bar.categoryId}
            bar={bar}
            name={home.plan.categories?.[bar.categoryId] ?? UNKNOWN}
            longest={longest}
          />
        ))}
      </Box>
    </Section>
  );
}

interface BarProps {
  readonly bar: BudgetBar;
  readonly name: string;
  /** The amount of the longest bar, in cents. */
  readonly longest: number;
}

function Bar({ bar, name, longest }: BarProps) {
  const { categoryId, budget, spent, promised, left } = bar;
  return (
    <li>
      <ButtonBase
        component={PanelLink}
        to={`/admin/reports/event?category=${encodeURIComponent(categoryId)}`}
        sx={BAR}
      >
        <VisuallyHidden>{messages.bar(name, spent, promised, budget, left)}</VisuallyHidden>
        <Stack direction="row" aria-hidden="true" sx={LINE}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={AMOUNT} color={left < 0 ? 'error' : 'textSecondary'}>
            {messages.leftOf(left)}
          </Typography>
        </Stack>
        <BudgetTrack {...bar} longest={longest} />
        <Typography variant="body2" color="textSecondary" aria-hidden="true" sx={SMALL}>
          {`${money(spent)} of ${money(budget)}`}
        </Typography>
      </ButtonBase>
    </li>
  );
}

const BAR = {
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: '0.25rem 1rem',
  textAlign: 'start',
  color: 'inherit',
  font: 'inherit',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: -3 },
};

const LINE = { justifyContent: 'space-between', gap: '0 1rem', flexWrap: 'wrap' };

const AMOUNT = { fontVariantNumeric: 'tabular-nums' };

const SMALL = { fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' };
