import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { Right } from '@pa-ledger/domain/people/rights';
import type { ReactNode } from 'react';
import { useStore } from '../../../app/store.ts';
import type { Failure } from '../../../data/failure.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SecondaryText, VisuallyHidden } from '../../../ui/text.ts';
import { VStack, Well } from '../../../ui/layout.ts';
import type { LiveStore } from '../records/live-store.ts';
import { IfMay } from '../rights/IfMay.tsx';
import { PanelLink } from './ActionLink.tsx';
import type { MoreAction } from './MoreMenu.tsx';
import { sharedMessages } from '../shared-messages.ts';

interface LoadStateProps<T> {
  readonly store: LiveStore<T>;
  /** Draws what it holds, once that is there. */
  readonly children: (value: T) => ReactNode;
}

/** What a store has loaded; before that, its loading and its error state. */
export function LoadState<T>({ store, children }: LoadStateProps<T>) {
  const state = useStore(store);
  if (state.status === 'loading') return <TabSkeleton soFar={state.soFar} />;
  if (state.status === 'ready') return children(state.value);
  return <LoadFailure failure={state.failure} onRetry={store.retry} />;
}

/** Nothing below what is loading is seen before its place is known: on a slow phone it would jump. */
const HIDES_WHAT_IS_BELOW = {
  'body:has(&) :is(footer, [data-below])': { display: 'none' },
} as const;

interface SlowProps {
  /** How many records have come so far, once it takes long. */
  readonly soFar?: number | undefined;
}

/** Says how much has come of what takes long to load; nothing before that. */
export function SlowNote({ soFar }: SlowProps) {
  if (soFar === undefined) return null;
  return (
    <SecondaryText role="status" sx={{ marginTop: '0.75rem' }}>
      {sharedMessages.stillLoading(soFar)}
    </SecondaryText>
  );
}

interface TabSkeletonProps extends SlowProps {
  /** The shape of what is loading; a heading and three lines without it. */
  readonly children?: ReactNode;
}

/** A placeholder for a tab that is loading. */
export function TabSkeleton({ soFar, children }: TabSkeletonProps) {
  return (
    <VStack role="status" sx={HIDES_WHAT_IS_BELOW}>
      <VisuallyHidden>{sharedMessages.loading}</VisuallyHidden>
      <SlowNote soFar={soFar} />
      {children ?? (
        <>
          <Skeleton variant="rounded" width="14rem" height="2rem" />
          <Skeleton variant="rounded" height="3rem" />
          <Skeleton variant="rounded" height="3rem" />
          <Skeleton variant="rounded" height="3rem" />
        </>
      )}
    </VStack>
  );
}

interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  readonly title?: string;
  /** Undefined where only the page can be loaded again. */
  readonly failure?: Failure | undefined;
  /** Undefined where nothing can be tried again. */
  readonly onRetry: (() => void) | undefined;
}

/** Says what could not be loaded and why, and offers to try again. */
export function LoadFailure({
  title = sharedMessages.loadFailed,
  failure,
  onRetry,
}: LoadFailureProps) {
  const action = onRetry && (
    <Button variant="outlined" color="inherit" onClick={onRetry}>
      {sharedMessages.tryAgain}
    </Button>
  );
  return (
    <Notice tone="error" title={title} action={action}>
      {failure?.message}
    </Notice>
  );
}

interface EmptyStateProps {
  readonly children: ReactNode;
  /** The button that begins the list; none where it can't begin here. `href` leaves the panel. */
  readonly begin?:
    | (Pick<MoreAction, 'label' | 'onClick' | 'to'> & { readonly href?: string })
    | undefined;
  /** Who the button is shown to: those who may change the books, unless another right is named. */
  readonly right?: Right;
}

/** Says that a list has no rows and what will be here, with the button that begins it. */
export function EmptyState({ children, begin, right = 'keepBooks' }: EmptyStateProps) {
  return (
    <Empty>
      {children}
      {begin && (
        <IfMay right={right}>
          <Box sx={{ marginTop: '0.75rem' }}>
            <Button
              variant="outlined"
              onClick={begin.onClick}
              {...(begin.to && { component: PanelLink, ...begin.to })}
              {...(begin.href !== undefined && { href: begin.href })}
            >
              {begin.label}
            </Button>
          </Box>
        </IfMay>
      )}
    </Empty>
  );
}

const Empty = styled(Well)(({ theme }) => ({
  padding: '2.25rem 1.25rem',
  textAlign: 'center',
  textWrap: 'balance',
  borderStyle: 'dashed',
  borderColor: theme.vars.palette.brand.inputLine,
  color: theme.vars.palette.text.secondary,
}));
