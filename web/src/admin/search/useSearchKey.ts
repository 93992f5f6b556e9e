import { useEffect, useEffectEvent } from 'react';

/** Calls back for Ctrl-K, or Cmd-K on a Mac: the key of the search. */
export function useSearchKey(onKey: () => void): void {
  const answer = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      answer();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
