import { mount } from '../app/mount.tsx';
import { ApprovePage } from './ApprovePage.tsx';
import type { Opening } from './opening.ts';

/** Draws the page; `start.ts` has opened the link already. */
export function showPage(opening: Opening): void {
  mount(<ApprovePage opening={opening} />);
}
