import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { figureMessages as messages } from './figure-messages.ts';

/** A budget and what became of it, in cents. */
interface TrackedBudget {
  readonly budget: number;
  readonly spent: number;
  readonly promised: number;
}

interface BudgetTrackProps extends TrackedBudget {
  /** The amount of the longest bar beside it, in cents; without it, it's as long as there is room. */
  readonly longest?: number;
}

/** A budget as a bar: what was spent, also beyond it, what is promised, and the rest. The words beside it say the same. */
export function BudgetTrack({ longest, ...bar }: BudgetTrackProps) {
  const { budget, spent, promised } = bar;
  const length = lengthOf(bar);
  const share = (amount: number) => `${Math.max(0, amount / Math.max(1, length)) * 100}%`;
  const width = Math.max(0, Math.min(1, length / (longest ?? length))) * 100;
  return (
    <Box aria-hidden="true" sx={{ ...TRACK, width: `${width}%` }}>
      <Box sx={{ ...SPENT, flexBasis: share(Math.min(spent, budget)) }} />
      <Box sx={{ ...OVER, flexBasis: share(spent - budget) }} />
      {promised > 0 && <Box sx={{ ...PROMISED, flexBasis: share(promised) }} />}
    </Box>
  );
}

/** Returns what a bar is as long as: its budget, or what was spent and promised beyond it. */
export function lengthOf({ budget, spent, promised }: TrackedBudget): number {
  return Math.max(budget, Math.max(0, spent) + promised);
}

/** What the parts of the bars are. */
export function BudgetLegend({ hasPromised }: { readonly hasPromised: boolean }) {
  const { spent, promised, remaining } = messages.legend;
  return (
    <Stack direction="row" aria-hidden="true" sx={LEGEND}>
      <Key sx={SPENT} label={spent} />
      {hasPromised && <Key sx={PROMISED} label={promised} />}
      <Key sx={REMAINING} label={remaining} />
    </Stack>
  );
}

function Key({ sx, label }: { readonly sx: object; readonly label: string }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: '0.375rem' }}>
      <Box sx={{ ...sx, width: 14, height: 10, borderRadius: '3px' }} />
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
    </Stack>
  );
}

const SPENT = { flex: 'none', height: '100%', bgcolor: 'primary.main' };

/** What was spent beyond the budget. */
const OVER = { ...SPENT, bgcolor: 'error.main' };

/** Striped, so that it reads without color. */
const PROMISED = {
  flex: 'none',
  height: '100%',
  color: 'warning.main',
  border: '1px solid',
  borderColor: 'warning.main',
  backgroundImage: 'repeating-linear-gradient(135deg, currentColor 0 2px, transparent 2px 5px)',
};

const REMAINING = { bgcolor: 'divider' };

const TRACK = {
  display: 'flex',
  height: 10,
  minWidth: 4,
  borderRadius: '5px',
  overflow: 'hidden',
  bgcolor: 'divider',
};

const LEGEND = { gap: '1rem', flexWrap: 'wrap' };
