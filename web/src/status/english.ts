import { uiMessages } from '../ui/ui-messages.ts';
import { linkMessages } from '../app/link-messages.ts';
import { statusMessages } from './status-messages.ts';
import type { PageMessages } from '../ui/messages.ts';

/** The status page's words. */
export const english = {
  ui: uiMessages,
  link: linkMessages,
  status: statusMessages,
} satisfies PageMessages;
