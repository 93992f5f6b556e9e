import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Returns the number of the page in the middle of the visible part.
 * @param box the scrolling box.
 * @param list the element with the pages.
 * @param zoom when it changes, the same spot stays in the middle.
 */
export function usePageInView(
  box: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  zoom: number,
) {
  const [page, setPage] = useState(1);
  const middle = useRef({ x: 0.5, y: 0 });

  const onScroll = (): void => {
    if (box.current === null || list.current === null) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth } =
      box.current;
    const center = scrollTop + clientHeight / 2;
    middle.current = { x: (scrollLeft + clientWidth / 2) / scrollWidth, y: center / scrollHeight };
    const places = [...list.current.children];
    const above = places.findLastIndex(
      (place) => place instanceof HTMLElement && place.offsetTop <= center,
    );
    setPage(Math.max(0, above) + 1);
  };

  useLayoutEffect(() => {
    if (box.current === null) return;
    const { clientHeight, clientWidth, scrollHeight, scrollWidth } = box.current;
    const { x, y } = middle.current;
    box.current.scrollTo(x * scrollWidth - clientWidth / 2, y * scrollHeight - clientHeight / 2);
  }, [box, zoom]);

  return { page, onScroll };
}
