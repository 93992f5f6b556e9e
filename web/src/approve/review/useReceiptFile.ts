import { useEffect, useState } from 'react';
import type { ApprovalLink } from '../link-location.ts';
import {
  FETCHED_UNASKED_BYTES,
  loadReceipt,
  type ReceiptFile,
  type ReviewReceipt,
} from './receipt-file.ts';

export type ReceiptState =
  /** Large: waits until it is asked for. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  /** `url` is an object URL, alive as long as the component. */
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'failed'; readonly text: string };

/** A receipt's bytes; `fetchNow` asks for a large one, or again after a failure. */
export function useReceiptFile(link: ApprovalLink, receipt: ReviewReceipt) {
  const unasked = receipt.size <= FETCHED_UNASKED_BYTES;
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
      url = URL.createObjectURL(file.blob);
      setState({ kind: 'ready', url });
    };
    void loadReceipt(link, receipt, { send: fetch, signal: stop.signal }).then(take);
    return () => {
      stop.abort();
      URL.revokeObjectURL(url);
    };
  }, [link, receipt, attempt]);

  const fetchNow = (): void => {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };

  return { state, fetchNow };
}
