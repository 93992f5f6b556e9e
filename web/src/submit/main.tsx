import { mount } from '../app/mount.tsx';
import type { PageMessages } from '../ui/messages.ts';
import { pageAt } from '../ui/own-address.ts';
import { SubmitPage } from './SubmitPage.tsx';

/** Renders the page in the language of its words. */
export function showPage(messages: PageMessages): void {
  mount(<SubmitPage />, messages, pageAt('/submit'));
}
