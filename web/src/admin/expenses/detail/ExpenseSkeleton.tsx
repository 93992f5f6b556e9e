import Skeleton from '@mui/material/Skeleton';
import { VStack } from '../../../ui/layout.ts';
import { TabSkeleton } from '../../shared/frame/LoadState.tsx';
import { ReceiptsPlace, SheetGrid } from './sheet-layout.ts';

/** A placeholder for an expense: its summary, and the place of its receipt. */
export function ExpenseSkeleton() {
  return (
    <TabSkeleton>
      <SheetGrid as="div">
        <VStack>
          <Skeleton variant="rounded" width="14rem" height="1.5rem" />
          <Skeleton variant="rounded" height="2.25rem" />
          <Skeleton variant="rounded" height="3rem" />
          <Skeleton
            variant="rounded"
            width="10rem"
            height="2.75rem"
            sx={{ marginBottom: '1rem' }}
          />
        </VStack>
        <ReceiptsPlace className="receipts">
          <Skeleton variant="rounded" height="100%" sx={{ flex: 1, minHeight: '24rem' }} />
        </ReceiptsPlace>
      </SheetGrid>
    </TabSkeleton>
  );
}
