import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../ui/text.ts';
import { ApproveFrame } from '../ApproveFrame.tsx';
import { approveMessages } from '../approve-messages.ts';
import { SHELL_ADVICE_ID, SHELL_MESSAGE_ID } from '../shell-message.ts';

/** Widths and heights of the placeholder bars. */
const BARS = [
  ['35%', '1.2rem'],
  ['60%', '3rem'],
  ['50%', '1.4rem'],
  ['100%', '1.2rem'],
  ['100%', '4.5rem'],
  ['40%', '1.3rem'],
  ['100%', '5.5rem'],
] as const;

/** Shown until the page knows what the link is for. */
export function ReviewSkeleton() {
  return (
    <ApproveFrame busy>
      <VisuallyHidden role="status">{approveMessages.opening}</VisuallyHidden>
      {/* `start.ts` may have written here before React loads; hydration keeps that text. */}
      <div role="status">
        <ShellMessage id={SHELL_MESSAGE_ID} suppressHydrationWarning>
          {''}
        </ShellMessage>
        <ShellAdvice id={SHELL_ADVICE_ID} suppressHydrationWarning>
          {''}
        </ShellAdvice>
      </div>
      {BARS.map(([width, height], index) => (
        <Bar key={index} style={{ width, height }} />
      ))}
    </ApproveFrame>
  );
}

const ShellMessage = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  textAlign: 'center',
  margin: 0,
  '&:not(:empty)': { margin: '1.25rem 0 0.75rem' },
}));

const ShellAdvice = styled('p')({ textAlign: 'center', margin: 0 });

const Bar = styled('div')(({ theme }) => ({
  marginBottom: '0.9rem',
  [`div:has(> #${SHELL_MESSAGE_ID}:not(:empty)) ~ &`]: { display: 'none' },
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
