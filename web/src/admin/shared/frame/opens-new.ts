import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** In a page's address: opens the form of a new record. */
export const OPENS_NEW = 'new';

/** Opens the form of a new record where the address asks for it, once it can be opened. */
export function useOpensNew(isReady: boolean, open: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(OPENS_NEW) && isReady;
  const answer = useEffectEvent(() => {
    setParams(
      (now) => {
        now.delete(OPENS_NEW);
        return now;
      },
      { replace: true },
    );
    open();
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
