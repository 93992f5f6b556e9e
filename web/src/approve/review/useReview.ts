import { useEffect, useState } from 'react';
import type { ApprovalLink } from '../link-location.ts';
import { loadReview, type ReviewAnswer } from './load-review.ts';

/**
 * Loads the link's expense.
 * @param first the answer that was requested before the page was rendered.
 * @returns `answer` is null while it is pending; `retry` requests it again.
 */
export function useReview(link: ApprovalLink, first: Promise<ReviewAnswer>) {
  const [request, setRequest] = useState(first);
  const [answer, setAnswer] = useState<ReviewAnswer | null>(null);

  useEffect(() => {
    let mounted = true;
    void request.then((received) => {
      if (mounted) setAnswer(received);
    });
    return () => {
      mounted = false;
    };
  }, [request]);

  const retry = (): void => {
    setAnswer(null);
    setRequest(loadReview(link, fetch));
  };

  return { answer, retry };
}
