import { useEffect, useState } from 'react';
import type { ApprovalLink } from '../link-location.ts';
import { loadReview, type ReviewAnswer } from './load-review.ts';

/**
 * The expense behind the link.
 * @param first the answer that was asked for before the page was drawn.
 * @returns `answer` is null while it is on its way; `retry` asks again.
 */
export function useReview(link: ApprovalLink, first: Promise<ReviewAnswer>) {
  const [asked, setAsked] = useState(first);
  const [answer, setAnswer] = useState<ReviewAnswer | null>(null);

  useEffect(() => {
    let watched = true;
    void asked.then((found) => {
      if (watched) setAnswer(found);
    });
    return () => {
      watched = false;
    };
  }, [asked]);

  const retry = (): void => {
    setAnswer(null);
    setAsked(loadReview(link, fetch));
  };

  return { answer, retry };
}
