import { useEffect } from 'react';

/** Finishes what can be finished. @returns whether the person can leave the page now and lose nothing. */
type Finish = () => Promise<boolean>;

const unfinished = new Set<Finish>();

/** Has the choice of language wait for something, and ask if it can't be finished. @param finish null if there's nothing. */
export function useBeforeLeaving(finish: Finish | null): void {
  useEffect(() => {
    if (finish === null) return;
    unfinished.add(finish);
    return () => void unfinished.delete(finish);
  }, [finish]);
}

/** Waits for everything that leaving the page would break off. @returns whether nothing would be lost. */
export async function finishBeforeLeaving(): Promise<boolean> {
  const finished = await Promise.all([...unfinished].map((finish) => finish()));
  return finished.every(Boolean);
}
