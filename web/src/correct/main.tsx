import { mount } from '../app/mount.tsx';
import { restoreFragment } from '../app/submitter-link.ts';
import type { PageMessages } from '../ui/messages.ts';
import { pageAt } from '../ui/own-address.ts';
import { CorrectPage } from './CorrectPage.tsx';

/** Renders the page in the language of its words. */
export function showPage(messages: PageMessages): void {
  restoreFragment(window.location, window.history);
  mount(<CorrectPage />, messages, pageAt('/correct'));
}
