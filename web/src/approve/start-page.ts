import type { PageMessages } from '../ui/messages.ts';
import { outcomeMessages, type OutcomeWords } from './outcome-words.ts';
import { showInShell } from './shell-message.ts';
import { startVisit } from './start-visit.ts';

/** Starts the visit, whose request must not wait for the page to render, and then renders the page. */
export function startPage(messages: PageMessages & OutcomeWords): void {
  const visit = startVisit({
    location: window.location,
    history: window.history,
    page: document,
    send: (path, init) => fetch(path, init),
    words: messages,
  });

  const rejects =
    (visit.kind === 'review' && visit.rejects) ||
    (visit.kind === 'refused' && visit.action === 'reject');
  document.title = messages.approve.title(rejects ? 'reject' : 'approve');

  if (visit.kind === 'approve') {
    void visit.approval.then((outcome) => showInShell(...outcomeMessages(messages, outcome)));
  }

  import('./main.tsx').then(
    ({ showPage }) => showPage(visit, messages),
    () => {
      // The approval went out anyway, and its outcome shows.
      if (visit.kind !== 'approve') showInShell(messages.page.loadFailed);
    },
  );
}
