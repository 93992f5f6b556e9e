import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** A tab that is on its way. */
export function TabSkeleton() {
  return (
    <Stack role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton variant="rounded" width="14rem" height="2rem" />
      <Skeleton variant="rounded" height="3rem" />
      <Skeleton variant="rounded" height="3rem" />
      <Skeleton variant="rounded" height="3rem" />
    </Stack>
  );
}

const Stack = styled('div')({ display: 'grid', gap: '0.75rem' });
