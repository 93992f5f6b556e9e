import { ERRORS } from '@pa-ledger/domain/errors';
import { showInShell } from './shell-message.ts';
import { startVisit } from './start-visit.ts';
import { sentencesOf } from './sentences.ts';
import { titleOf } from './titles.ts';

// Before everything else: the request must not wait for the page to be drawn.
const visit = startVisit({
  location: window.location,
  history: window.history,
  page: document,
  send: (path, init) => fetch(path, init),
});

document.title = titleOf(visit.kind === 'reject' ? 'reject' : 'approve');

if (visit.kind === 'approve') {
  void visit.approval.then((outcome) => showInShell(...sentencesOf(outcome)));
}

import('./main.tsx').then(
  ({ showPage }) => showPage(visit),
  () => {
    // An approval is on its way all the same, and its outcome will be told.
    if (visit.kind !== 'approve') showInShell(ERRORS.loadFailed.message);
  },
);
