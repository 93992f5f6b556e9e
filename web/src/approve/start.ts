import { ERRORS } from '@pa-ledger/domain/errors';
import { sayInShell } from './first-words.ts';
import { openLink } from './opening.ts';
import { sentencesOf } from './sentences.ts';
import { titleOf } from './titles.ts';

// Before everything else: the request must not wait for the page to be drawn.
const opening = openLink({
  location: window.location,
  history: window.history,
  page: document,
  send: (path, init) => fetch(path, init),
});

document.title = titleOf(opening.kind === 'reject' ? 'reject' : 'approve');

if (opening.kind === 'approve') {
  void opening.approval.then((outcome) => sayInShell(...sentencesOf(outcome)));
}

import('./main.tsx').then(
  ({ showPage }) => showPage(opening),
  () => {
    // An approval is on its way all the same, and its outcome will be told.
    if (opening.kind !== 'approve') sayInShell(ERRORS.loadFailed.message);
  },
);
