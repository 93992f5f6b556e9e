import { openLink } from './opening.ts';
import { titleOf } from './titles.ts';
import { showPlainly } from './plain-page.ts';

// Before everything else: the request must not wait for the page to be drawn.
const opening = openLink({
  location: window.location,
  history: window.history,
  page: document,
  send: (path, init) => fetch(path, init),
});

document.title = titleOf(opening.kind === 'reject' ? 'reject' : 'approve');

import('./main.tsx').then(
  ({ showPage }) => showPage(opening),
  () => showPlainly(opening),
);
