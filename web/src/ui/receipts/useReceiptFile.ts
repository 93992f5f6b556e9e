import { useEffect, useState } from 'react';
import {
  fileForUrl,
  AUTO_FETCH_MAX_BYTES,
  loadReceipt,
  type FetchReceipt,
  type ReceiptFile,
  type ShownReceipt,
} from './receipt-file.ts';

export type ReceiptState =
  /** Large: waits until it is asked for. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  /** `url` is an object URL, alive as long as the component. */
  | { readonly kind: 'ready'; readonly url: string; readonly file: Blob }
  | { readonly kind: 'failed'; readonly text: string };

/**
 * A receipt's bytes; `fetchNow` asks for a large one, or again after a failure.
 * @param fetchReceipt another function fetches anew.
 */
export function useReceiptFile(
  fetchReceipt: FetchReceipt,
  { slot, type, size }: Omit<ShownReceipt, 'name'>,
) {
  const unasked = size <= AUTO_FETCH_MAX_BYTES;
  const [attempt, setAttempt] = useState(unasked ? 1 : 0);
  const [state, setState] = useState<ReceiptState>({ kind: unasked ? 'loading' : 'waiting' });

  useEffect(() => {
    if (attempt === 0) return;
    const stop = new AbortController();
    let url = '';
    const take = (file: ReceiptFile): void => {
      if (stop.signal.aborted) return;
      if (!file.ok) {
        setState({ kind: 'failed', text: file.text });
        return;
      }
      url = URL.createObjectURL(fileForUrl(file.blob));
      setState({ kind: 'ready', url, file: file.blob });
    };
    void loadReceipt(fetchReceipt, { slot, type }, stop.signal).then(take);
    return () => {
      stop.abort();
      URL.revokeObjectURL(url);
    };
  }, [fetchReceipt, slot, type, attempt]);

  const fetchNow = (): void => {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };

  return { state, fetchNow };
}
