import { styled } from '@mui/material/styles';
import { Sheet } from '../../ui/Sheet.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ApproveFrame } from '../ApproveFrame.tsx';

/** Widths and heights of what will stand there. */
const BARS = [
  ['35%', '1.2rem'],
  ['60%', '3rem'],
  ['50%', '1.4rem'],
  ['100%', '1.2rem'],
  ['100%', '4.5rem'],
  ['40%', '1.3rem'],
  ['100%', '5.5rem'],
] as const;

/** The look of the page until it is known what the link is for. */
export function ReviewSkeleton() {
  return (
    <ApproveFrame>
      <Sheet aria-busy="true">
        <VisuallyHidden role="status">Opening the link…</VisuallyHidden>
        {BARS.map(([width, height], index) => (
          <Bar key={index} style={{ width, height }} />
        ))}
      </Sheet>
    </ApproveFrame>
  );
}

const Bar = styled('div')(({ theme }) => ({
  marginBottom: '0.9rem',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.brand.well,
  backgroundImage: `linear-gradient(100deg, transparent 30%, ${theme.vars.palette.divider} 50%, transparent 70%)`,
  backgroundSize: '300% 100%',
  animation: 'pa-gleam 1.6s ease-in-out infinite',
  '@keyframes pa-gleam': {
    from: { backgroundPosition: '100% 0' },
    to: { backgroundPosition: '0 0' },
  },
}));
