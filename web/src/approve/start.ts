import { english } from './english.ts';
import { outcomeMessages } from './outcome-words.ts';
import { showInShell } from './shell-message.ts';
import { startVisit } from './start-visit.ts';

// Runs before everything else: the request must not wait for the page to render.
const visit = startVisit({
  location: window.location,
  history: window.history,
  page: document,
  send: (path, init) => fetch(path, init),
  words: english,
});

const rejects =
  (visit.kind === 'review' && visit.rejects) ||
  (visit.kind === 'refused' && visit.action === 'reject');
document.title = english.approve.title(rejects ? 'reject' : 'approve');

if (visit.kind === 'approve') {
  void visit.approval.then((outcome) => showInShell(...outcomeMessages(english, outcome)));
}

import('./main.tsx').then(
  ({ showPage }) => showPage(visit),
  () => {
    // The approval went out anyway, and its outcome shows.
    if (visit.kind !== 'approve') showInShell(english.page.loadFailed);
  },
);
