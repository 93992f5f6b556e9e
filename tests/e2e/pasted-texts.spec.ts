import { membersOf } from '@pa-ledger/domain/members';
import { db } from '../functions/support/suite.ts';
import { smallPdf } from './support/files.ts';
import {
  choose,
  openForm,
  submitAndReadReference,
  typeInto,
  waitForUpload,
} from './support/form.ts';
import { DESK, expect, test } from './support/test.ts';

/** What contacts, mail programs and word processors add to a text that is copied, and what is stored of it. */
const PASTED = [
  ['Phone', '\u202a+1 555 010 0142\u202c', 'contacts', 'phone', '+1 555 010 0142'],
  ['Phone', '\u202d(555) 010-0142\u202c', 'contacts', 'phone', '(555) 010-0142'],
  ['Email', 'mailto:pat.doe@example.com', 'contacts', 'email', 'pat.doe@example.com'],
  ['Email', 'Pat Doe <pat.doe@example.com>', 'contacts', 'email', 'pat.doe@example.com'],
  ['Description', 'Paper\u000bMarkers', 'expenses', 'submission.description', 'Paper\nMarkers'],
] as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [label, pasted, collection, field, stored] of PASTED) {
  test(
    `${JSON.stringify(pasted)} pasted into ${label} is stored as ${JSON.stringify(stored)}`,
    DESK,
    async ({ page }) => {
      await openForm(page);
      await typeInto(page);
      const input = page.getByLabel(label);
      await input.fill('');
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
      await input.press('ControlOrMeta+v');
      await expect(input).not.toHaveValue('');
      await choose(page, smallPdf('a.pdf'));
      await waitForUpload(page, 'a.pdf');
      const sent = page.waitForRequest('**/api/submit-expense');
      await submitAndReadReference(page);
      const { id } = membersOf((await sent).postDataJSON());
      const document = await db.doc(`${collection}/${String(id)}`).get();
      expect(document.get(field)).toBe(stored);
    },
  );
}
