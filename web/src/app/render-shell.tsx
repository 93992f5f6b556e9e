import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { AppRoot } from './AppRoot.tsx';
import { SiteStyles } from './SiteStyles.tsx';
import type { PageMessages } from '../ui/messages.ts';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { pageAt, type PublicPath } from '../ui/own-address.ts';

/**
 * Renders a page's first view as HTML with Emotion's style elements. Only the build runs it.
 * @param path its address after the language's folder; null if it offers no other language.
 */
export function renderShell(
  Page: ComponentType,
  messages: PageMessages,
  path: PublicPath | null,
): string {
  return renderToString(
    <AppRoot
      styles={<SiteStyles />}
      messages={messages}
      inBand={path !== null && <LanguageChoice page={pageAt(path)} />}
    >
      <Page />
    </AppRoot>,
  );
}
