import { styled } from '@mui/material/styles';
import { Sheet } from '../../ui/layout.ts';
import { VisuallyHidden } from '../../ui/text.ts';
import { ApproveFrame } from '../ApproveFrame.tsx';
import { SHELL_ADVICE_ID, SHELL_MESSAGE_ID } from '../shell-message.ts';
import { Columns, FactsColumn, ReceiptsSheet } from './review-layout.ts';
import { useMessages } from '../../ui/messages.ts';

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
  const approveMessages = useMessages('approve');
  return (
    <ApproveFrame isWide>
      <VisuallyHidden role="status">{approveMessages.opening}</VisuallyHidden>
      {/* `start.ts` may have written here before React loads; hydration keeps that text. */}
      <Words role="status">
        <ShellMessage id={SHELL_MESSAGE_ID} suppressHydrationWarning>
          {''}
        </ShellMessage>
        <ShellAdvice id={SHELL_ADVICE_ID} suppressHydrationWarning>
          {''}
        </ShellAdvice>
      </Words>
      <Columns aria-busy>
        <ReceiptsSheet>
          <Bar style={{ flex: 1, minHeight: 'var(--receipt)' }} />
        </ReceiptsSheet>
        <FactsColumn>
          <Sheet>
            {BARS.map(([width, height], index) => (
              <Bar key={index} style={{ width, height }} />
            ))}
          </Sheet>
        </FactsColumn>
      </Columns>
    </ApproveFrame>
  );
}

/** A sheet as soon as there are words on it, which then replace the rest. */
const Words = styled(Sheet)({
  maxWidth: '44rem',
  margin: '0 auto',
  [`&:has(> #${SHELL_MESSAGE_ID}:empty)`]: { padding: 0, border: 0, boxShadow: 'none' },
  [`&:not(:has(> #${SHELL_MESSAGE_ID}:empty)) ~ *`]: { display: 'none' },
});

const ShellMessage = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  textAlign: 'center',
  margin: 0,
  '&:not(:empty)': { margin: '1.25rem 0 0.75rem' },
}));

const ShellAdvice = styled('p')({ textAlign: 'center', margin: 0 });

const Bar = styled('div')(({ theme }) => ({
  borderRadius: 8,
  '&:not(:last-of-type)': { marginBottom: '0.9rem' },
  backgroundColor: theme.vars.palette.brand.well,
  backgroundImage: `linear-gradient(100deg, transparent 30%, ${theme.vars.palette.divider} 50%, transparent 70%)`,
  backgroundSize: '300% 100%',
  animation: 'pa-gleam 1.6s ease-in-out infinite',
  '@keyframes pa-gleam': {
    from: { backgroundPosition: '100% 0' },
    to: { backgroundPosition: '0 0' },
  },
}));
