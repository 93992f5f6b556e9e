import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { AppRoot } from './AppRoot.tsx';

/** A page's first look as HTML, with Emotion's style elements in it. Run by the build, never in a browser. */
export function renderShell(Page: ComponentType): string {
  return renderToString(
    <AppRoot>
      <Page />
    </AppRoot>,
  );
}
