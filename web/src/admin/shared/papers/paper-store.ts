import { papersIn, type PaperClaim, type Papers } from '@pa-ledger/domain/papers/paper';
import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';
import type { ApiResult } from '../../../data/api-result.ts';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { listenDocument } from '../../../data/listen.ts';
import type { PreparedReceipt } from '../../../ui/receipts/upload/prepare-receipt.ts';
import { receiptProcessing } from '../../../ui/receipts/upload/receipt-processing.ts';
import { combineStores, keyedStores, liveStore } from '../records/live-store.ts';

const PATH = '/api/admin/manage-papers';

const NONE: Papers = papersIn(null);

/** Returns a record's papers, live. @param owner from `paperOwner`. */
export const papersOf = keyedStores((owner: string) =>
  combineStores(
    [
      liveStore<Papers | null>((onChange) =>
        listenDocument('papers', owner, (fields) => papersIn(fields), onChange),
      ),
    ],
    ([found]) => found ?? NONE,
  ),
);

/** What became of an upload: where the file is now, or why it's nowhere. */
export type PaperUpload = PaperClaim | 'noPlace' | 'denied';

/**
 * Uploads a file to the first free slot of a record.
 * @param owner from `paperOwner`.
 * @param from the first slot to try.
 * @throws Error without a connection.
 */
export async function uploadPaper(
  owner: string,
  { papers, removed }: Papers,
  { name, type, bytes, sha256 }: PreparedReceipt,
  from: number,
): Promise<PaperUpload> {
  const used = new Set([...papers.map(({ slot }) => slot), ...removed]);
  const free = Array.from({ length: MAX_RECEIPTS }, (_, slot) => slot).filter(
    (slot) => slot >= from && !used.has(slot),
  );
  const upload = { folder: 'papers', owner, bytes, type } as const;
  const { signal } = new AbortController();
  for (const slot of free) {
    const onProgress = () => undefined;
    const outcome = await receiptProcessing.upload({ ...upload, slot, onProgress, signal });
    if (outcome === 'stored') return { slot, name, type, size: bytes.size, sha256 };
  }
  return free.length === 0 ? 'noPlace' : 'denied';
}

/** Adds an uploaded file to its record. The same again changes nothing. */
export function addPaper(owner: string, paper: PaperClaim): Promise<ApiResult> {
  return callAdminApi(PATH, { act: 'add', of: owner, paper });
}

/** Removes a paper that was added by mistake. */
export function removePaper(
  owner: string,
  { slot, sha256 }: Pick<PaperClaim, 'slot' | 'sha256'>,
): Promise<ApiResult> {
  return callAdminApi(PATH, { act: 'remove', of: owner, slot, sha256 });
}
