import { useLayoutEffect, useRef } from 'react';
import { linkId } from './expense-columns.tsx';
import { ExpenseList } from './ExpenseList.tsx';

interface PersistentListProps {
  readonly search: string;
  /** The expense that is shown instead of the list; null shows the list. */
  readonly open: string | null;
}

/** The list, which stays mounted while an expense is shown; coming back restores the scroll position and the focus. */
export function PersistentList({ search, open }: PersistentListProps) {
  const place = useRef({ top: 0, opened: open });
  const hidden = open !== null;

  // A layout effect: without the list the page is shorter and scrolls by itself.
  useLayoutEffect(() => {
    if (hidden) return;
    const remember = (): void => {
      place.current.top = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [hidden]);

  useLayoutEffect(() => {
    const { top, opened } = place.current;
    place.current.opened = open;
    if (open !== null || opened === null) return;
    window.scrollTo(0, top);
    document.getElementById(linkId(opened))?.focus({ preventScroll: true });
  }, [open]);

  return (
    <div hidden={hidden}>
      <ExpenseList search={search} shown={!hidden} />
    </div>
  );
}
