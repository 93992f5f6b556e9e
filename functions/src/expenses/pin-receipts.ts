import type { Receipt, ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { Services } from '../platform/services.ts';

/**
 * Pins receipts one after another, so that ten of 10 MB are never in memory together.
 * @param owner under which id the browser has uploaded them.
 * @throws DomainError if one is not what the form says.
 */
export async function pinReceipts(
  owner: string,
  claims: readonly ReceiptClaim[],
  { receipts }: Pick<Services, 'receipts'>,
): Promise<Receipt[]> {
  const pinned: Receipt[] = [];
  for (const claim of claims) pinned.push(await receipts.pin(owner, claim));
  return pinned;
}
