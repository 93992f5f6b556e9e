import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppRoot } from './AppRoot.tsx';

/**
 * Draws the page into `#root`: takes over what the build has put there, or starts from nothing.
 * @throws Error when the HTML has no `#root`.
 */
export function mount(page: ReactNode): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root.');
  const app = <AppRoot>{page}</AppRoot>;
  if (container.firstElementChild === null) createRoot(container).render(app);
  // As a transition it is done in short slices, so that a slow phone scrolls and types meanwhile.
  else startTransition(() => void hydrateRoot(container, app));
}
