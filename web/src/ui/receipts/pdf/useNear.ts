import { useStore } from '../../../app/store.ts';
import { printing } from '../../printing.ts';
import { useEffect, useState, type RefObject } from 'react';

/** While someone rotates or resizes a window, nothing is visible for a moment. */
const GONE_AFTER_MS = 500;

/**
 * Reports whether an element is near the visible part.
 * @param margin the distance that counts as near, in heights of the scrolling box: `50%`.
 * @param root the scrolling box; the window by default.
 */
export function useNear(
  element: RefObject<Element | null>,
  margin: string,
  root?: RefObject<Element | null>,
): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        clearTimeout(leaving);
        if (last.isIntersecting) setNear(true);
        else leaving = setTimeout(setNear, GONE_AFTER_MS, false);
      },
      { root: root?.current ?? null, rootMargin: `${margin} 0px` },
    );
    observer.observe(element.current);
    return () => {
      clearTimeout(leaving);
      observer.disconnect();
    };
  }, [element, margin, root]);
  return useStore(printing) || near;
}
