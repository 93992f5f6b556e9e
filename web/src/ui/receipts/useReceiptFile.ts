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
  /** Large: waits for a click. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  /** `url` is an object URL, valid while the component is mounted. */
  | { readonly kind: 'ready'; readonly url: string; readonly file: Blob }
  | { readonly kind: 'failed' };

/**
 * Loads a receipt's file; `fetchNow` loads a large one, or tries again after a failure.
 * @param fetchReceipt a new function loads the file again.
 */
export function useReceiptFile(
  fetchReceipt: FetchReceipt,
  { slot, type, size }: Omit<ShownReceipt, 'name'>,
) {
  const automatic = size <= AUTO_FETCH_MAX_BYTES;
  const [attempt, setAttempt] = useState(automatic ? 1 : 0);
  const [state, setState] = useState<ReceiptState>({ kind: automatic ? 'loading' : 'waiting' });

  useEffect(() => {
    if (attempt === 0) return;
    const abort = new AbortController();
    let url = '';
    const onLoaded = (file: ReceiptFile): void => {
      if (abort.signal.aborted) return;
      if (!file.ok) {
        setState({ kind: 'failed' });
        return;
      }
      url = URL.createObjectURL(fileForUrl(file.blob));
      setState({ kind: 'ready', url, file: file.blob });
    };
    void loadReceipt(fetchReceipt, { slot, type }, abort.signal).then(onLoaded);
    return () => {
      abort.abort();
      URL.revokeObjectURL(url);
    };
  }, [fetchReceipt, slot, type, attempt]);

  const fetchNow = (): void => {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };

  return { state, fetchNow };
}
