import { ERRORS } from '@pa-ledger/domain/errors';
import type { Opening } from './opening.ts';
import { sentencesOf } from './sentences.ts';

/** When the page itself cannot be loaded: an approval is on its way all the same, and its outcome must be told. */
export async function showPlainly(opening: Opening): Promise<void> {
  const sentences =
    opening.kind === 'approve' ? sentencesOf(await opening.approval) : [ERRORS.loadFailed.message];
  const heading = document.createElement('h1');
  heading.textContent = document.title;
  const lines = sentences.map((sentence) => {
    const line = document.createElement('p');
    line.textContent = sentence;
    return line;
  });
  document.body.replaceChildren(heading, ...lines);
}
