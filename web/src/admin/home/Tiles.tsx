import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { workAt } from '@pa-ledger/domain/home/open-work';
import { budgetNow, cashNow, waitingFor } from '@pa-ledger/domain/home/overview';
import type { Viewpoint } from '@pa-ledger/domain/home/to-do';
import { organization } from '@pa-ledger/domain/organization';
import { fiscalYearLabel } from '@pa-ledger/domain/time/fiscal-year';
import type { ReactNode } from 'react';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { homeMessages, money } from './home-messages.ts';
import type { HomeNow } from './home-store.ts';
import { IfMay } from '../shared/rights/IfMay.tsx';

const messages = homeMessages.tiles;

interface TilesProps {
  readonly home: HomeNow;
  readonly address: string;
  readonly viewpoint: Viewpoint;
  /** Whether this address approves anything. */
  readonly isApprover: boolean;
}

/** The four figures that a person comes for, each a link to what it counts. */
export function Tiles({ home, address, viewpoint, isApprover }: TilesProps) {
  const decisions = [
    <IfMay key="waiting">
      <Waiting home={home} address={address} isApprover={isApprover} />
    </IfMay>,
  ];
  const payable = [<Cash key="cash" home={home} />, <Ready key="ready" home={home} />];
  return (
    <Box component="ul" aria-label={messages.label} sx={TILE_GRID}>
      {viewpoint === 'decisions' ? [...decisions, ...payable] : [...payable, ...decisions]}
      <Used home={home} />
    </Box>
  );
}

function Cash({ home }: { readonly home: HomeNow }) {
  const { total, held, accounts } = cashNow(home, home.moment);
  return (
    <Tile
      to={accounts > 0 ? '/admin/bank/accounts' : '/admin/balances'}
      label={messages.cash}
      figure={total === null ? messages.cashUnknown : money(total)}
      hint={messages.cashHint(held, accounts)}
    />
  );
}

function Waiting({ home: { work }, address, isApprover }: Omit<TilesProps, 'viewpoint'>) {
  const { mine, others } = waitingFor(work, address);
  const isForOthers = !isApprover && mine.count === 0;
  const hint = isForOthers
    ? messages.notApprover(address, others)
    : messages.waitingHint(others, mine.cents);
  return (
    <Tile
      to={`/admin/expenses?view=${mine.count > 0 ? 'mine' : 'progress'}`}
      label={messages.waiting}
      figure={String(mine.count)}
      hint={hint || messages.nothingWaiting}
    />
  );
}

function Ready({ home: { work } }: { readonly home: HomeNow }) {
  const { count, cents } = workAt(work, 'ready');
  return (
    <Tile
      to="/admin/expenses?view=pay"
      label={messages.ready}
      figure={String(count)}
      hint={count === 0 ? messages.nothingReady : messages.readyHint(cents)}
    />
  );
}

function Used({ home }: { readonly home: HomeNow }) {
  const { year, calendar } = home.moment;
  const { isStarted, budget, spent } = budgetNow(
    home,
    home.moment,
    organization.policies.countWhen,
  );
  const percent = budget > 0 ? Math.round((spent / budget) * 100) : 0;
  return (
    <Tile
      to={isStarted ? '/admin/reports/budget' : '/admin/budget'}
      label={messages.used}
      figure={isStarted ? `${percent}%` : messages.noBudget}
      hint={
        isStarted
          ? messages.usedHint(spent, budget)
          : messages.noBudgetHint(fiscalYearLabel(year, calendar))
      }
    >
      {isStarted && (
        <LinearProgress
          variant="determinate"
          aria-hidden="true"
          color={percent > 100 ? 'error' : 'primary'}
          value={Math.max(0, Math.min(100, percent))}
          sx={{ height: 6, borderRadius: 3, marginTop: '0.5rem' }}
        />
      )}
    </Tile>
  );
}

interface TileProps {
  readonly to: string;
  readonly label: string;
  readonly figure: string;
  readonly hint: string;
  readonly children?: ReactNode;
}

function Tile({ to, label, figure, hint, children }: TileProps) {
  return (
    <Card component="li" variant="outlined" sx={{ minHeight: TILE_HEIGHT }}>
      <CardActionArea component={PanelLink} to={to} sx={AREA}>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography component="strong" sx={FIGURE}>
          {figure}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
        {children}
      </CardActionArea>
    </Card>
  );
}

/** In CSS pixels. */
export const TILE_HEIGHT = 118;

export const TILE_GRID = {
  display: 'grid',
  gap: { xs: '0.5rem', sm: '1rem' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // A reviewer has three.
  '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  '@container (min-width: 50rem)': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > :last-child:nth-child(odd)': { gridColumn: 'auto' },
  },
};

const AREA = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  padding: { xs: '0.625rem 0.75rem', sm: '0.75rem 1rem' },
};

const FIGURE = {
  fontSize: 'clamp(1.25rem, 4.2cqi, 1.75rem)',
  fontWeight: 700,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
};
