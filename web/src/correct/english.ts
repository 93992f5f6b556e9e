import { uiMessages } from '../ui/ui-messages.ts';
import { linkMessages } from '../app/link-messages.ts';
import type { PageMessages } from '../ui/messages.ts';

/** The correction page's words. */
export const english = {
  ui: uiMessages,
  link: linkMessages,
} satisfies PageMessages;
