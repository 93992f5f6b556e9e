import { mount } from '../app/mount.tsx';
import { ApprovePage } from './ApprovePage.tsx';
import type { Visit } from './start-visit.ts';

/** Draws the page; `start.ts` has opened the link already. */
export function showPage(visit: Visit): void {
  mount(<ApprovePage visit={visit} />);
}
