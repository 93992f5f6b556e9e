import { adminToken } from './auth.ts';

/** A receipt of an expense, or a paper of a record. */
export interface FileOf {
  readonly of: 'expense' | 'papers';
  /** The expense's id, or `paperOwner`'s. */
  readonly id: string;
}

/**
 * Fetches a file as the signed-in admin.
 * @throws Error without a connection, or if the fetch is aborted.
 */
export async function fetchReceipt(
  { of, id, slot }: FileOf & { readonly slot: number },
  signal: AbortSignal,
): Promise<Response> {
  const token = await adminToken();
  return fetch(`/api/receipt?slot=${slot}&${of}=${encodeURIComponent(id)}`, {
    headers: { Authorization: `Bearer ${token ?? ''}` },
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    signal,
  });
}
