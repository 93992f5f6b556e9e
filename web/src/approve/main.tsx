import { mount } from '../app/mount.tsx';
import { ApprovePage } from './ApprovePage.tsx';
import type { Visit } from './start-visit.ts';

/** Renders the page; `start.ts` has started the visit already. */
export function showPage(visit: Visit): void {
  mount(<ApprovePage visit={visit} />);
}
