import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { changeRecorded } from '../../tools/seed/put-recorded.ts';
import { db } from '../functions/support/suite.ts';
import { openAsAdmin } from './support/admin.ts';
import { ownBooks, putItem, stored } from './support/ledger.ts';
import { DESK, expect, expectComplaint, REFUSED, test } from './support/test.ts';

test.use(IN_ONE_PAGE);

test(
  'adds a fund, edits it against another admin, deletes what rows refer to, and restores it (#66, #68)',
  DESK,
  async ({ page, complaints }) => {
    const books = await ownBooks();
    const code = `New ${books.fundCode}`;
    const name = `Garden Fund ${books.fundCode}`;
    await openAsAdmin(page, '/admin/financial/funds');
    await page.getByRole('button', { name: 'Add Fund' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Code').fill(code);
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Add Fund' }).click();
    await expect(form).toBeHidden();
    const added = await db.collection('funds').where('code', '==', code).get();
    expect(added.docs.map((found) => found.data())).toEqual([{ code, name, version: 1 }]);
    const fundId = added.docs[0]?.id ?? '';

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await form.getByLabel('Description').fill('Mine');
    await changeRecorded(db, `funds/${fundId}`, (fund) => ({ ...fund, description: 'Theirs' }));
    await form.getByRole('button', { name: 'Update Fund' }).click();
    await expect(form.getByRole('alert')).toContainText('Theirs: Theirs');
    await form.getByRole('button', { name: 'Save mine over theirs' }).click();
    await expect(form).toBeHidden();
    const edited = { code, name, description: 'Mine', version: 3 };
    expect(await stored(`funds/${fundId}`)).toEqual(edited);

    await putItem('manualExpenses', { ...books, fundId });
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 manual expense refers to it.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name })).toBeHidden();
    expect((await db.doc(`funds/${fundId}`).get()).exists).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    expect(await stored(`funds/${fundId}`)).toEqual({ ...edited, version: 5 });
    expectComplaint(complaints, REFUSED);
  },
);
