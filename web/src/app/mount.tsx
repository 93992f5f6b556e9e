import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import type { PageMessages } from '../ui/messages.ts';
import type { PublicPage } from '../ui/own-address.ts';
import { AppRoot } from './AppRoot.tsx';
import { rootElement } from './root-element.ts';

/**
 * Hydrates a public page's prerendered HTML.
 * @param messages its words, in its language. @param own which page it is, for the choice of another language.
 * @throws Error if the HTML has no `#root`.
 */
export function mount(page: ReactNode, messages: PageMessages, own: PublicPage): void {
  const app = (styles?: ReactNode) => (
    <AppRoot styles={styles} messages={messages} inBand={<LanguageChoice page={own} />}>
      {page}
    </AppRoot>
  );
  const container = rootElement();
  // A transition hydrates in short slices, so that people can scroll and type on a slow phone.
  if (!import.meta.env.DEV) startTransition(() => void hydrateRoot(container, app()));
  // In development nothing is prerendered.
  else
    void import('./SiteStyles.tsx').then(({ SiteStyles }) =>
      createRoot(container).render(app(<SiteStyles />)),
    );
}
