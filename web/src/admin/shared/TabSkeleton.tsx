import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { sharedMessages } from './shared-messages.ts';

/** A placeholder for a tab that is loading. */
export function TabSkeleton() {
  return (
    <Lines role="status">
      <VisuallyHidden>{sharedMessages.loading}</VisuallyHidden>
      <Skeleton variant="rounded" width="14rem" height="2rem" />
      <Skeleton variant="rounded" height="3rem" />
      <Skeleton variant="rounded" height="3rem" />
      <Skeleton variant="rounded" height="3rem" />
    </Lines>
  );
}

const Lines = styled('div')({ display: 'grid', gap: '0.75rem' });
