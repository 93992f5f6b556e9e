import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppRoot } from './AppRoot.tsx';
import type { PageMessages } from '../ui/messages.ts';

/**
 * Renders the page into `#root`: hydrates the prerendered HTML, or starts with an empty element.
 * @param messages its words, in its language.
 * @throws Error if the HTML has no `#root`.
 */
export function mount(page: ReactNode, messages: PageMessages): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root.');
  const isPrerendered = container.firstElementChild !== null;
  const app = (
    <AppRoot isStyled={isPrerendered} messages={messages}>
      {page}
    </AppRoot>
  );
  if (!isPrerendered) createRoot(container).render(app);
  // A transition hydrates in short slices, so that people can scroll and type on a slow phone.
  else startTransition(() => void hydrateRoot(container, app));
}
