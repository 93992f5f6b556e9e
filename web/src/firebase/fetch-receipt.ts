import { adminToken } from './auth.ts';

/** A receipt of an expense, or the picture of a deposit's slip. */
export interface FileOf {
  readonly of: 'expense' | 'deposit';
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
