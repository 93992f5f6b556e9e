import { adminToken } from './auth.ts';

/**
 * Fetches a receipt as the signed-in admin.
 * @throws Error without a connection, or if the fetch is aborted.
 */
export async function fetchReceipt(
  { expenseId, slot }: { readonly expenseId: string; readonly slot: number },
  signal: AbortSignal,
): Promise<Response> {
  const token = await adminToken();
  return fetch(`/api/receipt?slot=${slot}&expense=${encodeURIComponent(expenseId)}`, {
    headers: { Authorization: `Bearer ${token ?? ''}` },
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    signal,
  });
}
