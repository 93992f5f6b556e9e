import type { ReferencePage } from './site-server.ts';

/** A page of text without a script, and a page whose only script asks for a request: nothing can be quicker. */
export const STATIC_PAGE = '/reference/static';
export const TINY_PAGE = '/reference/approve';
const TINY_SCRIPT = '/reference/approve.js';

/** Returns a page of a reference. @param head what follows the title. */
export const referenceHtml = (head: string, body: string): ReferencePage => ({
  type: 'text/html; charset=utf-8',
  text: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Reference</title>${head}</head><body>${body}</body></html>`,
});

const PARAGRAPH = '<p>Fill in the form and add the receipts, one for each purchase.</p>';

/** What the server of the built site serves beside it. */
export const REFERENCES: ReadonlyMap<string, ReferencePage> = new Map([
  [STATIC_PAGE, referenceHtml('', `<h1>Expense Submission</h1>${PARAGRAPH.repeat(12)}`)],
  [
    TINY_PAGE,
    referenceHtml(`<script src="${TINY_SCRIPT}" defer></script>`, '<h1>Expense Approval</h1>'),
  ],
  [
    TINY_SCRIPT,
    {
      type: 'text/javascript; charset=utf-8',
      text: `
        const headers = { 'X-Approval-Token': location.hash.slice(1) };
        fetch('/api/review-expense', { headers })
          .then((answer) => answer.json())
          .then(({ review }) => {
            document.body.append('$' + review.submission.amount.toFixed(2));
          });`,
    },
  ],
]);
