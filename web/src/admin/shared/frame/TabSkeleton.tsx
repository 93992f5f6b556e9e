import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { VStack } from '../../../ui/layout.ts';
import { sharedMessages } from '../shared-messages.ts';

/** A placeholder for a tab that is loading. */
export function TabSkeleton() {
  return (
    <VStack role="status">
      <VisuallyHidden>{sharedMessages.loading}</VisuallyHidden>
      <Skeleton variant="rounded" width="14rem" height="2rem" />
      <Skeleton variant="rounded" height="3rem" />
      <Skeleton variant="rounded" height="3rem" />
      <Skeleton variant="rounded" height="3rem" />
    </VStack>
  );
}
