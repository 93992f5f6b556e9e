import type { Theme } from '@mui/material/styles';
import { MIN_TOUCH_SIZE } from '../theme.ts';

/** A bar above or below a receipt: its name on one side, its buttons on the other. */
export const captionBar = ({ typography, vars }: Theme) => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap' as const,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 1rem',
  minHeight: MIN_TOUCH_SIZE,
  backgroundColor: vars.palette.background.paper,
});
