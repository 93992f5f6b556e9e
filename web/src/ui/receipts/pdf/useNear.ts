import { useStore } from '../../../app/store.ts';
import { printing } from '../../printing.ts';
import { useEffect, useState, type RefObject } from 'react';

interface Nearness {
  /** Whether the element is visible or close to it. */
  readonly near: boolean;
  /** Its height at the last change, in CSS pixels. */
  readonly height: number;
}

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
): Nearness {
  const [nearness, setNearness] = useState<Nearness>({ near: false, height: 0 });
  useEffect(() => {
    if (element.current === null) return;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        clearTimeout(leaving);
        const now = { near: last.isIntersecting, height: last.boundingClientRect.height };
        if (now.near) setNearness(now);
        else leaving = setTimeout(setNearness, GONE_AFTER_MS, now);
      },
      { root: root?.current ?? null, rootMargin: `${margin} 0px` },
    );
    observer.observe(element.current);
    return () => {
      clearTimeout(leaving);
      observer.disconnect();
    };
  }, [element, margin, root]);
  const isPrinting = useStore(printing);
  return { ...nearness, near: nearness.near || isPrinting };
}
