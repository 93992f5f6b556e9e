import { membersOf } from '@pa-ledger/domain/untyped';
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
const PASTED: readonly Readonly<Record<string, readonly [pasted: string, stored: string]>>[] = [
  {
    Phone: ['\u202a+1 555 010 0142\u202c', '+1 555 010 0142'],
    Email: ['mailto:pat.doe@example.com', 'pat.doe@example.com'],
    Description: ['Paper\u000bMarkers', 'Paper\nMarkers'],
  },
  {
    Phone: ['\u202d(555) 010-0142\u202c', '(555) 010-0142'],
    Email: ['Pat Doe <pat.doe@example.com>', 'pat.doe@example.com'],
  },
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a pasted text is stored without what was copied along with it', DESK, async ({ page }) => {
  for (const form of PASTED) {
    await openForm(page);
    await typeInto(page);
    for (const [label, [pasted]] of Object.entries(form)) {
      const input = page.getByLabel(label);
      await input.fill('');
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
      await input.press('ControlOrMeta+v');
      await expect(input).not.toHaveValue('');
    }
    await choose(page, smallPdf('a.pdf'));
    await waitForUpload(page, 'a.pdf');
    const sent = page.waitForRequest('**/api/submit-expense');
    await submitAndReadReference(page);
    const { id } = membersOf((await sent).postDataJSON());
    const [contact, expense] = await Promise.all(
      ['contacts', 'expenses'].map((collection) => db.doc(`${collection}/${String(id)}`).get()),
    );
    expect(contact?.get('phone')).toBe(form['Phone']?.[1]);
    expect(contact?.get('email')).toBe(form['Email']?.[1]);
    if ('Description' in form)
      expect(expense?.get('submission.description')).toBe(form['Description'][1]);
  }
});
