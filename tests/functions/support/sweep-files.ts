import { sweepReceipts } from '../../../functions/src/expenses/receipts/sweep-receipts.ts';
import type { ReceiptStore, Services } from '../../../functions/src/platform/services.ts';

/**
 * Runs the sweeper of receipts over the files of these expenses and records alone. The bucket holds those of tests that run
 * beside this one too, and nothing in this one's project names them: the whole sweep would take them for left behind.
 */
export function sweepFilesOf(services: Services, owners: readonly string[]): Promise<void> {
  const own = (store: ReceiptStore): ReceiptStore => ({
    ...store,
    forEach: (visit) =>
      store.forEach(async (found) => {
        if (owners.includes(found.owner)) await visit(found);
      }),
  });
  return sweepReceipts({
    ...services,
    receipts: own(services.receipts),
    papers: own(services.papers),
  });
}
