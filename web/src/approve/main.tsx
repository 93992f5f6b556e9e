import { mount } from '../app/mount.tsx';
import { english } from './english.ts';
import { ApprovePage } from './ApprovePage.tsx';
import type { Visit } from './start-visit.ts';

/** Renders the page; `start.ts` has already started the visit. */
export function showPage(visit: Visit): void {
  mount(<ApprovePage visit={visit} />, english);
}
