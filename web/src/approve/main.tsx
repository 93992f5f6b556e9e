import { mount } from '../app/mount.tsx';
import type { PageMessages } from '../ui/messages.ts';
import { ApprovePage } from './ApprovePage.tsx';
import { readingAddress } from './link-location.ts';
import type { Visit } from './start-visit.ts';

/** Renders the page in the language of its words; `start-page.ts` has already started the visit. */
export function showPage(visit: Visit, messages: PageMessages): void {
  const own = { path: '/approve', current: readingAddress } as const;
  mount(<ApprovePage visit={visit} />, messages, own);
}
