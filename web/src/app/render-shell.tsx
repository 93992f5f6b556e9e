import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { AppRoot } from './AppRoot.tsx';

/** Renders a page's first view as HTML with Emotion's style elements. Only the build runs it. */
export function renderShell(Page: ComponentType): string {
  return renderToString(
    <AppRoot>
      <Page />
    </AppRoot>,
  );
}
