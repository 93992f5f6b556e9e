import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { AppRoot } from './AppRoot.tsx';
import type { PageMessages } from '../ui/messages.ts';

/** Renders a page's first view as HTML with Emotion's style elements. Only the build runs it. */
export function renderShell(Page: ComponentType, messages: PageMessages): string {
  return renderToString(
    <AppRoot messages={messages}>
      <Page />
    </AppRoot>,
  );
}
