import { useEffect, useState } from 'react';
import { useWords } from '../ui/messages.ts';
import type { Failure } from './answer.ts';
import { askWithLink, type SubmitterLink } from './submitter-link.ts';

/** What a link's address answered: the requested field, or why there is none. */
export type LinkAnswer<T> = { readonly ok: true; readonly value: T } | Failure;

/**
 * Reads with a link when the page opens.
 * @param member the answer's field; `read` treats it as what the server of the same release builds.
 * @returns `answer` is null while it's pending; `retry` asks again.
 */
export function useLinkAnswer<T>(
  path: `/api/${string}`,
  link: SubmitterLink,
  member: string,
  read: (value: object) => T,
): { readonly answer: LinkAnswer<T> | null; readonly retry: () => void } {
  const words = useWords('language', 'page');
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<LinkAnswer<T> | null>(null);
  useEffect(() => {
    let mounted = true;
    void askWithLink(path, link, words).then((received) => {
      if (!mounted) return;
      const value = received.ok ? received.fields[member] : null;
      if (!received.ok) setAnswer(received);
      else if (typeof value === 'object' && value !== null)
        setAnswer({ ok: true, value: read(value) });
      else setAnswer({ ok: false, text: words.page.loadFailed, retry: true });
    });
    return () => {
      mounted = false;
    };
  }, [path, link, member, read, attempt, words]);
  const retry = (): void => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  return { answer, retry };
}
